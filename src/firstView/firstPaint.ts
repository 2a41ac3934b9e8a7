/**
 * Calls back when the page that was served has been painted. What is fetched or done earlier would take a slow network
 * and a slow processor from what people see first. A page in the background is not painted, and waits for nothing.
 */
export function afterFirstPaint(callback: () => void): void {
  if (document.hidden) callback();
  // A frame begins before it is painted, and the next one after that.
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callback)));
}

/**
 * Resolves when the page that was served has been painted. What is fetched or done earlier would take a slow network and
 * a slow processor from what people see first. A page in the background is not painted, and waits for nothing.
 */
export function firstPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    // A frame begins before it is painted, and the next one after that.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/**
 * Calls back after the first paint of the page. Earlier work would compete with the paint for a slow network and a slow
 * processor. A page in the background is not painted, so its callback runs at once.
 */
export function afterFirstPaint(callback: () => void): void {
  if (document.hidden) callback();
  // The first animation frame runs before the paint, the second one after it.
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callback)));
}

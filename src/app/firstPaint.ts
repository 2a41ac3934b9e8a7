/**
 * Resolves when the page that was served has been painted: on a fast network the app's files are there before that, and
 * their work would have people look at nothing meanwhile. A page in the background is not painted, and waits for nothing.
 */
export function firstPaint(): Promise<void> {
  const isPainted = performance.getEntriesByName('first-paint').length > 0;
  if (document.hidden || isPainted) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

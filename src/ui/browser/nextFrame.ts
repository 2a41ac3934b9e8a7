/**
 * Resolves after the next frame, so that the page answers a press before it loads and runs more code (PERF-7). A page in
 * the background has no frames.
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Milliseconds for the first view. A browser that waits for the network is idle, too. */
const pause = 2_000;

/** Resolves when the first view has had its time, and the browser has nothing to do. */
export async function whenIdle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  // Safari does not say when it is idle.
  if (typeof window.requestIdleCallback === 'function') await new Promise((resolve) => requestIdleCallback(resolve));
}

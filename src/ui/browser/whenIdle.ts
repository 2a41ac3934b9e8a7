/** Milliseconds for the first view. A browser that waits for the network is idle, too. */
const pause = 2_000;

let firstView: Promise<void> | undefined;

/** Resolves when the first view has had its time, and the browser has nothing to do. */
export async function whenIdle(): Promise<void> {
  firstView ??= new Promise((resolve) => setTimeout(resolve, pause));
  await firstView;
  // Safari does not say when it is idle.
  if (typeof window.requestIdleCallback === 'function') await new Promise((resolve) => requestIdleCallback(resolve));
}

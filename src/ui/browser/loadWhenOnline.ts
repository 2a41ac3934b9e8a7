/**
 * Milliseconds. A browser that reports every network as 'offline' sends no event when one comes, so this also tries
 * after a pause.
 */
const pause = 5_000;

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, pause);
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/**
 * Loads a part of the app. Without a network, it is tried again until there is one. With one, the part may no longer
 * exist after a deployment: then this fails. The first request of a network that has just come may fail too, so a try
 * that follows a time without one is not the last.
 */
export async function loadWhenOnline<Part>(load: () => Promise<Part>, wasOffline = !navigator.onLine): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const isOffline = !navigator.onLine;
    if (!isOffline && !wasOffline) throw error;
    await untilOnline();
    return loadWhenOnline(load, isOffline);
  }
}

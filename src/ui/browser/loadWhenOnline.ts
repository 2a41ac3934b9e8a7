/**
 * Milliseconds. A browser that reports every network as 'offline' sends no event when one comes, so this also tries
 * after a pause.
 */
const pause = 5_000;

/** Prerendering has no network to ask about. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && !navigator.onLine;
}

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
export async function loadWhenOnline<Part>(load: () => Promise<Part>, wasOffline = isOffline()): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const stillOffline = isOffline();
    if (!stillOffline && !wasOffline) throw error;
    await untilOnline();
    return loadWhenOnline(load, stillOffline);
  }
}

import { photoCache } from './shell';

/**
 * Photos of public lists. None is kept because it passes by, for the pages of dealers and of the admin show photos too:
 * the page names those that it has shown in a public list.
 */

/** The browser counts each for some megabytes, whatever its size, because it comes from another origin. */
const mostPhotos = 60;

/** The photo as it is kept, or from the network. */
export async function answerPhoto(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: photoCache, ignoreVary: true });
  return kept ?? fetch(request);
}

async function keepPhoto(cache: Cache, address: string): Promise<void> {
  // As the page has asked for it, whose answer the browser still has.
  const asShown = { mode: 'no-cors', credentials: 'include', cache: 'force-cache' } as const;
  const photo = (await cache.match(address, { ignoreVary: true })) ?? (await fetch(address, asShown));
  // Put anew, it is the last to go.
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, photo);
}

/** Keeps the last photos that were shown. */
export async function keepPhotos(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(photoCache);
  for (const address of addresses) await keepPhoto(cache, address).catch(() => undefined);
  const kept = await cache.keys();
  for (const photo of kept.slice(0, Math.max(0, kept.length - mostPhotos))) {
    await cache.delete(photo, { ignoreVary: true });
  }
}

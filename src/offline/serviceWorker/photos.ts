import { photoCache } from './shell';

/**
 * Photos of public lists. The worker does not cache every photo that it sees, because the pages of dealers and of the
 * admin show photos too: the page names those that it has shown in a public list.
 */

/** Chrome counts each opaque answer (one from another origin) as several megabytes, whatever its size. */
const mostPhotos = 60;

/** The photo from the cache, or from the network. */
export async function answerPhoto(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: photoCache, ignoreVary: true });
  return kept ?? fetch(request);
}

async function keepPhoto(cache: Cache, address: string): Promise<void> {
  // The same request as the page's, so that the browser's HTTP cache answers it.
  const asShown = { mode: 'no-cors', credentials: 'include', cache: 'force-cache' } as const;
  const photo = (await cache.match(address, { ignoreVary: true })) ?? (await fetch(address, asShown));
  // Delete and put again: the newest photos are the last that are deleted.
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, photo);
}

/** Keeps the photos that were shown last. */
export async function cachePhotos(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(photoCache);
  for (const address of addresses) await keepPhoto(cache, address).catch(() => undefined);
  const kept = await cache.keys();
  for (const photo of kept.slice(0, Math.max(0, kept.length - mostPhotos))) {
    await cache.delete(photo, { ignoreVary: true });
  }
}

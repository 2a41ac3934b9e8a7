import { emulatorHosts } from '../../firebase/environment';
import { languageAt } from '../../shared/addresses/languageAddress';
import type { PageMessage, WorkerMessage } from './messages';
import { answerPhoto, cachePhotos } from './photos';
import type { RequestEvent, WorkerScope } from './scope';
import { answerAsset, answerNavigation, cacheShell, deleteOtherBuilds, type Shell } from './shell';

/**
 * Keeps the app's shell and the photos of public lists readable without a network. No answer of Firebase passes through
 * it. A library such as Workbox would weigh more than these three rules.
 */

/** The build replaces this name with the shell. */
declare const __SHELL__: Shell;

const shell = __SHELL__;
const scope = globalThis as unknown as WorkerScope;
const photoOrigin = emulatorHosts ? `http://${emulatorHosts.storage}` : 'https://firebasestorage.googleapis.com';

scope.addEventListener('install', (event) => event.waitUntil(cacheShell(shell)));

scope.addEventListener('activate', (event) => {
  const start = async () => {
    await deleteOtherBuilds(shell);
    // The browser then requests the page while the worker starts, which takes a while on a slow phone.
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(start());
});

async function askNetwork({ request, preloadResponse }: RequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') {
    // The English worker also gets the pages of languages whose own worker is not installed yet.
    if (origin !== scope.location.origin || languageAt(pathname) !== shell.language) return;
    const arriving = askNetwork(event);
    event.waitUntil(arriving.catch(() => undefined));
    event.respondWith(answerNavigation(shell, request.url, arriving));
  } else if (origin === scope.location.origin && pathname.startsWith('/assets/')) {
    event.respondWith(answerAsset(shell, request, (work) => event.waitUntil(work)));
  } else if (origin === photoOrigin && request.destination === 'image') {
    event.respondWith(answerPhoto(request));
  }
});

let keeping: Promise<void> = Promise.resolve();

scope.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  switch (message.type) {
    case 'takeOver':
      event.waitUntil(scope.skipWaiting());
      return;
    case 'revision':
      // A page of this build can change to this worker at once.
      if (message.revision === shell.revision) event.waitUntil(scope.skipWaiting());
      else event.source?.postMessage({ type: 'newVersion' } satisfies WorkerMessage);
      return;
    case 'photosShown': {
      const photos = message.addresses.filter((address) => new URL(address).origin === photoOrigin);
      keeping = keeping.then(() => cachePhotos(photos)).catch(() => undefined);
      event.waitUntil(keeping);
    }
  }
});

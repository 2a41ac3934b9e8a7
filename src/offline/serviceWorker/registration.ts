import type { PageMessage, WorkerMessage } from './messages';

/** Milliseconds between two questions for a new version, as people come back to a page that has long been open. */
const updateInterval = 3_600_000;

function send(worker: ServiceWorker | null, message: PageMessage): void {
  worker?.postMessage(message);
}

/** Asks whether the worker is of another build than the page; it answers only if it is. */
function compare(worker: ServiceWorker | null): void {
  send(worker, { type: 'revision', revision: document.documentElement.dataset.revision ?? '' });
}

/** Reloads the page once the worker that waits, if there is one, has taken over. */
function reloadWith(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting) {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  send(waiting, { type: 'takeOver' });
}

/** Compares with each worker that comes to wait, and with each that takes over. */
function watchWorkers(registration: ServiceWorkerRegistration): void {
  compare(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') compare(installing);
    });
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => compare(navigator.serviceWorker.controller));
}

/** A worker may have taken over since the page was loaded. A page may also be newer than the worker it was loaded by. */
async function compareWithNewest(registration: ServiceWorkerRegistration): Promise<void> {
  if (!navigator.serviceWorker.controller) return;
  await registration.update();
  if (!registration.installing && !registration.waiting) compare(registration.active);
}

function askForUpdates(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  const ask = () => {
    asked = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > updateInterval) ask();
  });
  // A part of the app that cannot be loaded may be gone because there is a new version.
  window.addEventListener('vite:preloadError', ask);
}

/**
 * Registers the service worker, where the browser has such a thing and allows it.
 *
 * @param onNewVersion called once there is a version that this page is not of; gets what reloads the page with it
 */
export async function registerServiceWorker(onNewVersion: (reload: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (!registration) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'newVersion') onNewVersion(() => reloadWith(registration));
  });
  watchWorkers(registration);
  askForUpdates(registration);
  // Without a network there is nothing newer.
  await compareWithNewest(registration).catch(() => undefined);
}

/** Tells the worker, as soon as there is one, which photos of public lists were shown. */
export function reportPhotosShown(addresses: readonly string[]): void {
  if (!('serviceWorker' in navigator) || addresses.length === 0) return;
  void navigator.serviceWorker.ready.then(({ active }) => send(active, { type: 'photosShown', addresses }));
}

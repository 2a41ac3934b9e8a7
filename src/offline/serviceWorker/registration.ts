import { ownAddress } from '../../shared/addresses/ownAddress';
import { language } from '../../shared/language';
import type { PageMessage, WorkerMessage } from './messages';
import { workerFile } from './workerFile';

/** Milliseconds between two checks for a new version, in a page that stays open for long. */
const updateInterval = 3_600_000;

/** Milliseconds for a new worker to become active. It waits while the old one answers another page. */
const takeOverTime = 3_000;

function send(worker: ServiceWorker | null, message: PageMessage): void {
  worker?.postMessage(message);
}

/** Asks the worker whether it is of another build than the page. It answers only then. */
function compare(worker: ServiceWorker | null): void {
  send(worker, { type: 'revision', revision: document.documentElement.dataset.revision ?? '' });
}

/**
 * Reloads the page, and first activates the waiting worker, if there is one. If that takes long, the page comes from the
 * network, and is of the new version too.
 */
function reloadWith(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  const reload = () => window.location.reload();
  if (!waiting) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  window.setTimeout(reload, takeOverTime);
  send(waiting, { type: 'takeOver' });
}

/** Compares builds with each worker that is installed, and with each that takes control. */
function watchWorkers(registration: ServiceWorkerRegistration): void {
  const compareOnceInstalled = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') compare(installing);
    });
  };
  compare(registration.waiting);
  // The browser looks for an update with each page load, and may have found one before this page listens.
  compareOnceInstalled();
  registration.addEventListener('updatefound', compareOnceInstalled);
  navigator.serviceWorker.addEventListener('controllerchange', () => compare(navigator.serviceWorker.controller));
}

/**
 * A worker may have been installed, or may have taken control, before this page listened. The page may be newer than the
 * worker.
 */
async function compareWithNewest(registration: ServiceWorkerRegistration): Promise<void> {
  if (!navigator.serviceWorker.controller) return;
  await registration.update();
  if (!registration.installing) compare(registration.waiting ?? registration.active);
}

function askForUpdates(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  const ask = () => {
    asked = Date.now();
    // Without a network there is no new version.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > updateInterval) ask();
  });
  // A chunk may be missing because a new version was deployed.
  window.addEventListener('vite:preloadError', ask);
}

/**
 * Registers the service worker, if the browser supports and allows it.
 *
 * @param onNewVersion called when there is a version newer than this page; its argument reloads the page with that
 *   version
 */
export async function registerServiceWorker(onNewVersion: (reload: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker
    .register(workerFile(language), { scope: ownAddress('/') })
    .catch(() => undefined);
  if (!registration) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'newVersion') onNewVersion(() => reloadWith(registration));
  });
  watchWorkers(registration);
  askForUpdates(registration);
  // Without a network there is no new version.
  await compareWithNewest(registration).catch(() => undefined);
}

/** Tells the worker, as soon as it is active, which photos of public lists were shown. */
export function reportPhotosShown(addresses: readonly string[]): void {
  if (!('serviceWorker' in navigator) || addresses.length === 0) return;
  void navigator.serviceWorker.ready.then(({ active }) => send(active, { type: 'photosShown', addresses }));
}

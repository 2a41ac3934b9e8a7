import { readSession } from './accounts/sessionStore';
import { fetchPageOf } from './app/fetchPage';
import { afterFirstPaint } from './firstView/firstPaint';
import { readServedPage } from './firstView/servedPage';
import { showLoadFailure } from './firstView/showLoadFailure';
import { shownAddress } from './shared/addresses/ownAddress';
import type { Uid } from './shared/valueTypes';

/**
 * Small, because everything else waits for it: downloads the app, and removes the part of the prerendered page that
 * does not fit this visit.
 */

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

const { dealer } = readSession();
const { isPrerendered, hidden } = readServedPage();

if (hidden === 'all') root.replaceChildren();
if (hidden === 'main') root.querySelector('main')?.replaceChildren();
delete document.documentElement.dataset.hidden;

/** The dealer's app. Its first page reads with the sign-in, which needs code and a request of its own. */
async function startDealer(sellerId: Uid): Promise<void> {
  void import('./firebase/tokens').then(({ requireSignInAs }) => requireSignInAs(sellerId)).catch(() => undefined);
  await import('./app/DealerApp').catch(() => undefined);
}

async function showApp(container: HTMLElement): Promise<void> {
  // Before the page, so that the styles of the app precede those of the page in the cascade.
  const app = import('./app/mount');
  // Downloads the page's chunks in parallel. If that fails, the app shows the error.
  const page = fetchPageOf(dealer ? 'dealer' : 'public')(shownAddress());
  const [{ mount }] = await Promise.all([app, page, dealer && startDealer(dealer.sellerId)]);
  mount(container, isPrerendered);
}

afterFirstPaint(() => void showApp(root).catch(() => showLoadFailure(root)));

/** Calls back after the page's load event, or at once if the page is loaded already. */
function afterLoad(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback);
}

const vitalsAddress = import.meta.env.VITE_VITALS_URL;
if (vitalsAddress) {
  afterLoad(() => {
    void import('./app/vitals').then(({ reportVitals }) => reportVitals(vitalsAddress));
  });
}

/** Milliseconds after the load event: by then, what people see first is loaded. */
const laterDelay = 4_000;

// In development the cached shell would show each change only on the second visit.
if (import.meta.env.PROD) {
  const startLater = () => import('./app/startLater').then((later) => later.startLater());
  // If the download fails, the next visit tries again.
  afterLoad(() => setTimeout(() => void startLater().catch(() => undefined), laterDelay));
}

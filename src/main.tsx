import { keepEarlyActions } from './app/earlyActions';
import { fetchPage } from './app/pageChunks';
import { sayNotShown } from './app/sayNotShown';
import { readStanding } from './app/standing';
import { missingVariables } from './services/environment';
import { readSession } from './services/session';

/**
 * Small, because all else waits for it: fetches the app, and takes away what was rendered when the app was built and is
 * not what this person is about to see.
 */

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

const isDealer = readSession().seller !== null;
const { isRendered, notToBeSeen } = readStanding();

if (notToBeSeen === 'all') root.replaceChildren();
if (notToBeSeen === 'main') root.querySelector('main')?.replaceChildren();
delete document.documentElement.dataset.hidden;
// Elsewhere the page itself has asked (beforePaint.ts), which has no App Check at hand.
if (import.meta.env.VITE_APP_CHECK_KEY && !isDealer && missingVariables.length === 0) {
  const asking = Promise.all([import('./app/askEarly'), import('./services/firestoreRest')]);
  // Where the code does not come, the app says so.
  asking
    .then(([{ askEarlyAt }, { send }]) => askEarlyAt(location, (request) => send(request, {})))
    .catch(() => undefined);
}

async function showApp(container: HTMLElement): Promise<void> {
  const onReady = keepEarlyActions(container);
  // First, because its styles are to stand before the page's own.
  const app = import('./app/mount');
  // The page's own code comes beside the app's; where it does not come, the app says so.
  const page = isDealer ? import('./app/SellerApp').catch(() => undefined) : fetchPage(window.location);
  const [{ mount }] = await Promise.all([app, page]);
  mount(container, { rendered: isRendered, onReady });
}

// Not awaited: the app imports modules that stand in the same file as this one, and would wait for it in turn.
showApp(root).catch(() => sayNotShown(root));

/** When all that the page itself names is there, which may be before this runs. */
function afterLoad(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback);
}

const vitalsAddress = import.meta.env.VITE_VITALS_URL;
if (vitalsAddress) {
  afterLoad(() => {
    void import('./services/vitals').then(({ reportVitals }) => reportVitals(vitalsAddress));
  });
}

/** Milliseconds after the page's load: when all that people look at first is there. */
const offlineDelay = 4_000;

// Never in development, where each change would come a visit late.
if (import.meta.env.PROD) {
  const startOffline = () => import('./app/offline').then((offline) => offline.startOffline());
  // Where it does not come, the next visit tries again.
  afterLoad(() => setTimeout(() => void startOffline().catch(() => undefined), offlineDelay));
}

import { keepEarlyClick } from './app/earlyClicks';
import { fetchPage } from './app/pageChunks';
import { toHomeTab } from './pages/public/homeTabs';
import { missingVariables } from './services/environment';
import { askEarlyForCheapest } from './services/firstList';
import { readSession } from './services/session';
import './styles/theme.scss';

/**
 * Small, because all else waits for it: asks for the home page's first list, fetches the app, and takes away what was
 * rendered when the app was built and is not what this person is about to see.
 */

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

const { pathname, search } = window.location;
const isDealer = readSession().seller !== null;
const isWelcome = pathname === '/' && toHomeTab(new URLSearchParams(search).get('tab')) === 'home' && !isDealer;
/** Set at build time: the welcome stands there already. */
const rendered = root.dataset.rendered === 'welcome';

if (isDealer) root.replaceChildren();
else if (rendered && !isWelcome) root.querySelector('main')?.replaceChildren();
if (isWelcome && missingVariables.length === 0) askEarlyForCheapest('car');

async function showApp(container: HTMLElement): Promise<void> {
  // The page's own code comes beside the app's; where it does not come, the app says so.
  const page = isDealer ? import('./app/SellerApp').catch(() => undefined) : fetchPage(pathname);
  const onReady = keepEarlyClick(container);
  const [{ mount }] = await Promise.all([import('./app/mount'), page]);
  mount(container, { rendered: rendered && isWelcome, onReady });
}

// Not awaited: the app imports modules that stand in the same file as this one, and would wait for it in turn.
void showApp(root);

const vitalsAddress = import.meta.env.VITE_VITALS_URL;
if (vitalsAddress) {
  window.addEventListener('load', () => {
    void import('./services/vitals').then(({ reportVitals }) => reportVitals(vitalsAddress));
  });
}

import { createRoot } from 'react-dom/client';
import { readSession } from '../accounts/sessionStore';
import { isLanguageNew } from '../accounts/storedLanguage';
import { registerServiceWorker, reportPhotosShown } from '../offline/serviceWorker/registration';
import { UpdateNotice } from '../offline/UpdateNotice';
import { publicPictures, storePublicLists } from './storeLists';

/**
 * What begins after the first view: everything for visits without a network (the service worker, the stored lists, the
 * update notice), and the language of the account.
 */

/** Addresses that the worker knows already. */
const reported = new Set<string>();

/** Tells the worker which pictures are loaded and belong to a public list, so that it caches them. */
function reportPictures(images: Iterable<HTMLImageElement>): void {
  const shown = [...images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).map(({ src }) => src);
  const inLists = publicPictures();
  const addresses = shown.filter((address) => inLists.has(address) && !reported.has(address));
  for (const address of addresses) reported.add(address);
  reportPhotosShown(addresses);
}

let noticeElement: HTMLElement | undefined;

/** In a React root of its own, so that it stays when the page changes. */
function showUpdateNotice(reload: () => void): void {
  if (noticeElement) return;
  noticeElement = document.body.appendChild(document.createElement('div'));
  const root = createRoot(noticeElement);
  root.render(<UpdateNotice onReload={reload} onDismiss={() => root.render(null)} />);
}

/** If it fails, the next visit tries again. */
async function storeLanguageOfAccount(): Promise<void> {
  const { buyer, dealer } = readSession();
  const uid = dealer?.sellerId ?? buyer?.userId;
  if (!uid || !isLanguageNew(uid)) return;
  const { storeLanguage } = await import('../accounts/accountLanguage.service');
  await storeLanguage(uid).catch(() => undefined);
}

export function startLater(): void {
  void storeLanguageOfAccount();
  void registerServiceWorker(showUpdateNotice);
  storePublicLists(() => reportPictures(document.images));
  // Load events do not bubble, so the document listens in the capture phase.
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) reportPictures([target]);
  };
  document.addEventListener('load', onLoad, { capture: true });
}

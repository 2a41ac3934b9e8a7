import { createRoot } from 'react-dom/client';
import { UpdateNotice } from '../features/offline/UpdateNotice';
import { keepPublicLists, publicPictures } from '../pages/queries/keepLists';
import { registerServiceWorker, reportPhotosShown } from '../serviceWorker/registration';

/** What makes the app readable without a network, and what tells of its updates. Loaded after the first view. */

/** Pictures that the worker knows of. */
const reported = new Set<string>();

/** Tells the worker of pictures that the browser has loaded, and that a public list shows. */
function reportPictures(images: Iterable<HTMLImageElement>): void {
  const shown = [...images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).map(({ src }) => src);
  const inLists = publicPictures();
  const addresses = shown.filter((address) => inLists.has(address) && !reported.has(address));
  for (const address of addresses) reported.add(address);
  reportPhotosShown(addresses);
}

let noticePlace: HTMLElement | undefined;

/** Beside the app, whose pages come and go. */
function showUpdateNotice(reload: () => void): void {
  if (noticePlace) return;
  noticePlace = document.body.appendChild(document.createElement('div'));
  const root = createRoot(noticePlace);
  root.render(<UpdateNotice onReload={reload} onDismiss={() => root.render(null)} />);
}

export function startOffline(): void {
  void registerServiceWorker(showUpdateNotice);
  keepPublicLists(() => reportPictures(document.images));
  // Images' own events do not rise to the document; there they are met on their way down.
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) reportPictures([target]);
  };
  document.addEventListener('load', onLoad, { capture: true });
}

import { sellerIdAt } from '../domain/sellerAddress';
import { vehicleAt, vehiclePath } from '../domain/vehicleAddress';
import { asksForSome, homeTabPath, toHomeTab } from '../pages/public/homeTabs';
import { readSession } from '../services/session';
import { showRenderedTab } from './renderedTab';

/** What must not be seen of a page that stands there before the app does: nothing of it, its `main`, or all. */
type NotToBeSeen = 'nothing' | 'main' | 'all';

interface Standing {
  /** The page at this address stands there whole, as it was rendered when the app was built. */
  readonly isRendered: boolean;
  readonly notToBeSeen: NotToBeSeen;
}

/** The address under which the page at this one may have been rendered; null for a search, which is nowhere. */
function renderedAddress(): string | null {
  const { pathname, search } = window.location;
  const vehicle = vehicleAt(pathname);
  if (vehicle) return vehiclePath({ ...vehicle, id: '*' });
  if (sellerIdAt(pathname) !== null) return '/dealers/*';
  if (pathname !== '/') return pathname;
  const address = new URLSearchParams(search);
  return asksForSome(address) ? null : homeTabPath(toHomeTab(address.get('tab')));
}

/** What stands in the page that was served, and how much of it this person is about to see. */
export function readStanding(): Standing {
  /** The address of the page that was rendered when the app was built; '' for the frame alone. */
  const rendered = document.documentElement.dataset.rendered ?? '';
  if (readSession().seller !== null) return { isRendered: false, notToBeSeen: 'all' };
  if (rendered === '') return { isRendered: false, notToBeSeen: 'nothing' };
  const isRendered = rendered === renderedAddress();
  return { isRendered, notToBeSeen: isRendered ? 'nothing' : 'main' };
}

/** Hides what this person is not to see, from before it is there; of the home page's tabs, shows the right one instead. */
export function keepFromView(): void {
  const { notToBeSeen } = readStanding();
  if (notToBeSeen === 'nothing') return;
  document.documentElement.dataset.hidden = notToBeSeen;
  const address = renderedAddress();
  if (notToBeSeen === 'all' || address === null) return;
  // When all of the page is there, and none of its files has run.
  const show = () => {
    showRenderedTab(address);
    if (readStanding().notToBeSeen === 'nothing') delete document.documentElement.dataset.hidden;
  };
  document.addEventListener('readystatechange', show, { once: true });
}

import { toHomeTab } from '../pages/public/homeTabs';
import { readSession } from '../services/session';

/** What must not be seen of a page that stands there before the app does: nothing of it, its `main`, or all. */
type NotToBeSeen = 'nothing' | 'main' | 'all';

interface Standing {
  /** The page at this address stands there whole, as it was rendered when the app was built. */
  readonly isRendered: boolean;
  readonly notToBeSeen: NotToBeSeen;
}

/** What stands in the page that was served, and how much of it this person is about to see. */
export function readStanding(): Standing {
  /** The address of the page that was rendered when the app was built; '' for the frame alone. */
  const rendered = document.documentElement.dataset.rendered ?? '';
  const { pathname, search } = window.location;
  if (readSession().seller !== null) return { isRendered: false, notToBeSeen: 'all' };
  if (rendered === '') return { isRendered: false, notToBeSeen: 'nothing' };
  const isOtherTab = pathname === '/' && toHomeTab(new URLSearchParams(search).get('tab')) !== 'home';
  const isRendered = rendered === pathname && !isOtherTab;
  return { isRendered, notToBeSeen: isRendered ? 'nothing' : 'main' };
}

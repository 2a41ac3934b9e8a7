import { isDealerLoggedIn } from '../accounts/sessionStore';
import { idAt, isListPath, redirectTarget } from '../shared/addresses/addresses';
import { shownAddress } from '../shared/addresses/ownAddress';

/** Which part of the prerendered page to hide until hydration. */
type Hidden = 'nothing' | 'main' | 'all';

interface ServedPage {
  /** The served page is the prerendered page of this address, so the app can hydrate it. */
  readonly isPrerendered: boolean;
  readonly hidden: Hidden;
  /** The id in the address. */
  readonly id: string;
}

/** Checks whether the served page is that of the address, and what to hide of it. */
export function readServedPage(): ServedPage {
  /** The path of the prerendered page; '' for the app shell. */
  const { rendered = '' } = document.documentElement.dataset;
  if (isDealerLoggedIn()) return { isPrerendered: false, hidden: 'all', id: '' };
  if (rendered === '') return { isPrerendered: false, hidden: 'nothing', id: '' };
  const shown = shownAddress();
  const isSearch = isListPath(rendered) && new URLSearchParams(shown.search).size > 0;
  const isOtherPage = isSearch || redirectTarget(shown) !== null;
  const id = isOtherPage ? null : idAt(rendered, shown.pathname);
  return id === null
    ? { isPrerendered: false, hidden: 'main', id: '' }
    : { isPrerendered: true, hidden: 'nothing', id };
}

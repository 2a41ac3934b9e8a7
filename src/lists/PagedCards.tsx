import { type ReactNode, useDeferredValue } from 'react';
import { isAppError } from '../domain/appError';
import { KeptNotice } from './KeptNotice';
import { LoadMore } from './LoadMore';
import { Notice } from './Notice';
import type { PagedList } from './pagedList';
import { useErrorDialog } from './useErrorDialog';
import { useFocusOnNewItems } from './useFocusOnNewItems';

interface PagedCardsProps<Item> {
  readonly list: PagedList<Item>;
  readonly loading: ReactNode;
  readonly failedText: string;
  readonly empty: ReactNode;
  /** Stands in for the list where nobody is signed in; without it, that is a failure like any other. */
  readonly signedOut?: ReactNode;
  /** Wide cards stand two or three in a row, the others up to four. */
  readonly wide?: boolean;
  /** Each card has the whole width. */
  readonly column?: boolean;
  readonly keyOf: (item: Item) => string;
  /** As large as a card: where there is one, the first card of a list that comes is there before all others. */
  readonly placeholder?: ReactNode;
  /** The list comes with the page, which was waited for: it is put up bit by bit, even where it is whole from the start. */
  readonly gradual?: boolean;
  readonly card: (item: Item, index: number) => ReactNode;
}

/** A paged list as a grid of cards: loading, failed, empty or ready, in this order. */
export function PagedCards<Item>({
  list,
  loading,
  failedText,
  empty,
  signedOut,
  wide = false,
  column = false,
  keyOf,
  placeholder,
  gradual = false,
  card,
}: PagedCardsProps<Item>) {
  const grid = wide ? 'card-grid card-grid-wide' : 'card-grid';
  const focus = useFocusOnNewItems(list.state === 'ready' ? list.items.length : 0);
  const needsLogin = signedOut !== undefined && list.state === 'failed' && isAppError(list.error, 'signedOut');
  // A list that comes is put up bit by bit, with time for presses in between; one that is there already, at once.
  const isReady = list.state === 'ready';
  const isWhole = useDeferredValue(isReady, gradual ? false : undefined);
  useErrorDialog(list.state === 'failed' && !needsLogin ? failedText : null);

  switch (list.state) {
    case 'loading':
      return loading;
    case 'failed':
      if (needsLogin) return signedOut;
      return (
        <Notice tone="danger" onRetry={list.retry}>
          {failedText}
        </Notice>
      );
    case 'ready':
      if (list.items.length === 0) return empty;
      if (!isWhole && placeholder === undefined) return loading;
      return (
        <>
          {list.kept && <KeptNotice kept={list.kept} onRetry={list.reload} />}
          <ul className={column ? 'card-column' : grid} ref={focus.list}>
            {list.items.map((item, index) => (
              <li key={keyOf(item)} tabIndex={-1}>
                {isWhole || index === 0 ? card(item, index) : placeholder}
              </li>
            ))}
          </ul>
          <LoadMore more={list.more} failedText={failedText} onFocusLost={focus.expectFocus} />
        </>
      );
  }
}

import { type ReactNode, useDeferredValue } from 'react';
import { isAppError } from '../shared/appError';
import { Notice } from '../ui/Notice';
import { useErrorDialog } from '../ui/overlays/useErrorDialog';
import { useFocusOnNewItems } from '../ui/useFocusOnNewItems';
import { LoadMore } from './LoadMore';
import { OfflineListNotice } from './OfflineListNotice';
import type { PagedList } from './pagedList';
import { useSkippedCards } from './useSkippedCards';

interface PagedCardsProps<Item> {
  readonly list: PagedList<Item>;
  readonly loading: ReactNode;
  readonly failedText: string;
  readonly empty: ReactNode;
  /** Shown instead of the list when nobody is signed in. Without it, that is a failure like any other. */
  readonly signedOut?: ReactNode;
  /** Wide cards: two or three in a row. The others: up to four. */
  readonly wide?: boolean;
  /** One card per row. */
  readonly column?: boolean;
  /** The browser skips cards that are far from the screen. Nothing above the list changes its height. */
  readonly skipped?: boolean;
  readonly keyOf: (item: Item) => string;
  /**
   * Has the size of a card. With it, a list that arrives renders its first card at once and the other cards a moment
   * later.
   */
  readonly placeholder?: ReactNode;
  /** The list arrives together with its page: it renders in two steps even if its data is already there. */
  readonly gradual?: boolean;
  readonly card: (item: Item, index: number) => ReactNode;
}

/** A paged list as a grid of cards: loading, failed, empty or ready. */
export function PagedCards<Item>({
  list,
  loading,
  failedText,
  empty,
  signedOut,
  wide = false,
  column = false,
  skipped = false,
  keyOf,
  placeholder,
  gradual = false,
  card,
}: PagedCardsProps<Item>) {
  const grid = wide ? 'card-grid card-grid-wide' : 'card-grid';
  const focus = useFocusOnNewItems(list.state === 'ready' ? list.items.length : 0);
  const needsLogin = signedOut !== undefined && list.state === 'failed' && isAppError(list.error, 'signedOut');
  // A list that arrives renders in two steps, so that clicks are handled in between. A cached list renders in one step.
  const isReady = list.state === 'ready';
  const isWhole = useDeferredValue(isReady, gradual ? false : undefined);
  const styleOf = useSkippedCards(
    focus.list,
    skipped && list.state === 'ready' && isWhole ? list.items.map(keyOf) : [],
  );
  useErrorDialog(list.state === 'failed' && !needsLogin ? failedText : null);

  switch (list.state) {
    case 'loading':
      return loading;
    case 'failed':
      if (needsLogin) return signedOut;
      return (
        <Notice tone="danger" onRetry={list.retry} drawn>
          {failedText}
        </Notice>
      );
    case 'ready':
      if (list.items.length === 0) return empty;
      if (!isWhole && placeholder === undefined) return loading;
      return (
        <>
          {list.kept && <OfflineListNotice kept={list.kept} onRetry={list.reload} />}
          <ul className={column ? 'card-column' : grid} ref={focus.list}>
            {list.items.map((item, index) => (
              <li key={keyOf(item)} tabIndex={-1} style={styleOf(keyOf(item), index)}>
                {isWhole || index === 0 ? card(item, index) : placeholder}
              </li>
            ))}
          </ul>
          <LoadMore more={list.more} failedText={failedText} onFocusLost={focus.expectFocus} />
        </>
      );
  }
}

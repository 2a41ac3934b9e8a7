import type { ReactNode } from 'react';
import { CardSkeleton, CardSkeletons } from '../../listings/card/CardSkeletons';
import type { HeadingLevel } from '../../listings/card/ListingCard';
import type { PhotoPriority } from '../../listings/card/ListingPhoto';
import type { ListingKind } from '../../listings/kinds';
import type { Listing } from '../../listings/listing';
import { kindTexts, listingTexts } from '../../listings/texts';
import { PagedCards } from '../../lists/PagedCards';
import type { PagedList } from '../../lists/pagedList';
import { listTexts } from '../../lists/texts';
import { EmptyState } from '../../ui/EmptyState';
import { PublicListingCard } from './PublicListingCard';
import { useListingActions } from './useListingActions';

/**
 * On a phone, only the first photo is visible at the start. The others wait, so that the app's files get the bandwidth.
 */
function turnOf(index: number): PhotoPriority {
  return index === 0 ? 'first' : 'when near';
}

function isNewSince({ approvedAt }: Listing, time: Date | null): boolean {
  return time !== null && !!approvedAt && approvedAt > time;
}

interface PublicListingListProps {
  readonly kind: ListingKind;
  readonly list: PagedList<Listing>;
  /** The heading level of the cards. */
  readonly headingLevel: HeadingLevel;
  /** This list is at the top of the page: its first photo loads with high priority. */
  readonly first?: boolean;
  /** The list arrives together with its page: it renders in two steps (`PagedCards`). */
  readonly gradual?: boolean;
  /** Marks the listings that went live after this time. */
  readonly newSince?: Date | null;
  /** Shown instead of the usual text if the list is empty. */
  readonly empty?: ReactNode;
}

/** The approved listings of one kind, as a grid with further pages. */
export function PublicListingList({
  kind,
  list,
  headingLevel,
  first = false,
  gradual = false,
  newSince = null,
  empty,
}: PublicListingListProps) {
  const actions = useListingActions();
  const messages = kindTexts[kind];
  return (
    <PagedCards
      list={list}
      loading={<CardSkeletons count={8} layout="grid" text={messages.listLoading} />}
      failedText={messages.listFailed}
      empty={
        empty ?? (
          <EmptyState icon={kind} text={messages.listEmpty}>
            <p>{listTexts.reload}</p>
            {list.state === 'ready' && (
              <button type="button" className="btn btn-outline-primary" onClick={list.reload}>
                {listingTexts.reload}
              </button>
            )}
          </EmptyState>
        )
      }
      keyOf={({ id }) => id}
      placeholder={<CardSkeleton />}
      gradual={gradual}
      skipped
      card={(listing, index) => (
        <PublicListingCard
          listing={listing}
          actions={actions}
          photoTurn={first ? turnOf(index) : 'when near'}
          headingLevel={headingLevel}
          isNew={isNewSince(listing, newSince)}
        />
      )}
    />
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CardLink } from '../listings/card/ListingCard';
import { FindLinks } from '../listings/FindLinks';
import type { Listing } from '../listings/listing';
import { useListings } from '../listings/useListings';
import { useShownCount } from '../lists/useShownCount';
import type { ListingId } from '../shared/addresses/addresses';
import { pageSize } from '../shared/limits';
import { EmptyState } from '../ui/EmptyState';
import { LoadingPart } from '../ui/Loading';
import { useFocusOnNewItems } from '../ui/useFocusOnNewItems';
import { SavedCard } from './SavedCard';
import { isSaved, newestFirst, type SavedListing, toLine } from './savedListing';
import { savedTexts } from './texts';
import { useSaving } from './useSaving';
import './saved.scss';

interface Removed {
  readonly saved: SavedListing;
  readonly name: string;
}

interface SavedListProps {
  readonly saved: readonly SavedListing[];
  readonly linkTo: (listing: Listing) => CardLink;
  /** Shown below the facts of a listing. */
  readonly more: (listing: ListingId) => ReactNode;
  /** The listings that are ticked to be compared. */
  readonly chosen: readonly ListingId[];
  readonly onChoose: (listing: Listing) => void;
}

/** In the place of a listing that was just removed, until the page is left. */
function RemovedNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is no longer there.
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="saved-removed">
      <p role="status">{savedTexts.removed(name)}</p>
      <button type="button" className="btn btn-outline-primary" ref={undo} onClick={onUndo}>
        {savedTexts.undo}
      </button>
    </div>
  );
}

/** The saved listings, the newest first. It reads those that are shown, a page at a time. */
export function SavedList({ saved, linkTo, more, chosen, onChoose }: SavedListProps) {
  const { save, remove } = useSaving();
  const [wanted, setWanted] = useState<number>(pageSize);
  const [removed, setRemoved] = useState<readonly Removed[]>([]);

  const stillRemoved = removed.filter((each) => !isSaved(each.saved, saved));
  const all = newestFirst([...saved, ...stillRemoved.map((each) => each.saved)]);
  const shown = all.slice(0, wanted);
  const lookups = useListings(shown);
  const arrived = useShownCount(lookups.map(({ state }) => state !== 'loading'));
  const focus = useFocusOnNewItems(arrived);

  async function removeAt(listing: SavedListing, name: string): Promise<void> {
    setRemoved((before) => [...before.filter((each) => !isSaved(each.saved, [listing])), { saved: listing, name }]);
    await remove(listing);
  }

  if (all.length === 0) {
    return (
      <EmptyState icon="car" text={savedTexts.none}>
        <p>{savedTexts.how}</p>
        <FindLinks />
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="saved-list" aria-label={savedTexts.list} ref={focus.list}>
        {shown.slice(0, arrived).map((listing, index) => {
          const gone = stillRemoved.find((each) => isSaved(each.saved, [listing]));
          return (
            <li key={toLine(listing)} tabIndex={-1}>
              {gone ? (
                <RemovedNote name={gone.name} onUndo={() => void save(gone.saved)} />
              ) : (
                <SavedCard
                  saved={listing}
                  lookup={lookups[index] ?? { state: 'loading' }}
                  linkTo={linkTo}
                  more={more(listing)}
                  chosen={chosen.some(({ kind, id }) => kind === listing.kind && id === listing.id)}
                  onChoose={onChoose}
                  onRemove={(name) => void removeAt(listing, name)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {arrived < shown.length && <LoadingPart key={arrived} text={savedTexts.loading} />}
      {all.length > shown.length && (
        <div className="load-more">
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => {
              focus.expectFocus();
              setWanted((before) => before + pageSize);
            }}
          >
            {savedTexts.showMore}
          </button>
        </div>
      )}
    </>
  );
}

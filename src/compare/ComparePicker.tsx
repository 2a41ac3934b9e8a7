import { Link } from 'react-router-dom';
import type { ListingKind } from '../listings/kinds';
import { useListings } from '../listings/useListings';
import { useViewed } from '../recentlyViewed/useViewed';
import { ViewedCard } from '../recentlyViewed/ViewedCard';
import { toViewed, type ViewedListing } from '../recentlyViewed/viewedListing';
import { useKnownSaved } from '../saved/useSaved';
import { listAddress } from '../shared/addresses/addresses';
import { pageSize } from '../shared/limits';
import type { RecordId } from '../shared/valueTypes';
import { choiceLink, keepCompared } from './compared';
import { compareTexts } from './texts';

/** The saved and recently viewed listings of a kind that are live and not compared yet. It reads a page at most. */
function useCandidates(kind: ListingKind, chosen: readonly ViewedListing[]): readonly ViewedListing[] {
  const isNew = (each: { readonly kind: ListingKind; readonly id: RecordId<'listing'> }) =>
    each.kind === kind && chosen.every(({ id }) => id !== each.id);
  const viewed = useViewed().filter((each) => isNew(each) && each.state === 'approved');
  const saved = useKnownSaved().filter((each) => isNew(each) && viewed.every(({ id }) => id !== each.id));
  const lookups = useListings(saved.slice(0, pageSize));
  const read = lookups.flatMap((lookup) => (lookup.state === 'ready' ? (toViewed(lookup.listing) ?? []) : []));
  return [...viewed, ...read.filter(({ state }) => state === 'approved')];
}

interface ComparePickerProps {
  readonly kind: ListingKind;
  /** What is compared now. */
  readonly chosen: readonly ViewedListing[];
}

/** What can be added to the comparison. */
export function ComparePicker({ kind, chosen }: ComparePickerProps) {
  const candidates = useCandidates(kind, chosen);
  return (
    <section className="compare-picker" aria-label={compareTexts.add[kind]}>
      <h2>{compareTexts.add[kind]}</h2>
      {candidates.length === 0 ? (
        <p>{compareTexts.noMore}</p>
      ) : (
        <>
          <p>{compareTexts.addLead}</p>
          <ul className="viewed-row">
            {candidates.map((listing) => (
              <li key={listing.id}>
                <ViewedCard listing={listing}>
                  <Link {...choiceLink(kind, [...chosen, listing])} aria-label={compareTexts.addNamed(listing.name)}>
                    {listing.name}
                  </Link>
                </ViewedCard>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link
        className="btn btn-outline-primary"
        to={listAddress(kind)}
        // The details of the next one add to these.
        onClick={() => keepCompared(kind, chosen)}
      >
        {compareTexts.browse[kind]}
      </Link>
    </section>
  );
}

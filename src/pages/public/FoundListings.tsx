import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PublicListingList } from '../../bookings/publicCards/PublicListingList';
import type { ListingKind } from '../../listings/kinds';
import { useRestoredList } from '../../lists/useRestoredList';
import { SaveSearch } from '../../savedSearches/SaveSearch';
import { CanonicalAddress } from '../../search/named/CanonicalAddress';
import { useNearNote } from '../../search/near/useNearNote';
import { WiderSearch } from '../../search/near/WiderSearch';
import { NothingFound } from '../../search/results/NothingFound';
import { newSinceIn } from '../../search/results/newSince';
import { useFoundCount } from '../../search/results/useFoundCount';
import { type ListingSearch, leftOutWords } from '../../search/search';
import { foundListings } from '../../search/search.queries';
import { isTooWide } from '../../search/search.service';
import { foundTexts } from '../../search/texts';
import { useSearchAddress } from '../../search/useSearchAddress';
import { isAppError } from '../../shared/appError';
import { loadWhenOnline } from '../../ui/browser/loadWhenOnline';
import { useOnline } from '../../ui/browser/useOnline';
import { EmptyState } from '../../ui/EmptyState';
import { ListBefore } from './ListBefore';

// Most searches find more. If it cannot be loaded, the results do without it.
const Alternatives = lazy(() =>
  loadWhenOnline(() => import('../../search/results/Alternatives')).catch(() => ({ default: () => null })),
);

/** Fewer results than these are too few to choose from. */
const few = 4;

interface FoundProps {
  readonly search: ListingSearch;
  readonly onChange: (search: ListingSearch) => void;
}

function Found({ search, onChange }: FoundProps) {
  const { kind } = search;
  const list = useRestoredList(foundListings(search));
  const found = useFoundCount(search, list);
  const leftOut = leftOutWords(search);
  const near = useNearNote(search);
  const newSince = newSinceIn(useLocation().state);
  const isOnline = useOnline();
  /** The last search whose results were shown. */
  const [before, setBefore] = useState<ListingSearch | null>(null);
  if (list.state === 'ready' && before !== search) setBefore(search);
  const onRetry = list.state === 'failed' && isAppError(list.error, 'offline') ? list.retry : undefined;
  const isLost = onRetry !== undefined || (list.state === 'loading' && !isOnline);
  // Without a list that was shown or kept before, the failure itself is shown: another list would cost its reads.
  const hasBefore = before !== null || !isOnline;

  /** As many listings as the search finds, if it has no further page. */
  const shown = list.state === 'ready' && list.more.state === 'none' ? list.items.length : null;
  const results = (
    <PublicListingList
      kind={kind}
      list={list}
      headingLevel={2}
      first
      newSince={newSince}
      empty={<NothingFound search={search} onChange={onChange} />}
    />
  );

  return (
    <>
      <CanonicalAddress search={search} />
      {list.state === 'ready' && list.items.length === 0 && <meta name="robots" content="noindex" />}
      <div className={near || leftOut.length > 0 ? 'search-head search-head-long' : 'search-head'}>
        <p className="search-count" role="status">
          {found && foundTexts[found.soFar ? 'countSoFar' : 'count'][kind](found.count)}
          {found && search.sort === 'dearest' && foundTexts.withoutUnpriced}
          {found && near}
          {found && leftOut.length > 0 && foundTexts.leftOut(leftOut)}
        </p>
        <SaveSearch search={search} />
      </div>
      {isLost && hasBefore ? (
        <ListBefore
          kind={kind}
          {...(before && { query: foundListings(before) })}
          onRetry={onRetry}
          otherwise={results}
        />
      ) : (
        results
      )}
      {shown !== null && shown <= 1 && (
        <Suspense>
          <Alternatives search={search} shown={shown} onChange={onChange} />
        </Suspense>
      )}
      {shown !== null && shown > 1 && shown < few && <WiderSearch search={search} onChange={onChange} />}
    </>
  );
}

/** The listings that match the search in the address, or a message that the search asks for too much. */
export default function FoundListings({ kind }: { kind: ListingKind }) {
  const { search, change } = useSearchAddress(kind);
  if (isTooWide(search)) {
    return (
      <div role="status">
        <EmptyState icon={kind} text={foundTexts.tooWide} />
      </div>
    );
  }
  return <Found search={search} onChange={change} />;
}

import { lazy, Suspense, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { PublicListingList } from '../../bookings/publicCards/PublicListingList';
import { CardSkeletons } from '../../listings/card/CardSkeletons';
import type { ListingKind } from '../../listings/kinds';
import { approvedListings } from '../../listings/listings.queries';
import { kindTexts } from '../../listings/texts';
import { useRestoredList } from '../../lists/useRestoredList';
import { namedText } from '../../search/named/namedText';
import { useNamedSearch } from '../../search/named/useNamedSearch';
import { hasConditions, isSearchAddress, typedTextParameter } from '../../shared/addresses/addresses';
import type { NamedSearch } from '../../shared/readable/readableAddress';
import { useMetaDescription } from '../../ui/browser/documentHead';
import { loadWhenOnline } from '../../ui/browser/loadWhenOnline';
import { Notice } from '../../ui/Notice';
import { PartComing } from '../../ui/PartComing';
import { headTexts } from '../../ui/texts';
import { useNames } from '../../ui/useNames';
import { listPageTexts } from '../texts';

function SearchMissing() {
  return (
    <div className="search-bar">
      <Notice tone="warning" onRetry={() => window.location.reload()}>
        {listPageTexts.toolsNotLoaded}
      </Notice>
    </div>
  );
}

/** The skeleton of the search tools: words, filters, order, and a row of chips if the search has conditions. */
function SearchSkeleton({ narrowed }: { narrowed: boolean }) {
  return (
    <>
      <div className="search-bar" aria-hidden="true">
        <span className="skeleton-line" />
      </div>
      <div className="search-reach" aria-hidden="true">
        <span className="skeleton-line" />
        <span className="skeleton-line" />
      </div>
      {narrowed && <div className="search-told search-told-soon" aria-hidden="true" />}
    </>
  );
}

/** The skeleton of the results: their number and the list. */
function FoundSkeleton({ kind }: { kind: ListingKind }) {
  return (
    <>
      <div className="search-head">
        <p className="search-count" />
      </div>
      <CardSkeletons count={8} layout="grid" text={kindTexts[kind].listLoading} />
    </>
  );
}

/** If the tools cannot be loaded, the list still works. */
const SearchTools = lazy(() => import('../../search/SearchTools').catch(() => ({ default: SearchMissing })));
const FoundListings = lazy(() => loadWhenOnline(() => import('./FoundListings')));
const MeantAddress = lazy(() => import('./MeantAddress'));

function AllListings({ kind }: { kind: ListingKind }) {
  const list = useRestoredList(approvedListings(kind, 'newest'));
  return <PublicListingList kind={kind} list={list} headingLevel={2} first />;
}

/** Without a network, the code of the results may still have to be loaded: the list stays (OFF-6). */
function FoundComing({ kind }: { kind: ListingKind }) {
  // Pages are prerendered without a navigator.
  if (globalThis.navigator?.onLine !== false) return <FoundSkeleton kind={kind} />;
  return (
    <>
      <PartComing />
      <AllListings kind={kind} />
    </>
  );
}

function NamedHead({ search }: { search: NamedSearch }) {
  useMetaDescription(namedText('description', search));
  return null;
}

/**
 * /bikes and /cars: all approved listings of a kind (NAV-7), or those that match the search in the address. The
 * commonest searches have readable addresses (SEARCH-30).
 */
export default function ListPage({ kind }: { kind: ListingKind }) {
  useNames();
  const address = useLocation();
  const named = useNamedSearch();
  const hasSearch = isSearchAddress(address);
  const toolsSkeleton = <SearchSkeleton narrowed={named !== null || hasConditions(address)} />;
  // Prerendered pages contain the skeleton of the tools, so the tools render after hydration. Other searches are not
  // prerendered: their tools render at once, so that Back restores a page of the same height.
  const withTools = useDeferredValue(true, hasSearch);
  // No query is sent before the text in the address is understood.
  const isUnderstood = !new URLSearchParams(address.search).get(typedTextParameter);
  if (named === 'unknown') return <MeantAddress />;
  const found = <FoundComing kind={kind} />;
  const heading = named ? namedText('heading', named) : kindTexts[kind].used;
  return (
    <section className="page-section">
      <title>{headTexts.title(heading)}</title>
      {named && <NamedHead search={named} />}
      <h1>{heading}</h1>
      <div className="search-layout">
        <Suspense fallback={toolsSkeleton}>{withTools ? <SearchTools kind={kind} /> : toolsSkeleton}</Suspense>
        <div className="search-results">
          {named || hasSearch ? (
            <Suspense fallback={found}>{isUnderstood ? <FoundListings kind={kind} /> : found}</Suspense>
          ) : (
            <AllListings kind={kind} />
          )}
        </div>
      </div>
    </section>
  );
}

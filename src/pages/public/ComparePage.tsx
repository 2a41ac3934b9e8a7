import { Link, useSearchParams } from 'react-router-dom';
import { BookButton } from '../../bookings/book/BookButton';
import { BookedLink } from '../../bookings/book/BookedLink';
import { useListingActions } from '../../bookings/publicCards/useListingActions';
import { ComparePicker } from '../../compare/ComparePicker';
import { ComparisonTable } from '../../compare/ComparisonTable';
import { compareAddress, readComparison } from '../../compare/comparison';
import { compareTexts } from '../../compare/texts';
import { FindLinks } from '../../listings/FindLinks';
import { useListings } from '../../listings/useListings';
import { toViewed } from '../../recentlyViewed/viewedListing';
import { paths } from '../../shared/addresses/addresses';
import { fullAddress } from '../../shared/addresses/ownAddress';
import { compareLimits } from '../../shared/limits';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { ShareButton } from '../../ui/ShareButton';
import { headTexts } from '../../ui/texts';

function NothingToCompare() {
  return (
    <EmptyState icon="car" text={compareTexts.nothing}>
      <p>{compareTexts.nothingHow}</p>
      <Link className="btn btn-primary" to={paths.saved}>
        {compareTexts.saved}
      </Link>
      <FindLinks quiet />
    </EmptyState>
  );
}

/**
 * /compare?cars=a,b: two to four cars or bikes side by side (COMPARE-1). The page says what is wrong in the address.
 */
export default function ComparePage() {
  const [asked] = useSearchParams();
  const { kind, ids, mixed, tooMany } = readComparison(asked);
  const lookups = useListings(ids.map((id) => ({ kind, id })));
  const listings = lookups.flatMap((lookup) => (lookup.state === 'ready' ? [lookup.listing] : []));
  const { linkTo, book, isBooking } = useListingActions();

  const isLoading = lookups.some(({ state }) => state === 'loading');
  const failed = lookups.filter((lookup) => lookup.state === 'failed');
  const gone = lookups.filter(({ state }) => state === 'gone').length;
  const chosen = listings.flatMap((listing) => toViewed(listing) ?? []);
  const names = listings.map(({ name }) => name);
  const title = names.length > 1 ? compareTexts.title(names) : compareTexts.heading[kind];
  const address = compareAddress(kind, listings);

  function content() {
    if (ids.length === 0) return <NothingToCompare />;
    if (isLoading) return <Loading text={compareTexts.loading} />;
    if (failed.length > 0) {
      return (
        <Notice
          tone="danger"
          drawn
          onRetry={() => {
            for (const { retry } of failed) retry();
          }}
        >
          {compareTexts.failed}
        </Notice>
      );
    }
    return (
      <>
        {gone > 0 && <Notice tone="info">{compareTexts.gone[kind](gone)}</Notice>}
        {listings.length > 0 && (
          <ComparisonTable
            kind={kind}
            listings={listings}
            chosen={chosen}
            linkTo={linkTo}
            booking={(listing) =>
              listing.state === 'approved' ? (
                <BookButton listing={listing} isBooking={isBooking} onBook={book} quiet />
              ) : (
                <BookedLink listing={listing} />
              )
            }
          />
        )}
        {listings.length < compareLimits.fewest && <p>{compareTexts.addOne[kind]}</p>}
        {listings.length < compareLimits.most && <ComparePicker kind={kind} chosen={chosen} />}
      </>
    );
  }

  return (
    <div className="container page-section compare-page">
      <title>{headTexts.title(title)}</title>
      <meta name="robots" content="noindex" />
      <header className="compare-head">
        <h1>{compareTexts.heading[kind]}</h1>
        {listings.length > 1 && (
          <div className="compare-head-actions">
            <button type="button" className="btn btn-outline-primary" onClick={() => window.print()}>
              {compareTexts.print}
            </button>
            <ShareButton title={title} address={fullAddress(address)} />
          </div>
        )}
      </header>
      {mixed && <Notice tone="info">{compareTexts.mixed[kind]}</Notice>}
      {tooMany && <Notice tone="info">{compareTexts.tooMany}</Notice>}
      {content()}
    </div>
  );
}

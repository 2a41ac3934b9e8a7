import { useEffect } from 'react';
import { useSession } from '../../accounts/useSession';
import { BookActions } from '../../bookings/book/BookActions';
import { SimilarListings } from '../../bookings/publicCards/SimilarListings';
import { useListingActions } from '../../bookings/publicCards/useListingActions';
import { CompareButton } from '../../compare/CompareButton';
import { LaterTray } from '../../compare/LaterTray';
import { DealerContact } from '../../dealers/DealerContact';
import { QuickContact } from '../../dealers/QuickContact';
import { useDealersOf } from '../../dealers/useDealersOf';
import { ListingDetails } from '../../listings/details/ListingDetails';
import { ListingHead } from '../../listings/details/ListingHead';
import { listingTitle } from '../../listings/details/listingSummary';
import { listingKinds } from '../../listings/kinds';
import type { Listing } from '../../listings/listing';
import { listingPageTexts } from '../../listings/pageTexts';
import { isSaleOver } from '../../listings/state/listingState';
import { MonthlyCost } from '../../monthlyCost/MonthlyCost';
import { rememberViewed } from '../../recentlyViewed/deviceViewed';
import { SaveButton } from '../../saved/SaveButton';
import { dealerAddress, listingAddress } from '../../shared/addresses/addresses';
import { fullAddress } from '../../shared/addresses/ownAddress';
import { Later, lazyWhenIdle } from '../../ui/lazyWhenIdle';
import { Notice } from '../../ui/Notice';
import { ShareButton } from '../../ui/ShareButton';

const ReportLink = lazyWhenIdle(() => import('../../reports/ReportLink'));

interface PublicListingDetailsProps {
  readonly listing: Listing;
  readonly place: 'page' | 'overlay';
}

/** A public listing, live or closed, as visitors see it. */
export function PublicListingDetails({ listing, place }: PublicListingDetailsProps) {
  const { kind, name, state, sellerId } = listing;
  const dealer = useDealersOf([listing])(sellerId);
  const isGone = dealer === 'gone';
  const actions = useListingActions();
  const isDealer = useSession().dealer !== null;
  useEffect(() => {
    if (!isDealer) rememberViewed(listing);
  }, [isDealer, listing]);
  const address = fullAddress(listingAddress(listing));
  const end = isSaleOver(state) ? state : isGone ? 'notOffered' : null;
  const closed = end && listingPageTexts[kind][end];
  return (
    <>
      <ListingHead listing={listing} dealer={isGone ? null : dealer} address={address} />
      {closed && <Notice tone="info">{closed}</Notice>}
      <ListingDetails
        listing={listing}
        dealer={dealer}
        {...(place === 'page' && { title: <h1 className="vehicle-details-name">{name}</h1>, headingLevel: 2 })}
        corner={<ShareButton title={listingTitle(listing)} address={address} />}
        actions={
          <>
            {state === 'approved' && <MonthlyCost price={listing.price.rupees} />}
            {state === 'approved' && !isDealer && !isGone && (
              <div className="vehicle-details-actions">
                <LaterTray kind={kind} />
                <QuickContact dealer={dealer} about={{ title: listingTitle(listing), address }} />
                <BookActions listing={listing} isBooking={actions.isBooking} onBook={actions.book} />
              </div>
            )}
            {!isDealer && (
              <div className="vehicle-details-more">
                <SaveButton listing={listing} />
                {state === 'approved' && <CompareButton listing={listing} />}
              </div>
            )}
          </>
        }
        dealerPath={dealerAddress(sellerId)}
        dealerContact={
          dealer &&
          !isGone &&
          !isDealer && <DealerContact dealer={dealer} about={{ title: listingTitle(listing), address }} />
        }
      />
      {!isDealer && (
        <div className="report-place">
          <Later>
            <ReportLink about={{ collection: listingKinds[kind].collection, recordId: listing.id, sellerId, name }} />
          </Later>
        </div>
      )}
      <SimilarListings kind={kind} listing={listing} plain={!closed} />
    </>
  );
}

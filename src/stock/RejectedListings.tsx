import { Link } from 'react-router-dom';
import type { ListingKind } from '../listings/kinds';
import type { Listing } from '../listings/listing';
import { RejectReason } from '../listings/state/RejectReason';
import { itemsOf, type PagedList } from '../lists/pagedList';
import { usePagedQuery } from '../lists/usePagedQuery';
import { editListingAddress, paths } from '../shared/addresses/addresses';
import { bookingsAge } from '../shared/limits';
import type { Uid } from '../shared/valueTypes';
import { ownListings } from './stock.queries';
import { rejectedTexts, stockTexts } from './texts';
import './day.scss';

/** As many as the dealer's first screen has room for. */
const shown = 3;

function useRejected(kind: ListingKind, sellerId: Uid): PagedList<Listing> {
  return usePagedQuery({ ...ownListings(sellerId, kind, 'rejected'), olderThan: bookingsAge });
}

/** The listings that the admin has rejected, with the reason. Reads one page of each kind. Nothing if there are none. */
export function RejectedListings({ sellerId }: { sellerId: Uid }) {
  const lists = [useRejected('car', sellerId), useRejected('bike', sellerId)];
  const rejected = lists.flatMap(itemsOf);
  if (lists.some(({ state }) => state === 'loading')) return <div className="coming" />;
  if (rejected.length === 0) return null;
  return (
    <section aria-labelledby="day-rejected">
      <h2 id="day-rejected">{rejectedTexts.heading}</h2>
      <ul className="day-rejected">
        {rejected.slice(0, shown).map((listing) => (
          <li key={listing.id} className="day-card">
            <h3>
              <bdi>{listing.name}</bdi>
            </h3>
            <RejectReason listing={listing} />
            <Link className="btn btn-outline-primary" to={editListingAddress(listing)}>
              {stockTexts.editAndSend}
              <span className="visually-hidden">: {listing.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {rejected.length > shown && (
        <Link className="btn btn-link" to={`${paths.stock}?state=rejected`}>
          {rejectedTexts.all}
        </Link>
      )}
    </section>
  );
}

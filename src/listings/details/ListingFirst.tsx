import { ListingPhoto } from '../card/ListingPhoto';
import { coverOf, type ListingRecord } from '../listing';
import { DetailsPrice } from './DetailsPrice';

/** Photo and price of a listing, in the places that they have in its details: the first frame of a cheap phone. */
export function ListingFirst({ listing }: { listing: ListingRecord }) {
  const { kind, name, price } = listing;
  return (
    <div className="vehicle-details">
      <div className="vehicle-details-photos">
        <ListingPhoto kind={kind} src={coverOf(listing)} alt={name} when="soon" />
      </div>
      <div className="vehicle-details-head">
        <DetailsPrice price={price} />
      </div>
    </div>
  );
}

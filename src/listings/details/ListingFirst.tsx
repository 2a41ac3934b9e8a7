import { ListingPhoto } from '../card/ListingPhoto';
import type { ListingRecord } from '../listing';
import { DetailsPrice } from './DetailsPrice';

/** Photo and price of a listing, in the places that they have in its details: the first frame of a cheap phone. */
export function ListingFirst({ listing: { kind, name, price, photos, thumbnails } }: { listing: ListingRecord }) {
  return (
    <div className="vehicle-details">
      <div className="vehicle-details-photos">
        <ListingPhoto kind={kind} src={thumbnails[0] ?? photos[0]} alt={name} when="soon" />
      </div>
      <div className="vehicle-details-head">
        <DetailsPrice price={price} />
      </div>
    </div>
  );
}

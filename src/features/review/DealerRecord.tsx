import { type Seller, sellerPlace } from '../../domain/seller';
import { unknownName } from '../../domain/vehicle';
import { Icon } from '../../ui/Icon';
import { SellerPicture } from '../sellers/SellerCard';

/** Who sells it, as the public record says. undefined: on the way; null: not to be had. */
export function DealerRecord({ seller }: { seller: Seller | null | undefined }) {
  if (seller === undefined) return <div className="review-dealer skeleton-line" aria-hidden="true" />;
  if (seller === null) {
    return (
      <div className="review-dealer">
        <p className="review-dealer-name">{unknownName}</p>
      </div>
    );
  }
  return (
    <div className="review-dealer">
      <SellerPicture seller={seller} size={56} />
      <div>
        <p className="review-dealer-name">{seller.dealerName}</p>
        <p>
          <Icon name="pin" size={16} /> {sellerPlace(seller) || 'Address not given'}
        </p>
        {seller.phone && (
          <p>
            <Icon name="phone" size={16} /> <a href={`tel:+91${seller.phone}`}>{seller.phone}</a>
          </p>
        )}
      </div>
    </div>
  );
}

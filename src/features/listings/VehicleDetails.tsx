import type { ReactNode } from 'react';
import { formatPrice } from '../../domain/price';
import { type Seller, sellerPlace } from '../../domain/seller';
import { unknownName, type VehicleRecord, vehicleFacts } from '../../domain/vehicle';
import { Carousel } from '../../ui/Carousel';
import { Icon } from '../../ui/Icon';
import { VehiclePhoto } from './VehiclePhoto';

interface VehicleDetailsProps {
  readonly vehicle: VehicleRecord;
  readonly seller: Seller | null | undefined;
  /** What can be done with it, under the price. */
  readonly actions?: ReactNode;
  /** Leads to the dealer's page, where that can be reached. */
  readonly sellerLink?: ReactNode;
}

function SellerBox({ seller, sellerLink }: Pick<VehicleDetailsProps, 'seller' | 'sellerLink'>) {
  if (seller === undefined) return <div className="seller-box skeleton-line" aria-hidden="true" />;
  return (
    <div className="seller-box">
      {seller?.profilePic ? (
        <img src={seller.profilePic} alt="" width="56" height="56" loading="lazy" />
      ) : (
        <span className="seller-box-icon">
          <Icon name="shop" size={28} />
        </span>
      )}
      <div>
        <p className="seller-box-name">{seller?.dealerName ?? unknownName}</p>
        {seller && <p className="seller-box-place">{sellerPlace(seller)}</p>}
        {seller && sellerLink}
      </div>
    </div>
  );
}

/** Everything the record holds: the photos, the price, every fact with its unit, the description, the dealer. */
export function VehicleDetails({ vehicle, seller, actions, sellerLink }: VehicleDetailsProps) {
  const { kind, name, photos, values } = vehicle;
  const description = String(values.description ?? '').trim();
  const slides = photos.length > 0 ? photos : [undefined];
  return (
    <div className="vehicle-details">
      <div className="vehicle-details-photos">
        <Carousel
          label={`Photos of ${name}`}
          show="one"
          slides={slides.map((photo, index) => ({
            key: photo ?? 'none',
            content: (
              <VehiclePhoto
                kind={kind}
                src={photo}
                alt={slides.length > 1 ? `${name}, photo ${index + 1} of ${slides.length}` : name}
                eager={index === 0}
              />
            ),
          }))}
        />
      </div>
      <div className="vehicle-details-text">
        <p className="vehicle-details-price">{formatPrice(String(values.price ?? ''))}</p>
        {actions}
        <dl className="fact-list">
          {vehicleFacts(vehicle).map(({ key, label, text }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {description && (
          <>
            <h3 className="vehicle-details-heading">Description</h3>
            <p className="vehicle-details-description">{description}</p>
          </>
        )}
        <h3 className="vehicle-details-heading">Dealer</h3>
        <SellerBox seller={seller} sellerLink={sellerLink} />
      </div>
    </div>
  );
}

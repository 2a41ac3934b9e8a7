import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../domain/price';
import { type Seller, sellerPlace } from '../../domain/seller';
import { unknownName, type VehicleRecord, vehicleFacts } from '../../domain/vehicle';
import { Icon } from '../../ui/Icon';
import { VehiclePhotos } from './VehiclePhotos';

interface VehicleDetailsProps {
  readonly vehicle: VehicleRecord;
  readonly seller: Seller | null | undefined;
  /** Stands above the price, where no dialog around it says what it is. */
  readonly title?: ReactNode;
  /** One below the title's, or the dialog's. */
  readonly headingLevel?: 2 | 3;
  /** What can be done with it, under the price. */
  readonly actions?: ReactNode;
  /** The dealer's page, where that can be reached. */
  readonly sellerPath?: string;
  /** How to reach the dealer. */
  readonly sellerContact?: ReactNode;
}

function SellerBox({ seller, sellerPath, sellerContact }: Omit<VehicleDetailsProps, 'vehicle'>) {
  if (seller === undefined) {
    return <div className={`seller-box skeleton-line ${sellerPath ? 'seller-box-tall' : ''}`} aria-hidden="true" />;
  }
  const name = seller?.dealerName ?? unknownName;
  return (
    <div className="seller-box">
      {seller?.profilePic ? (
        <img src={seller.profilePic} alt="" width="56" height="56" loading="lazy" />
      ) : (
        <span className="seller-box-icon">
          <Icon name="shop" size={28} />
        </span>
      )}
      <div className="seller-box-text">
        <p className="seller-box-name">{seller && sellerPath ? <Link to={sellerPath}>{name}</Link> : name}</p>
        {seller && <p className="seller-box-place">{sellerPlace(seller)}</p>}
        {seller && sellerPath && <Link to={sellerPath}>See all vehicles of this dealer</Link>}
        {sellerContact}
      </div>
    </div>
  );
}

/** Everything the record holds: the photos, the price, every fact with its unit, the description, the dealer. */
export function VehicleDetails({
  vehicle,
  seller,
  title,
  headingLevel = 3,
  actions,
  sellerPath,
  sellerContact,
}: VehicleDetailsProps) {
  const Heading = `h${headingLevel}` as const;
  const { values } = vehicle;
  const description = String(values.description ?? '').trim();
  return (
    <div className="vehicle-details">
      <div className="vehicle-details-photos">
        <VehiclePhotos vehicle={vehicle} />
      </div>
      <div className="vehicle-details-text">
        {title}
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
            <Heading className="vehicle-details-heading">Description</Heading>
            <p className="vehicle-details-description">{description}</p>
          </>
        )}
        <Heading className="vehicle-details-heading">Dealer</Heading>
        <SellerBox seller={seller} {...(sellerPath && { sellerPath })} sellerContact={sellerContact} />
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatShortPrice } from '../../domain/price';
import type { Seller } from '../../domain/seller';
import { unknownName, type VehicleRecord, vehicleSummary } from '../../domain/vehicle';
import { Icon } from '../../ui/Icon';
import { type PhotoTurn, VehiclePhoto } from './VehiclePhoto';

export type HeadingLevel = 2 | 3;

/** Where a card leads. */
export interface CardLink {
  readonly to: string;
  /** Goes into the history with the address. */
  readonly state: unknown;
  readonly onFollow: () => void;
}

interface VehicleCardProps {
  readonly vehicle: VehicleRecord;
  /** undefined: on the way; null: not to be had; 'own': not shown, the dealer knows. */
  readonly seller: Pick<Seller, 'dealerName' | 'distName'> | null | undefined | 'own';
  readonly photoTurn?: PhotoTurn;
  /** Photo and name lead to the vehicle's address. */
  readonly link?: CardLink;
  /** One below the heading that the card stands under. */
  readonly headingLevel?: HeadingLevel;
  /** Stands over the photo, such as the listing's state. */
  readonly badge?: ReactNode;
  /** More about it, between the facts and the buttons. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

function DealerLine({ seller }: { seller: Pick<Seller, 'dealerName' | 'distName'> | null | undefined }) {
  if (seller === undefined) return <p className="vehicle-card-dealer skeleton-line" aria-hidden="true" />;
  return (
    <p className="vehicle-card-dealer">
      <Icon name="pin" size={16} />
      <span>
        {/* Each isolated: whatever one holds, it cannot turn the other around. */}
        <bdi>{seller?.dealerName ?? unknownName}</bdi>
        {seller?.distName && (
          <>
            {' · '}
            <bdi>{seller.distName}</bdi>
          </>
        )}
      </span>
    </p>
  );
}

/** One vehicle, at a glance: photo, price, name, the facts that decide, who sells it. */
export function VehicleCard({
  vehicle,
  seller,
  photoTurn = 'when near',
  link,
  headingLevel = 3,
  badge,
  children,
  actions,
}: VehicleCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { kind, name, photos, thumbnails, values } = vehicle;
  const photo = <VehiclePhoto kind={kind} src={thumbnails[0] ?? photos[0]} alt={name} when={photoTurn} />;
  return (
    <article className="vehicle-card" aria-label={name}>
      <div className="vehicle-card-photo">
        {link ? (
          // The name is the same link, and enough for the keyboard.
          <Link to={link.to} state={link.state} onClick={link.onFollow} tabIndex={-1} aria-label={name}>
            {photo}
          </Link>
        ) : (
          photo
        )}
        {badge && <div className="vehicle-card-badge">{badge}</div>}
        {photos.length > 1 && (
          <span className="vehicle-card-count">
            <Icon name="camera" size={14} />
            {photos.length}
            <span className="visually-hidden"> photos</span>
          </span>
        )}
      </div>
      <div className="vehicle-card-body">
        <p className="vehicle-card-price">{formatShortPrice(String(values.price ?? ''))}</p>
        <Heading className="vehicle-card-name">
          {link ? (
            <Link to={link.to} state={link.state} onClick={link.onFollow}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        <p className="vehicle-card-facts">{vehicleSummary(vehicle).join(' · ')}</p>
        {seller !== 'own' && <DealerLine seller={seller} />}
        {children}
        {actions && <div className="vehicle-card-actions">{actions}</div>}
      </div>
    </article>
  );
}

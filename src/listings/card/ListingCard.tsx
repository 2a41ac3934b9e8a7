import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { unknownName } from '../../shared/texts';
import { Icon } from '../../ui/Icon';
import { PlaceName } from '../../ui/PlaceName';
import { coverOf, type Listing, type ListingRecord, listingSummary } from '../listing';
import { formatShortPrice } from '../price';
import { listingTexts } from '../texts';
import { ListingPhoto, type PhotoPriority } from './ListingPhoto';

export type HeadingLevel = 2 | 3;

/** The link of a card. */
export interface CardLink {
  readonly to: string;
  /** The history state of the address. */
  readonly state: unknown;
  readonly onFollow: (click?: MouseEvent) => void;
}

/** What a card names of the dealer. */
type ShownDealer = Pick<Listing, 'dealerName' | 'distName'>;

interface ListingCardProps {
  readonly listing: ListingRecord;
  /** Missing in the dealer's own list, which does not name the dealer. */
  readonly dealer?: ShownDealer;
  readonly photoTurn?: PhotoPriority;
  /** The whole card leads to the listing's address: the link of the name covers it. */
  readonly link?: CardLink;
  /** One level below the heading above the card. */
  readonly headingLevel?: HeadingLevel;
  /** How long ago the listing was posted, in words. */
  readonly age?: string;
  /** Shown over the photo, for example the listing's state. */
  readonly badge?: ReactNode;
  /** A button in the upper right corner of the photo. */
  readonly corner?: ReactNode;
  /** Shown beside the price: what the listing costs a month, in words. */
  readonly monthly?: string | null;
  /** Shown between the facts and the buttons. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** The place comes first: a narrow card cuts the end. */
function Place({ dealer: { dealerName, distName } }: { dealer: ShownDealer }) {
  return (
    <span>
      {/* `bdi` isolates each text: right-to-left characters in one cannot change the order of the others. */}
      {distName && (
        <>
          <bdi>
            <PlaceName of={distName} />
          </bdi>
          {' · '}
        </>
      )}
      <bdi>{dealerName || unknownName}</bdi>
    </span>
  );
}

/** A listing as a card: photo, name, the most important facts, price, place and age (LIST-10). */
export function ListingCard({
  listing,
  dealer,
  photoTurn = 'when near',
  link,
  headingLevel = 3,
  age,
  badge,
  corner,
  monthly,
  children,
  actions,
}: ListingCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { kind, name, price, photos } = listing;
  return (
    <article className="vehicle-card" aria-label={name}>
      <div className="vehicle-card-photo">
        <ListingPhoto kind={kind} src={coverOf(listing)} alt={name} when={photoTurn} mayRetry />
        {badge && <div className="vehicle-card-badge">{badge}</div>}
        {photos.length > 1 && (
          <span className="vehicle-card-count">
            <Icon name="camera" size={14} />
            {photos.length}
            <span className="visually-hidden"> {listingTexts.photos}</span>
          </span>
        )}
        {age && <span className="vehicle-card-age">{age}</span>}
      </div>
      <div className="vehicle-card-body">
        <Heading className="vehicle-card-name">
          {link ? (
            <Link to={link.to} state={link.state} onClick={link.onFollow}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        <p className="vehicle-card-facts">{listingSummary(listing).join(' · ')}</p>
        <p className="vehicle-card-price">
          <strong>{formatShortPrice(price)}</strong>
          {monthly && <span>{monthly}</span>}
        </p>
        {children}
        {(dealer || actions) && (
          <div className="vehicle-card-foot">
            {dealer && (
              <p className="vehicle-card-dealer">
                <Place dealer={dealer} />
              </p>
            )}
            {actions && <div className="vehicle-card-actions">{actions}</div>}
          </div>
        )}
      </div>
      {/* After the name, which comes first by keyboard. */}
      {corner && <div className="vehicle-card-corner">{corner}</div>}
    </article>
  );
}

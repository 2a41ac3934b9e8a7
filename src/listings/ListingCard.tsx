import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Dealer, KnownDealer } from '../dealers/dealer';
import { dealerTexts } from '../dealers/texts';
import { unknownName } from '../shared/unknownName';
import { Icon } from '../ui/Icon';
import { ListingPhoto, type PhotoTurn } from './ListingPhoto';
import { type ListingRecord, listingSummary } from './listing';
import { formatShortPrice } from './price';
import { listingTexts } from './texts';

export type HeadingLevel = 2 | 3;

/** The link of a card. */
export interface CardLink {
  readonly to: string;
  /** The history state of the address. */
  readonly state: unknown;
  readonly onFollow: () => void;
}

type ShownDealer = Pick<Dealer, 'dealerName' | 'distName'>;

interface ListingCardProps {
  readonly listing: ListingRecord;
  /** 'own': the dealer's own list, which does not name the dealer. */
  readonly dealer: KnownDealer<ShownDealer> | 'own';
  readonly photoTurn?: PhotoTurn;
  /** Photo and name link to the listing's address. */
  readonly link?: CardLink;
  /** One level below the heading above the card. */
  readonly headingLevel?: HeadingLevel;
  /** Shown over the photo, for example the listing's state. */
  readonly badge?: ReactNode;
  /** A button in the upper right corner of the photo. */
  readonly corner?: ReactNode;
  /** Shown between the facts and the buttons. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

function DealerLine({ dealer }: { dealer: KnownDealer<ShownDealer> }) {
  if (dealer === undefined) return <p className="vehicle-card-dealer skeleton-line" aria-hidden="true" />;
  if (dealer === 'gone') return <p className="vehicle-card-dealer">{dealerTexts.goneShort}</p>;
  return (
    <p className="vehicle-card-dealer">
      <Icon name="pin" size={16} />
      <span>
        {/* `bdi` isolates each text: right-to-left characters in one cannot change the order of the others. */}
        <bdi>{dealer?.dealerName ?? unknownName}</bdi>
        {dealer?.distName && (
          <>
            {' · '}
            <bdi>{dealer.distName}</bdi>
          </>
        )}
      </span>
    </p>
  );
}

/** A listing as a card: photo, price, name, the most important facts, and the dealer (LIST-10). */
export function ListingCard({
  listing,
  dealer,
  photoTurn = 'when near',
  link,
  headingLevel = 3,
  badge,
  corner,
  children,
  actions,
}: ListingCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { kind, name, photos, thumbnails, values } = listing;
  const photo = <ListingPhoto kind={kind} src={thumbnails[0] ?? photos[0]} alt={name} when={photoTurn} />;
  return (
    <article className="vehicle-card" aria-label={name}>
      <div className="vehicle-card-photo">
        {link ? (
          // The name has the same link, and one tab stop is enough.
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
            <span className="visually-hidden"> {listingTexts.photos}</span>
          </span>
        )}
        {corner && <div className="vehicle-card-corner">{corner}</div>}
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
        <p className="vehicle-card-facts">{listingSummary(listing).join(' · ')}</p>
        {dealer !== 'own' && <DealerLine dealer={dealer} />}
        {children}
        {actions && <div className="vehicle-card-actions">{actions}</div>}
      </div>
    </article>
  );
}

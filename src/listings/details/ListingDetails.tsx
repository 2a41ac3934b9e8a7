import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DealerPicture } from '../../dealers/DealerPicture';
import { dealerPlace, type KnownDealer } from '../../dealers/dealer';
import { dealerTexts } from '../../dealers/texts';
import { unknownName } from '../../shared/texts';
import { langOfTyped } from '../../shared/typedLanguage';
import { Icon } from '../../ui/Icon';
import { useNames } from '../../ui/useNames';
import type { Listing, ListingRecord } from '../listing';
import { priceCutText } from '../priceCut';
import { DecidingFacts } from './DecidingFacts';
import { DetailsPrice } from './DetailsPrice';
import { detailsTexts } from './detailsTexts';
import { ListingFacts } from './ListingFacts';
import { ListingPhotos } from './ListingPhotos';
import { SafetyTips } from './SafetyTips';

interface ListingDetailsProps {
  readonly listing: ListingRecord & Partial<Listing>;
  readonly dealer: KnownDealer;
  /** A heading above the price, if no dialog has one. */
  readonly title?: ReactNode;
  /** One level below the title, or the dialog's heading. */
  readonly headingLevel?: 2 | 3;
  /** Buttons in the corner of the photos. */
  readonly corner?: ReactNode;
  /** Buttons below the price; on phones those of public pages are a bar at the bottom. */
  readonly actions?: ReactNode;
  /** The address of the dealer's page, if it can be opened from here. */
  readonly dealerPath?: string;
  /** The ways to reach the dealer. */
  readonly dealerContact?: ReactNode;
}

function DealerBox({ dealer, dealerPath, dealerContact }: Omit<ListingDetailsProps, 'listing'>) {
  const placeName = useNames();
  if (dealer === undefined) {
    return <div className={`seller-box skeleton-line ${dealerPath ? 'seller-box-tall' : ''}`} aria-hidden="true" />;
  }
  if (dealer === 'gone') {
    return (
      <div className="seller-box">
        <span className="seller-box-icon">
          <Icon name="shop" size={28} />
        </span>
        <p className="seller-box-text">{dealerTexts.gone}</p>
      </div>
    );
  }
  const name = dealer?.dealerName ?? unknownName;
  return (
    <div className="seller-box">
      {dealer ? (
        <DealerPicture dealer={dealer} size={56} isDecoration />
      ) : (
        <span className="seller-box-icon">
          <Icon name="shop" size={28} />
        </span>
      )}
      <div className="seller-box-text">
        <p className="seller-box-name">{dealer && dealerPath ? <Link to={dealerPath}>{name}</Link> : name}</p>
        {dealer && <p className="seller-box-place">{dealerPlace(dealer, placeName)}</p>}
        {dealer && dealerPath && <Link to={dealerPath}>{detailsTexts.allOfDealer}</Link>}
        {dealerContact}
      </div>
    </div>
  );
}

/** A listing in full: photos, price, every fact with its unit, description and dealer (LIST-11). */
export function ListingDetails({
  listing,
  dealer,
  title,
  headingLevel = 3,
  corner,
  actions,
  dealerPath,
  dealerContact,
}: ListingDetailsProps) {
  const Heading = `h${headingLevel}` as const;
  const { description } = listing;
  const cut = priceCutText(listing, new Date());
  return (
    <div className="vehicle-details">
      <div className="vehicle-details-photos">
        <ListingPhotos listing={listing} />
        {corner && <div className="vehicle-details-corner">{corner}</div>}
      </div>
      <div className="vehicle-details-head">
        {title}
        <DetailsPrice price={listing.price} />
        {cut && <p className="price-cut">{cut}</p>}
        <DecidingFacts listing={listing} />
        {actions}
      </div>
      <div className="vehicle-details-text">
        <ListingFacts listing={listing} headingLevel={headingLevel} />
        {description && (
          <>
            <Heading className="vehicle-details-heading">{detailsTexts.description}</Heading>
            <p className="vehicle-details-description" lang={langOfTyped(description)}>
              {description}
            </p>
          </>
        )}
        <Heading className="vehicle-details-heading">{detailsTexts.dealer}</Heading>
        <DealerBox dealer={dealer} {...(dealerPath && { dealerPath })} dealerContact={dealerContact} />
        {dealerPath && <SafetyTips headingLevel={headingLevel} />}
      </div>
    </div>
  );
}

import { ageOf } from '../../listings/age';
import { type HeadingLevel, ListingCard } from '../../listings/card/ListingCard';
import type { PhotoPriority } from '../../listings/card/ListingPhoto';
import { ageTexts } from '../../listings/cardTexts';
import type { Listing } from '../../listings/listing';
import { listingTexts } from '../../listings/texts';
import { monthlyCostText } from '../../monthlyCost/monthlyCostText';
import { Later, lazyWhenIdle } from '../../ui/lazyWhenIdle';
import { BookButton } from '../book/BookButton';
import type { ListingActions } from './useListingActions';

const SaveHeart = lazyWhenIdle(() => import('../../saved/SaveHeart'));

interface PublicListingCardProps {
  readonly listing: Listing;
  readonly actions: ListingActions;
  readonly photoTurn?: PhotoPriority;
  readonly headingLevel: HeadingLevel;
  readonly isNew?: boolean;
  /** Without buttons: the card only leads to the details. */
  readonly plain?: boolean;
}

/** The card of a listing for visitors and buyers. */
export function PublicListingCard({
  listing,
  actions,
  photoTurn,
  headingLevel,
  isNew = false,
  plain = false,
}: PublicListingCardProps) {
  return (
    <ListingCard
      listing={listing}
      dealer={listing}
      {...(photoTurn && { photoTurn })}
      link={actions.linkTo(listing)}
      headingLevel={headingLevel}
      monthly={monthlyCostText(listing.price.rupees)}
      age={ageOf(listing.createdAt, new Date(), ageTexts)}
      badge={isNew && <span className="state-badge state-approved">{listingTexts.isNew}</span>}
      corner={
        <Later>
          <SaveHeart listing={listing} />
        </Later>
      }
      actions={
        !plain && (
          <>
            <button type="button" className="btn btn-link" onClick={() => actions.showDetails(listing)}>
              {listingTexts.knowMore}
            </button>
            <BookButton listing={listing} isBooking={actions.isBooking} onBook={actions.book} quiet />
          </>
        )
      }
    />
  );
}

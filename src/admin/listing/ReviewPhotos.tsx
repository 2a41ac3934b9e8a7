import { InspectedPhoto } from '../../decisions/InspectedPhoto';
import type { ReviewedListing } from '../../decisions/review';
import { choiceLabel } from '../../listings/choiceLabel';
import { labelAt } from '../../listings/photoLabels';
import { listingTexts } from '../../listings/texts';
import { reviewTexts } from '../texts';

/**
 * The photos, and beside each the small version that lists show. The dealer stores both, so they could show different
 * things (ADMIN-9).
 */
export function ReviewPhotos({
  listing: { kind, name, photos, thumbnails, photoLabels },
}: {
  listing: ReviewedListing;
}) {
  if (photos.length === 0) return <InspectedPhoto kind={kind} src={undefined} alt={name} />;
  return (
    <ul className="review-photos">
      {photos.map((photo, index) => {
        const label = choiceLabel('photo', labelAt(photoLabels, index));
        const title = listingTexts.photoOf(name, index + 1, photos.length);
        return (
          <li key={photo}>
            <a href={photo} target="_blank" rel="noreferrer">
              <InspectedPhoto kind={kind} src={photo} alt={title} />
              <span className="visually-hidden"> {reviewTexts.fullSize}</span>
            </a>
            {label && <p className="review-photo-label">{label}</p>}
            <div className="review-photo-small">
              <InspectedPhoto kind={kind} src={thumbnails[index]} alt={reviewTexts.smallPhoto(title)} />
              <span aria-hidden="true">{reviewTexts.small}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

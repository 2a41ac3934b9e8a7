import { InspectedPhoto } from '../../decisions/InspectedPhoto';
import type { ReviewedListing } from '../../decisions/review';
import { detailsTexts } from '../../listings/details/detailsTexts';
import { photosOf } from '../../listings/photoFiles';
import { labelAt } from '../../listings/photoLabels';
import { photoLabelText } from '../../listings/photoLabelText';
import { reviewTexts } from '../texts';

/** The photos, each in all sizes. The dealer stores each size, so they could show different things (ADMIN-9). */
export function ReviewPhotos({ listing }: { listing: ReviewedListing }) {
  const { kind, name, thumbnails, photoLabels } = listing;
  const photos = photosOf(listing);
  if (photos.length === 0) return <InspectedPhoto kind={kind} src={undefined} alt={name} />;
  return (
    <ul className="review-photos">
      {photos.map(({ url, mediumUrl }, index) => {
        const label = photoLabelText(labelAt(photoLabels, index));
        const title = detailsTexts.photoOf(name, index + 1, photos.length);
        return (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <InspectedPhoto kind={kind} src={url} alt={title} />
              <span className="visually-hidden"> {reviewTexts.fullSize}</span>
            </a>
            {label && <p className="review-photo-label">{label}</p>}
            {mediumUrl && (
              <div className="review-photo-small">
                <InspectedPhoto kind={kind} src={mediumUrl} alt={reviewTexts.mediumPhoto(title)} />
                <span aria-hidden="true">{reviewTexts.medium}</span>
              </div>
            )}
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

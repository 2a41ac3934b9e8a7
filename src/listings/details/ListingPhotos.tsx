import { lazy, Suspense, useState } from 'react';
import { loadWhenOnline } from '../../ui/browser/loadWhenOnline';
import { Carousel } from '../../ui/Carousel';
import { ListingPhoto } from '../card/ListingPhoto';
import type { ListingRecord } from '../listing';
import { photosOf } from '../photoFiles';
import { labelAt } from '../photoLabels';
import { photoLabelText } from '../photoLabelText';
import { DetailsPhoto } from './DetailsPhoto';
import { detailsTexts } from './detailsTexts';

const PhotoViewer = lazy(() => loadWhenOnline(() => import('../../photos/PhotoViewer')));

/** The photos of a listing side by side. Each opens in the photo viewer (PHOTO-7). */
export function ListingPhotos({ listing }: { listing: ListingRecord }) {
  const { kind, name, photoLabels } = listing;
  const photos = photosOf(listing);
  const [viewed, setViewed] = useState<number | null>(null);
  if (photos.length === 0) return <ListingPhoto kind={kind} src={undefined} alt={name} />;
  const described = photos.map((photo, index) => ({
    photo,
    src: photo.url,
    alt: photos.length > 1 ? detailsTexts.photoOf(name, index + 1, photos.length) : name,
    label: photoLabelText(labelAt(photoLabels, index)),
  }));
  return (
    <>
      <Carousel
        label={detailsTexts.photosOf(name)}
        show="one"
        {...(photos.length > 1 && {
          below: (current: number, go: (index: number) => void) => (
            <div className="photo-thumbs">
              {photos.map(({ url, thumbnailUrl }, index) => (
                <button
                  type="button"
                  key={url}
                  aria-label={detailsTexts.showPhoto(index + 1)}
                  aria-current={index === current}
                  onClick={() => go(index)}
                >
                  <img src={thumbnailUrl} alt="" width="96" height="60" loading="lazy" decoding="async" />
                </button>
              ))}
            </div>
          ),
        })}
        slides={described.map(({ photo, alt, label }, index) => ({
          key: alt,
          content: (
            <button type="button" className="photo-open" onClick={() => setViewed(index)}>
              <DetailsPhoto kind={kind} photo={photo} alt={alt} isFirst={index === 0} />
              {label && <span className="photo-label">{label}</span>}
              <span className="visually-hidden"> {detailsTexts.wholeScreen}</span>
            </button>
          ),
        }))}
      />
      {viewed !== null && (
        // While the viewer's chunk loads, the page stays as it is.
        <Suspense fallback={null}>
          <PhotoViewer
            label={detailsTexts.photosOf(name)}
            photos={described}
            first={viewed}
            onClose={() => setViewed(null)}
          />
        </Suspense>
      )}
    </>
  );
}

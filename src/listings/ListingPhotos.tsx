import { lazy, Suspense, useState } from 'react';
import type { VehicleRecord } from '../../domain/vehicle';
import { Carousel } from '../../ui/Carousel';
import { VehiclePhoto } from './VehiclePhoto';

const PhotoViewer = lazy(() => import('../photos/PhotoViewer'));

/** A vehicle's photos, side by side; each opens on the whole screen. */
export function VehiclePhotos({ vehicle: { kind, name, photos, thumbnails } }: { vehicle: VehicleRecord }) {
  const [viewed, setViewed] = useState<number | null>(null);
  if (photos.length === 0) return <VehiclePhoto kind={kind} src={undefined} alt={name} />;
  const described = photos.map((src, index) => ({
    src,
    alt: photos.length > 1 ? `${name}, photo ${index + 1} of ${photos.length}` : name,
  }));
  return (
    <>
      <Carousel
        label={`Photos of ${name}`}
        show="one"
        slides={described.map(({ src, alt }, index) => ({
          key: alt,
          content: (
            <button type="button" className="photo-open" onClick={() => setViewed(index)}>
              <VehiclePhoto
                kind={kind}
                src={src}
                alt={alt}
                when={index === 0 ? 'soon' : 'last'}
                preview={index === 0 ? thumbnails[0] : undefined}
              />
              <span className="visually-hidden"> (show on the whole screen)</span>
            </button>
          ),
        }))}
      />
      {viewed !== null && (
        // What is behind it stays in sight until it is there.
        <Suspense fallback={null}>
          <PhotoViewer label={`Photos of ${name}`} photos={described} first={viewed} onClose={() => setViewed(null)} />
        </Suspense>
      )}
    </>
  );
}

import { ListingPhoto } from '../card/ListingPhoto';
import type { ListingKind } from '../kinds';
import type { UploadedPhoto } from '../listing';
import { type PhotoSources, useFullSize } from './useFullSize';

/**
 * A phone needs no more than 800 px, which this asks for up to three dots for a pixel: who wants to see more opens the
 * photo.
 */
const sizes = '(min-width: 992px) 640px, 320px';

function sourcesOf({ url, mediumUrl }: UploadedPhoto): PhotoSources {
  return mediumUrl ? { src: mediumUrl, srcSet: `${mediumUrl} 800w, ${url} 1280w`, sizes } : { src: url };
}

interface DetailsPhotoProps {
  readonly kind: ListingKind;
  readonly photo: UploadedPhoto;
  readonly alt: string;
  /** The first photo is seen at once: its small version, which a list has loaded already, comes before it. */
  readonly isFirst: boolean;
}

/** A photo in the details, in the size that the screen needs. */
export function DetailsPhoto({ kind, photo, alt, isFirst }: DetailsPhotoProps) {
  const sources = sourcesOf(photo);
  const preview = isFirst ? photo.thumbnailUrl : undefined;
  const { full, onPreviewLoad, onPreviewError } = useFullSize(sources, preview);
  const when = isFirst ? 'soon' : 'last';
  if (full) return <ListingPhoto kind={kind} alt={alt} when={when} {...sources} />;
  return (
    <ListingPhoto
      kind={kind}
      alt={alt}
      when={when}
      src={preview}
      // It has been decoded before: it takes the place of the same picture without a flash.
      decoding="sync"
      onLoad={onPreviewLoad}
      onError={onPreviewError}
    />
  );
}

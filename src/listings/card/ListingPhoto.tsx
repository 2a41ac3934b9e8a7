import { type ComponentProps, useEffect, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { controlTexts } from '../../ui/texts';
import type { ListingKind } from '../kinds';
import { listingTexts } from '../texts';

/**
 * When a photo is loaded. 'first': with high priority, because it is seen first. 'soon': at once. 'when near': when it
 * comes near the viewport. 'last': then too, with low priority.
 */
export type PhotoPriority = 'first' | 'soon' | 'when near' | 'last';

type ImageProps = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes' | 'decoding' | 'onLoad' | 'onError'>;

interface ListingPhotoProps extends ImageProps {
  readonly kind: ListingKind;
  readonly src: string | undefined;
  readonly alt: string;
  readonly when?: PhotoPriority;
  /** A failed photo offers to try again. Not within a link or a button. */
  readonly mayRetry?: boolean;
}

const loadingOf = {
  first: { loading: 'eager', fetchPriority: 'high' },
  soon: { loading: 'eager', fetchPriority: 'auto' },
  'when near': { loading: 'lazy', fetchPriority: 'auto' },
  last: { loading: 'lazy', fetchPriority: 'low' },
} as const satisfies Record<PhotoPriority, unknown>;

const width = 480;
const height = 300;

/**
 * A photo in 16:10, or a drawing if there is none. One that could not be loaded says so, and is tried again when the
 * network returns (PHOTO-8).
 */
export function ListingPhoto({ kind, alt, when = 'when near', mayRetry = false, ...image }: ListingPhotoProps) {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (!broken) return undefined;
    const retry = () => setBroken(false);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [broken]);
  if (!image.src || broken) {
    return (
      <div className="vehicle-photo vehicle-photo-missing">
        <Icon name={kind} size={56} />
        <span>{broken ? listingTexts.photoFailed : listingTexts.noPhoto}</span>
        {broken && mayRetry && (
          <button type="button" className="btn btn-link btn-sm" onClick={() => setBroken(false)}>
            {controlTexts.tryAgain}
          </button>
        )}
      </div>
    );
  }
  return (
    <img
      className="vehicle-photo"
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      onError={() => setBroken(true)}
      {...loadingOf[when]}
      {...image}
    />
  );
}

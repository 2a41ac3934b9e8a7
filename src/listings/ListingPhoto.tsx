import { useState } from 'react';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { Icon } from '../../ui/Icon';
import { useFullSize } from './useFullSize';

/**
 * When a photo is loaded. 'first': before all others, because it is seen first; 'soon': without waiting until it is near
 * the view; 'when near': then; 'last': then, and behind all others.
 */
export type PhotoTurn = 'first' | 'soon' | 'when near' | 'last';

interface VehiclePhotoProps {
  readonly kind: VehicleKind;
  readonly src: string | undefined;
  readonly alt: string;
  readonly when?: PhotoTurn;
  /** The same photo, smaller, which is there sooner. */
  readonly preview?: string | undefined;
}

const loadingOf = {
  first: { loading: 'eager', fetchPriority: 'high' },
  soon: { loading: 'eager', fetchPriority: 'auto' },
  'when near': { loading: 'lazy', fetchPriority: 'auto' },
  last: { loading: 'lazy', fetchPriority: 'low' },
} as const satisfies Record<PhotoTurn, unknown>;

const width = 480;
const height = 360;

/** A 4:3 photo, or a drawing in its place where there is none or it does not load. */
export function VehiclePhoto({ kind, src, alt, when = 'when near', preview }: VehiclePhotoProps) {
  const [broken, setBroken] = useState(false);
  const { full, onPreviewLoad, onPreviewError } = useFullSize(src, preview);
  if (!src || broken) {
    return (
      <div className="vehicle-photo vehicle-photo-missing">
        <Icon name={kind} size={56} />
        <span>No photo</span>
      </div>
    );
  }
  return (
    <img
      className="vehicle-photo"
      src={full ? src : preview}
      alt={alt}
      width={width}
      height={height}
      {...loadingOf[when]}
      decoding="async"
      onLoad={full ? undefined : onPreviewLoad}
      onError={full ? () => setBroken(true) : onPreviewError}
    />
  );
}

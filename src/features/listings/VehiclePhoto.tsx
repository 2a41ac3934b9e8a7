import { useState } from 'react';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { Icon } from '../../ui/Icon';

interface VehiclePhotoProps {
  readonly kind: VehicleKind;
  readonly src: string | undefined;
  readonly alt: string;
  /** Loaded at once, and before others: for what is seen first. */
  readonly eager?: boolean;
}

const width = 480;
const height = 360;

/** A 4:3 photo, or a drawing in its place where there is none or it does not load. */
export function VehiclePhoto({ kind, src, alt, eager = false }: VehiclePhotoProps) {
  const [broken, setBroken] = useState(false);
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
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

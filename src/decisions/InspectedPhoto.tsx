import type { ComponentProps } from 'react';
import { DealerPicture } from '../dealers/DealerPicture';
import { ListingPhoto } from '../listings/card/ListingPhoto';
import { Icon } from '../ui/Icon';
import { useInspectedPhoto } from './useInspectedPhoto';

/** A photo of a listing, as soon as its size is known; else a drawing of the same size. */
export function InspectedPhoto({ kind, src, alt }: ComponentProps<typeof ListingPhoto>) {
  const { isWaiting, problem } = useInspectedPhoto(src);
  if (!isWaiting && problem === null) return <ListingPhoto kind={kind} src={src} alt={alt} />;
  return (
    <div className="vehicle-photo vehicle-photo-missing">
      <Icon name={kind} size={56} />
      {problem && <span>{problem}</span>}
    </div>
  );
}

/** A dealer's picture, as soon as its size is known; else the drawn shop. */
export function InspectedPicture({ dealer, size }: ComponentProps<typeof DealerPicture>) {
  const { src = '', problem } = useInspectedPhoto(dealer.profilePic);
  return (
    <>
      <DealerPicture dealer={{ ...dealer, profilePic: src }} size={size} />
      {problem && <p>{problem}</p>}
    </>
  );
}

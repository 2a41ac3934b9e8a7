import { useEffect, useState } from 'react';
import { loadPhotoSize } from '../photos/loadPhotoSize';
import type { PhotoSize } from '../photos/photoSize';
import { decisionTexts } from './texts';

/** Decoded, a picture takes four bytes for each pixel. The app stores less than 4 megapixels. */
const mostPixels = 25_000_000;

interface InspectedPhoto {
  /** undefined until it is known that the photo may be shown. */
  readonly src: string | undefined;
  readonly isWaiting: boolean;
  /** Why the photo is not shown. */
  readonly problem: string | null;
}

/**
 * A photo that no admin has seen yet. Some kilobytes can hold so many pixels that showing them ends the tab (PHOTO-14).
 */
export function useInspectedPhoto(address: string | undefined): InspectedPhoto {
  const [known, setKnown] = useState<{ readonly address: string; readonly size: PhotoSize | null }>();
  useEffect(() => {
    let isCurrent = true;
    if (address) {
      void loadPhotoSize(address).then((size) => {
        if (isCurrent) setKnown({ address, size });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [address]);
  if (!address) return { src: undefined, isWaiting: false, problem: null };
  if (known?.address !== address) return { src: undefined, isWaiting: true, problem: null };
  const { size } = known;
  const isTooLarge = size !== null && size.width * size.height > mostPixels;
  return {
    src: isTooLarge ? undefined : address,
    isWaiting: false,
    problem: isTooLarge ? decisionTexts.tooManyPixels(size.width, size.height) : null,
  };
}

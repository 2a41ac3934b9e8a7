import type { PhotoSize } from './photoSize';

/**
 * The size of a stored photo. Browsers read it from the first bytes, and decode nothing before the photo is in the
 * page. The app itself cannot read these bytes: the store gives them to pages only as pictures.
 *
 * @returns null if the photo cannot be loaded
 */
export function loadPhotoSize(address: string): Promise<PhotoSize | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = address;
  });
}

import { photoLimits } from '../shared/limits';
import { type PhotoSize, readPhotoSize } from './photoSize';

/** Why a file of an allowed type cannot be shown as a photo. */
export type PhotoFault = 'empty' | 'unreadable' | 'tooLarge';

function isTooLarge({ width, height }: PhotoSize): boolean {
  return width * height > photoLimits.pixels;
}

async function decode(file: File): Promise<PhotoFault | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const fault = isTooLarge(bitmap) ? 'tooLarge' : null;
    bitmap.close();
    return fault;
  } catch {
    return 'unreadable';
  }
}

/**
 * Checks that this browser can show the file as a photo; null means yes. It reads the dimensions before it decodes
 * anything: a small file can hold 20,000 × 20,000 pixels, which would use up the tab's memory. A file whose dimensions
 * are not found may still be a photo: the browser decides.
 *
 * @throws if the file cannot be read
 */
export async function inspectPhoto(file: File): Promise<PhotoFault | null> {
  if (file.size === 0) return 'empty';
  const size = await readPhotoSize(file);
  return size && isTooLarge(size) ? 'tooLarge' : decode(file);
}

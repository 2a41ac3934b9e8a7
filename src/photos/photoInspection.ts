import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { photoLimits } from '../domain/limits';

/** Why a file of the right type is no photo that could be shown. */
export type PhotoFault = 'empty' | 'unreadable' | 'tooLarge';

/** Bytes that hold a photo's dimensions, whatever cameras write before them. */
const headLength = 512 * 1024;

/** Pixels, read from the file's head without decoding it; null where the head makes no sense. */
async function countPixels(file: File): Promise<number | null> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const format = [JPG, PNG].find(({ validate }) => validate(head));
  if (!format) return null;
  try {
    const { width, height } = format.calculate(head);
    return width * height;
  } catch {
    return null;
  }
}

async function canBeDecoded(file: File): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a chosen file is a photo that this browser can show. The dimensions are looked at before anything is decoded:
 * 20,000 × 20,000 pixels in a small file would take the tab's memory. null: nothing is wrong with it.
 */
export async function inspectPhoto(file: File): Promise<PhotoFault | null> {
  if (file.size === 0) return 'empty';
  const pixels = await countPixels(file);
  if (pixels === null) return 'unreadable';
  if (pixels > photoLimits.pixels) return 'tooLarge';
  return (await canBeDecoded(file)) ? null : 'unreadable';
}

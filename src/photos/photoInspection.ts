import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { photoLimits } from '../shared/limits';

/** Why a file of an allowed type cannot be shown as a photo. */
export type PhotoFault = 'empty' | 'unreadable' | 'tooLarge';

/** Bytes. The head of a photo holds its dimensions, even if cameras write much metadata before them. */
const headLength = 512 * 1024;

/** The number of pixels, read from the file's head without decoding it; null if the head is damaged. */
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
 * Checks that this browser can show the file as a photo; null means yes. It reads the dimensions before it decodes
 * anything: a small file can hold 20,000 × 20,000 pixels, which would use up the tab's memory.
 */
export async function inspectPhoto(file: File): Promise<PhotoFault | null> {
  if (file.size === 0) return 'empty';
  const pixels = await countPixels(file);
  if (pixels === null) return 'unreadable';
  if (pixels > photoLimits.pixels) return 'tooLarge';
  return (await canBeDecoded(file)) ? null : 'unreadable';
}

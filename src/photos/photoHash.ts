import { photoLimits } from '../shared/limits';

/**
 * What a photo looks like, in 16 hex digits. A copy that was made smaller and compressed again nearly always has the same
 * hash, so it is found by equality (PHOTO-11).
 */

const columns = 9;
const rows = 8;

/** A smaller difference of brightness, of 0 to 255, is noise: it changes with each compression. */
const noise = 4;

/** A photo with fewer differences, such as a blank one, looks like too many others. */
const fewestDifferences = 8;

type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/**
 * The mean brightness of each of 9 × 8 fields, 0 to 255. The browser's own drawing at that size is no mean of all pixels:
 * with it, half of the copies had another hash.
 */
function brightnessOf({ data, width, height }: Pixels): readonly number[] {
  const fields = Array.from({ length: columns * rows }, () => ({ sum: 0, pixels: 0 }));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const field = fields[Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width)];
      if (!field) continue;
      field.sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
      field.pixels += 1;
    }
  }
  return fields.map(({ sum, pixels }) => sum / Math.max(pixels, 1));
}

/**
 * One bit for each field: whether the field to its right is darker.
 *
 * @returns '' if too few are
 */
export function hashOf(pixels: Pixels): string {
  const brightness = brightnessOf(pixels);
  const bits = brightness.flatMap((one, index) => {
    const isLast = index % columns === columns - 1;
    return isLast ? [] : [one - (brightness[index + 1] ?? 0) > noise ? '1' : '0'];
  });
  if (bits.filter((bit) => bit === '1').length < fewestDifferences) return '';
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(bits.length / 4, '0');
}

function draw(bitmap: ImageBitmap): Pixels | null {
  const scale = Math.min(1, photoLimits.small.side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const drawing = new OffscreenCanvas(width, height).getContext('2d');
  drawing?.drawImage(bitmap, 0, 0, width, height);
  return drawing?.getImageData(0, 0, width, height) ?? null;
}

/** @returns '' if the photo has no hash, or cannot be drawn */
export async function hashPhoto(photo: Blob): Promise<string> {
  try {
    const bitmap = await createImageBitmap(photo);
    const pixels = draw(bitmap);
    bitmap.close();
    return pixels ? hashOf(pixels) : '';
  } catch {
    return '';
  }
}

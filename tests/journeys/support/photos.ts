import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A file that a person chooses. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Tiles of noise: as hard to compress as grass and gravel. Noise for the whole photo takes five times as long. */
async function noise(size: Size) {
  const background = '#808080';
  const tile = sharp({
    create: { width: 1000, height: 1000, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 24 } },
  });
  return plain(size, background).composite([{ input: await tile.png({ compressionLevel: 0 }).toBuffer(), tile: true }]);
}

function plain({ width, height }: Size, background: string) {
  return sharp({ create: { width, height, channels: 3, background } });
}

const small: Size = { width: 640, height: 480 };

/** No two photos of a listing may be the same, so each has a colour of its own. */
function colourOf(name: string): string {
  return `#${createHash('sha256').update(name).digest('hex').slice(0, 6)}`;
}

export async function jpegPhoto(name: string, background = colourOf(name)): Promise<ChosenFile> {
  return { name, mimeType: 'image/jpeg', buffer: await plain(small, background).jpeg().toBuffer() };
}

export async function pngPhoto(name: string, background = colourOf(name)): Promise<ChosenFile> {
  return { name, mimeType: 'image/png', buffer: await plain(small, background).png().toBuffer() };
}

/** A white car under a blue sky: light and dark parts, as in a photo of a vehicle. */
export async function drawnPhoto(name: string): Promise<ChosenFile> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48" width="1280" height="960">
    <rect width="64" height="28" fill="#7db2e8"/><rect y="28" width="64" height="20" fill="#4c4a48"/>
    <path d="M8 34V26l8-2 6-7h20l8 8 6 2v7z" fill="#eeeeee"/><path d="M19 24l4-5h8v5zm14-5h8l5 5H33z" fill="#1c2530"/>
    <circle cx="18" cy="35" r="5"/><circle cx="46" cy="35" r="5"/></svg>`;
  return { name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(drawing)).jpeg().toBuffer() };
}

/** The photo as somebody else has it: smaller, and compressed again. */
export async function copyOf({ buffer, mimeType }: ChosenFile, name: string): Promise<ChosenFile> {
  return { name, mimeType, buffer: await sharp(buffer).resize(800).jpeg({ quality: 60 }).toBuffer() };
}

/** 4000 × 3000 pixels or more, several megabytes, with a location in its metadata, as from a phone. */
export async function phonePhoto(name: string, megapixels: 12 | 48 = 12): Promise<ChosenFile> {
  const side = megapixels === 12 ? 1000 : 2000;
  const photo = await noise({ width: 4 * side, height: 3 * side });
  const buffer = await photo
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '73/1 51/1 0/1' },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

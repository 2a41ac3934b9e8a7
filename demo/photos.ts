import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { usualQuality } from '../src/photos/encodedType';
import { photoLimits } from '../src/shared/limits';

/** The sizes of a photo, as WebP. */
interface StoredPhoto {
  /** 1280 by 960. */
  readonly photo: Buffer;
  readonly medium: Buffer;
  readonly thumbnail: Buffer;
}

/** The photo of a picture in `demo/pictures`, by its name without the ending. */
export type Photos = (picture: string) => Promise<StoredPhoto>;

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'pictures');
const fileOf = (picture: string): string => path.join(folder, `${picture}.webp`);

const { medium, small } = photoLimits;
const quality = usualQuality['image/webp'] * 100;

/** The same sizes as in the app. */
async function toSizes(picture: string): Promise<StoredPhoto> {
  const pixels = sharp(fileOf(picture));
  const smaller = (width: number) => pixels.clone().resize({ width }).webp({ quality }).toBuffer();
  const [photo, middle, thumbnail] = await Promise.all([
    readFile(fileOf(picture)),
    smaller(medium.side),
    smaller(small.side),
  ]);
  return { photo, medium: middle, thumbnail };
}

/** Converts each picture once, because several listings may share it. */
export function openPhotos(): Photos {
  const known = new Map<string, Promise<StoredPhoto>>();
  return (picture) => {
    const photo = known.get(picture) ?? toSizes(picture);
    known.set(picture, photo);
    return photo;
  };
}

/** The picture of a dealer's shop, as a JPEG. */
export function readShopPicture(picture: string): Promise<Buffer> {
  return sharp(fileOf(picture)).jpeg({ quality: 84 }).toBuffer();
}

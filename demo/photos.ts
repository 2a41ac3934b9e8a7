import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

interface StoredPhoto {
  /** JPEG, 1280 by 960. */
  readonly photo: Buffer;
  /** JPEG, 480 by 360, at most 30 kB. */
  readonly thumbnail: Buffer;
}

/** The photo of a picture in `demo/pictures`, by its name without the ending. */
export type Photos = (picture: string) => Promise<StoredPhoto>;

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'pictures');
const fileOf = (picture: string): string => path.join(folder, `${picture}.webp`);

const thumbnailSize = { width: 480, height: 360 } as const;

/** The app stores photos as JPEG, and the rules accept nothing else. WebP takes half of the room in the repository. */
async function toJpeg(picture: string): Promise<StoredPhoto> {
  const { data, info } = await sharp(fileOf(picture)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });
  const [photo, thumbnail] = await Promise.all([
    pixels.clone().jpeg({ quality: 76 }).toBuffer(),
    pixels.clone().resize(thumbnailSize).jpeg({ quality: 74 }).toBuffer(),
  ]);
  return { photo, thumbnail };
}

/** Converts each picture once, because several listings may share it. */
export function openPhotos(): Photos {
  const known = new Map<string, Promise<StoredPhoto>>();
  return (picture) => {
    const photo = known.get(picture) ?? toJpeg(picture);
    known.set(picture, photo);
    return photo;
  };
}

/** The picture of a dealer's shop, as a JPEG. */
export function readShopPicture(picture: string): Promise<Buffer> {
  return sharp(fileOf(picture)).jpeg({ quality: 84 }).toBuffer();
}

import sharp from 'sharp';
import { drawVehicle, isCloseUp, type ListingPhoto } from './drawings/photo';
import type { SceneName } from './drawings/scenes/all';
import { type Backdrop, renderBackdrop } from './drawings/scenes/backdrop';
import { HORIZON } from './drawings/scenes/scene';

export interface RenderedPhoto {
  /** JPEG, 1280 by 960. */
  photo: Buffer;
  /** JPEG, 480 by 360, at most 30 kB. */
  thumbnail: Buffer;
}

const PHOTO_QUALITY = 76;
const THUMBNAIL = { width: 480, height: 360, quality: 74 } as const;

const wideBackdrops = new Map<SceneName, Promise<Backdrop>>();
const closeBackdrops = new Map<SceneName, Promise<Backdrop>>();

function remembered<K, V>(known: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

const wideBackdrop = (scene: SceneName): Promise<Backdrop> =>
  remembered(wideBackdrops, scene, () => renderBackdrop(scene));

/** The part of the scene behind a close-up, very blurred. */
const closeBackdrop = (scene: SceneName): Promise<Backdrop> =>
  remembered(closeBackdrops, scene, async () => {
    const { data, width, height } = await wideBackdrop(scene);
    const enlarged = await sharp(data, { raw: { width, height, channels: 3 } })
      .extract({ left: 320, top: HORIZON - 180, width: 640, height: 480 })
      .resize(320, 240)
      .blur(5)
      .resize(width, height, { kernel: 'cubic' })
      .raw()
      .toBuffer();
    return { data: enlarged, width, height };
  });

/**
 * Draws the vehicle over a copy of the scene. The compositing of sharp computes in floating point, which takes twice as
 * long as everything else here.
 */
function lay(vehicle: Buffer, top: number, { data, width }: Backdrop): Buffer {
  const pixels = Buffer.from(data);
  // Red is the lowest byte of a word, opacity the highest.
  const words = new Uint32Array(vehicle.buffer, vehicle.byteOffset, vehicle.length / 4);
  const offset = top * width * 3;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? 0;
    if (word === 0) {
      continue;
    }
    const target = offset + index * 3;
    const opacity = word >>> 24;
    const rest = 255 - opacity;
    const red = word & 255;
    const green = (word >>> 8) & 255;
    const blue = (word >>> 16) & 255;
    if (rest === 0) {
      pixels[target] = red;
      pixels[target + 1] = green;
      pixels[target + 2] = blue;
    } else {
      pixels[target] = ((red * opacity + (pixels[target] ?? 0) * rest + 127) / 255) | 0;
      pixels[target + 1] = ((green * opacity + (pixels[target + 1] ?? 0) * rest + 127) / 255) | 0;
      pixels[target + 2] = ((blue * opacity + (pixels[target + 2] ?? 0) * rest + 127) / 255) | 0;
    }
  }
  return pixels;
}

/** Draws a vehicle in its scene. The same description gives the same bytes in every run. */
export async function renderVehiclePhoto(description: ListingPhoto): Promise<RenderedPhoto> {
  const { svg, top } = drawVehicle(description);
  const [backdrop, vehicle] = await Promise.all([
    (isCloseUp(description) ? closeBackdrop : wideBackdrop)(description.scene),
    sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer(),
  ]);
  const { width, height } = backdrop;
  const picture = sharp(lay(vehicle, top, backdrop), { raw: { width, height, channels: 3 } });
  const [photo, thumbnail] = await Promise.all([
    picture.clone().jpeg({ quality: PHOTO_QUALITY }).toBuffer(),
    picture.clone().resize(THUMBNAIL.width, THUMBNAIL.height).jpeg({ quality: THUMBNAIL.quality }).toBuffer(),
  ]);
  return { photo, thumbnail };
}

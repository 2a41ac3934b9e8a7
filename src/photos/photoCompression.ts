import libraryPath from 'browser-image-compression/dist/browser-image-compression.js?url';
import { photoLimits } from '../shared/limits';
import { encodedType, usualQuality } from './encodedType';
import { hashPhoto } from './photoHash';
import { redrawPhoto, type Target } from './redrawPhoto';
import { UnusablePhotoError } from './unusablePhoto';

/** The sizes of one photo (PHOTO-3). */
export interface CompressedPhoto {
  readonly photo: Blob;
  /** null if the photo is no larger. */
  readonly medium: Blob | null;
  /** Of a photo that is no larger, this is the photo itself. */
  readonly thumbnail: Blob;
  /** '' if the photo has none. */
  readonly hash: string;
}

/**
 * The library's worker starts from a blob, which has no base URL. With a relative address, the library falls back to
 * the main thread without any warning.
 */
function workerLibrary(): string {
  return new URL(libraryPath, window.location.href).href;
}

/** Milliseconds for one picture: many times what a cheap phone needs. The download of the library may never end. */
const patience = 60_000;

/** Nobody waits for the library a second time. */
let isPatienceOver = false;

async function compressWithin(signal: AbortSignal, file: File, { side, bytes, type }: Target): Promise<Blob> {
  const { default: imageCompression } = await import('browser-image-compression');
  const picture = await imageCompression(file, {
    maxSizeMB: bytes / 1024 ** 2,
    maxWidthOrHeight: side,
    initialQuality: usualQuality[type],
    fileType: type,
    useWebWorker: true,
    libURL: workerLibrary(),
    signal,
  });
  if (picture.type !== type) throw new Error(`${picture.type} instead of ${type}`);
  return picture;
}

async function compressInWorker(file: File, target: Target): Promise<Blob> {
  const limit = new AbortController();
  const tooLate = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason));
  });
  const timer = setTimeout(() => {
    isPatienceOver = true;
    limit.abort();
  }, patience);
  try {
    return await Promise.race([compressWithin(limit.signal, file, target), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Always draws the picture again: upright, and without the camera's metadata, such as the location. A file that cannot
 * be drawn is refused, never sent as it is (PHOTO-4).
 *
 * @throws {UnusablePhotoError}
 */
async function compress(file: File, target: Target): Promise<Blob> {
  try {
    if (isPatienceOver) return await redrawPhoto(file, target);
    return await compressInWorker(file, target).catch(() => redrawPhoto(file, target));
  } catch (error) {
    throw new UnusablePhotoError(file.name, error);
  }
}

/** The library puts white behind a transparent picture only for a JPEG. */
async function opaque(file: File): Promise<File> {
  if (file.type !== 'image/png') return file;
  return toFile(await compress(file, { ...photoLimits.large, type: 'image/jpeg' }), file.name);
}

const toFile = (picture: Blob, name: string) => new File([picture], name, { type: picture.type });

/** In pixels. */
async function sideOf(picture: Blob): Promise<number> {
  const bitmap = await createImageBitmap(picture);
  const side = Math.max(bitmap.width, bitmap.height);
  bitmap.close();
  return side;
}

/**
 * A dealer's picture in the one size that is stored, as a JPEG.
 *
 * @throws {UnusablePhotoError}
 */
export function compressPicture(file: File): Promise<Blob> {
  return compress(file, { ...photoLimits.picture, type: 'image/jpeg' });
}

/**
 * A photo in all sizes, made in a worker where that is possible. None is larger than the file.
 *
 * @throws {UnusablePhotoError}
 */
export async function compressPhoto(file: File): Promise<CompressedPhoto> {
  const { large, medium, small } = photoLimits;
  const type = encodedType();
  const photo = await compress(await opaque(file), { ...large, type });
  const side = await sideOf(photo);
  const smaller = (size: typeof medium | typeof small) => compress(toFile(photo, file.name), { ...size, type });
  const thumbnail = await smaller(small);
  return {
    photo: side > small.side ? photo : thumbnail,
    medium: side > medium.side ? await smaller(medium) : null,
    thumbnail,
    hash: await hashPhoto(thumbnail),
  };
}

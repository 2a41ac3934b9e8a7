import libraryPath from 'browser-image-compression/dist/browser-image-compression.js?url';
import { photoLimits } from '../shared/limits';
import { hashPhoto } from './photoHash';
import { redrawPhoto, type Target } from './redrawPhoto';
import { UnusablePhotoError } from './unusablePhoto';

export interface CompressedPhoto {
  /** At most 1 MB and 1920 px (PHOTO-3). */
  readonly photo: Blob;
  /** About 480 px wide and 30 kB, for cards. */
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

async function compressWithin(signal: AbortSignal, file: File, target: Target): Promise<Blob> {
  const { default: imageCompression } = await import('browser-image-compression');
  return imageCompression(file, {
    ...target,
    fileType: 'image/jpeg',
    useWebWorker: true,
    libURL: workerLibrary(),
    signal,
  });
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
 * Always draws the picture again, as a JPEG: upright, and without the camera's metadata, such as the location. A file
 * that cannot be drawn is refused, never sent as it is (PHOTO-4).
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

/**
 * A dealer's picture in the one size that is stored.
 *
 * @throws {UnusablePhotoError}
 */
export function compressPicture(file: File): Promise<Blob> {
  return compress(file, { maxSizeMB: photoLimits.pictureMegabytes, maxWidthOrHeight: photoLimits.pictureSide });
}

/**
 * A photo and its small version, made in a worker where that is possible.
 *
 * @throws {UnusablePhotoError}
 */
export async function compressPhoto(file: File): Promise<CompressedPhoto> {
  const photo = await compress(file, {
    maxSizeMB: photoLimits.compressedMegabytes,
    maxWidthOrHeight: photoLimits.compressedSide,
  });
  const thumbnail = await compress(new File([photo], file.name, { type: photo.type }), {
    maxSizeMB: photoLimits.thumbnailMegabytes,
    maxWidthOrHeight: photoLimits.thumbnailSide,
  });
  return { photo, thumbnail, hash: await hashPhoto(thumbnail) };
}

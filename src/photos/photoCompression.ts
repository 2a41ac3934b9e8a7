import libraryPath from 'browser-image-compression/dist/browser-image-compression.js?url';
import { photoLimits } from '../shared/limits';
import { hashPhoto } from './photoHash';

export interface CompressedPhoto {
  /** At most 1 MB and 1920 px (PHOTO-3); the original if it could not be compressed (PHOTO-4). */
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

interface Target {
  readonly maxSizeMB: number;
  readonly maxWidthOrHeight: number;
}

/** Milliseconds for one picture: many times what a cheap phone needs. The download of the library may never end. */
const patience = 60_000;

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

async function compress(file: File, target: Target): Promise<Blob> {
  const limit = new AbortController();
  const tooLate = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason));
  });
  const timer = setTimeout(() => limit.abort(), patience);
  try {
    return await Promise.race([compressWithin(limit.signal, file, target), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Draws the picture again: upright, and without the camera's metadata, such as the location. */
async function redraw(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

async function original(file: File): Promise<Blob> {
  try {
    return await redraw(file);
  } catch {
    return file;
  }
}

/** A dealer's picture in the one size that is stored. Never fails, like `compressPhoto`. */
export async function compressPicture(file: File): Promise<Blob> {
  try {
    return await compress(file, { maxSizeMB: photoLimits.pictureMegabytes, maxWidthOrHeight: photoLimits.pictureSide });
  } catch {
    return original(file);
  }
}

/**
 * A photo and its small version, made in a worker. Never fails: if it cannot compress the photo, it returns the
 * original (PHOTO-4).
 */
export async function compressPhoto(file: File): Promise<CompressedPhoto> {
  let photo: Blob | undefined;
  try {
    photo = await compress(file, {
      maxSizeMB: photoLimits.compressedMegabytes,
      maxWidthOrHeight: photoLimits.compressedSide,
    });
    const source = new File([photo], file.name, { type: photo.type });
    const thumbnail = await compress(source, {
      maxSizeMB: photoLimits.thumbnailMegabytes,
      maxWidthOrHeight: photoLimits.thumbnailSide,
    });
    return { photo, thumbnail, hash: await hashPhoto(thumbnail) };
  } catch {
    photo ??= await original(file);
    return { photo, thumbnail: photo, hash: await hashPhoto(photo) };
  }
}

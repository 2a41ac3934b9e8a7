import { vi } from 'vitest';

/**
 * happy-dom has no interfaces to decode and compress photos. A module of its own, because the app's modules keep these
 * functions from one test file to the next.
 */
export const loadPhotoSize = vi.fn(async () => ({ width: 1920, height: 1080 }));
export const inspectPhoto = vi.fn(async () => null);
export const compressPhoto = vi.fn(async (photo: File) => ({
  photo,
  medium: photo.slice(),
  thumbnail: photo.slice(),
  hash: '0123456789abcdef',
}));
export const compressPicture = vi.fn(async (picture: File) => picture);

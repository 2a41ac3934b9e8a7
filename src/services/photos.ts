import { deleteObject, getDownloadURL, ref, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { AppError } from '../domain/appError';
import { type PhotoFolder, photoPath } from '../domain/photoPath';
import { attempt } from './attempt';
import { type FirebaseClient, signedInAs, siteClient } from './firebase';

interface PhotoUpload {
  readonly folder: PhotoFolder;
  readonly ownerId: string;
  readonly fileName: string;
  readonly content: Blob;
  /** Called with the part sent so far, 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** A photo's name never comes back with another content, so browsers may keep it for ever. */
const cacheControl = 'public, max-age=31536000, immutable';

/** 'image/jpg' is what some systems call a JPEG; the store knows it by its proper name only. */
function storedType({ type }: Blob): string {
  return type === 'image/jpg' ? 'image/jpeg' : type;
}

/**
 * The time in milliseconds, and six digits by chance: all photos of some phones have one name, and a dealer's tabs and
 * devices may send theirs in one moment. A name that is taken is refused, or is somebody's picture to delete.
 */
function timestamp(): string {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${Date.now()}${String(chance % 1_000_000).padStart(6, '0')}`;
}

/** Milliseconds without a further byte after which an upload counts as lost; the SDK would try for more than a minute. */
const stallTime = 20_000;

/** Resolves when all of it is sent. An upload may take as long as it gets on. */
async function finish(task: UploadTask, onProgress: PhotoUpload['onProgress']): Promise<void> {
  let furthest = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_, reject) => {
    task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
      onProgress?.(bytesTransferred / totalBytes);
      if (bytesTransferred <= furthest) return;
      furthest = bytesTransferred;
      clearTimeout(timer);
      timer = setTimeout(() => reject(new AppError('offline')), stallTime);
    });
  });
  try {
    await Promise.race([task, stalled]);
  } finally {
    clearTimeout(timer);
    task.cancel();
  }
}

/** @returns the stored photo's address */
export function uploadPhoto(
  client: FirebaseClient,
  { folder, ownerId, fileName, content, onProgress }: PhotoUpload,
): Promise<string> {
  return attempt(async () => {
    const target = ref(await client.storage(), photoPath(folder, ownerId, fileName, timestamp()));
    const task = uploadBytesResumable(target, content, { contentType: storedType(content), cacheControl });
    await finish(task, onProgress);
    return getDownloadURL(target);
  }, null);
}

/** @throws AppError 'signedOut' when the dealer's session has ended */
export async function uploadVehiclePhoto(upload: PhotoUpload): Promise<string> {
  await attempt(() => signedInAs(upload.ownerId));
  return uploadPhoto(siteClient(), upload);
}

/** No name comes back, so what is gone need not be deleted again. */
const discarded = new Set<string>();

/** Deletes what nothing will show. That it could not be deleted is nothing that people could act on. */
export async function discardPhotos(client: FirebaseClient, urls: readonly string[]): Promise<void> {
  const remaining = urls.filter((url) => !discarded.has(url));
  for (const url of remaining) discarded.add(url);
  const storage = await client.storage();
  // An address that is none of the store's is a failure like any other.
  await Promise.allSettled(remaining.map(async (url) => deleteObject(ref(storage, url))));
}

/** The same for photos that the dealer who is logged in has sent. */
export function discardVehiclePhotos(urls: readonly string[]): Promise<void> {
  return discardPhotos(siteClient(), urls);
}

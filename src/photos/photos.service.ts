import { type FirebaseClient, siteClient } from '../firebase/client';
import { deleteFile, hasFile, listFiles, uploadFile } from '../firebase/files';
import { requireSignIn, requireSignInAs } from '../firebase/tokens';
import { isAppError, TooSoonError } from '../shared/appError';
import { deviceText } from '../shared/device/deviceText';
import { undefinedIfBlocked } from '../shared/device/undefinedIfBlocked';
import { photoLimits } from '../shared/limits';
import { runConcurrently } from '../shared/runConcurrently';
import { serverDate } from '../shared/time/serverClock';
import type { StoragePath, Uid } from '../shared/valueTypes';
import { type PhotoFolder, photoFolders, photoPath } from './photoPath';

interface PhotoUpload {
  readonly folder: PhotoFolder;
  readonly ownerId: Uid;
  readonly fileName: string;
  /** A JPEG, as the compression makes it. */
  readonly content: Blob;
  /** Called with the path before the upload begins. The file may be stored, even if no answer comes. */
  readonly onPath?: (path: StoragePath) => void;
  /** Called with the part sent so far, 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** A photo's name is never reused for other content, so browsers may cache it without end. The rules repeat this. */
const cacheControl = 'public, max-age=31536000, immutable';

/**
 * The server's time in milliseconds, which the rules compare with theirs (PHOTO-15), and six random digits: some phones
 * give all photos one name, and a dealer's tabs and devices may upload at the same moment. The rules refuse a used name.
 * Otherwise one form could delete the photo of another.
 */
function timestamp(): string {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${serverDate().getTime()}${String(chance % 1_000_000).padStart(6, '0')}`;
}

/** @returns the stored photo's address */
export function uploadPhoto(
  client: FirebaseClient,
  { folder, ownerId, fileName, content, onPath, onProgress }: PhotoUpload,
): Promise<string> {
  const path = photoPath(folder, ownerId, fileName, timestamp());
  onPath?.(path);
  return uploadFile(client, { path, content, contentType: content.type, cacheControl, onProgress });
}

/** @throws AppError 'signedOut' when the dealer's session has ended */
export async function uploadListingPhoto(upload: PhotoUpload): Promise<string> {
  await requireSignInAs(upload.ownerId);
  return uploadPhoto(siteClient(), upload);
}

/** Whether a photo is still stored. Without an answer, it counts as stored. */
export async function isStored(url: string): Promise<boolean> {
  return hasFile(siteClient(), url).catch(() => true);
}

/** From when on a photo can be deleted. Its address and its path contain the time of its upload: see uploadPhoto(). */
function deletableFrom(url: string): Date {
  const [, uploadedAt] = /(?:%2F|\/)(\d{13})[^/]*$/.exec(url) ?? [];
  return new Date(Number(uploadedAt) + photoLimits.undeletableMinutes * 60_000);
}

const isPast = (url: string): boolean => serverDate() > deletableFrom(url);

/** Whether an address or a path is in a folder of the account: others would refuse the deletion. */
const isOwn = (file: string, uid: Uid): boolean => decodeURIComponent(file).includes(`/${uid}/`);

const waitingPhotos = deviceText('photosToDelete');
const mostWaiting = 100;
const mostAtOnce = 10;

/** Names are never reused, so no photo needs a second deletion. */
const discarded = new Set<string>();

/**
 * Deletes photos that nothing will show, by their addresses or paths. The rules keep a photo for its first 15 minutes
 * (PHOTO-15), and only its owner deletes it: this device remembers such a photo, and a later call deletes it. People
 * could do nothing about a failure, so it is not reported.
 */
export async function discardPhotos(client: FirebaseClient, urls: readonly string[]): Promise<void> {
  const waiting = waitingPhotos.read().split(' ');
  const remaining = [...new Set([...waiting, ...urls])].filter((url) => url !== '' && !discarded.has(url));
  const old = remaining.filter(isPast);
  const signedIn = old.length > 0 && (await requireSignIn(client).catch(() => null));
  const due = signedIn ? old.filter((url) => isOwn(url, signedIn.uid)) : [];
  for (const url of due) discarded.add(url);
  const later = remaining.filter((url) => !due.includes(url)).slice(-mostWaiting);
  await undefinedIfBlocked(async () => waitingPhotos.write(later.join(' ')));
  await Promise.allSettled(due.map((url) => deleteFile(client, url)));
}

/** The same for photos that the dealer who is logged in has uploaded. */
export function discardListingPhotos(urls: readonly string[]): Promise<void> {
  return discardPhotos(siteClient(), urls);
}

/** The paths of all files of an account, shown or not. */
export async function listPhotos(uid: Uid): Promise<readonly string[]> {
  await requireSignInAs(uid);
  return (await Promise.all(photoFolders.map((folder) => listFiles(siteClient(), `${folder}/${uid}`)))).flat();
}

async function deletePhoto(path: StoragePath): Promise<void> {
  try {
    await deleteFile(siteClient(), path);
  } catch (error) {
    if (!isAppError(error, 'missing')) throw error;
  }
}

/**
 * Deletes all files of an account.
 *
 * @throws TooSoonError when some are younger than 15 minutes: these are not deleted
 */
export async function deleteAllPhotos(uid: Uid): Promise<void> {
  const paths = await listPhotos(uid);
  const due = paths.filter(isPast);
  // A dealer may have thousands.
  const results = await runConcurrently(due, mostAtOnce, deletePhoto);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  const [last] = paths
    .filter((path) => !due.includes(path))
    .map(deletableFrom)
    .sort((one, other) => other.getTime() - one.getTime());
  if (last) throw new TooSoonError(last);
}

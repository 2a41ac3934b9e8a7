import type { FirebaseClient } from '../firebase/client';
import { discardPhotos, uploadPhoto } from '../photos/photos.service';
import type { Uid } from '../shared/valueTypes';
import type { Picture } from './account';

interface StoredPicture {
  readonly uid: Uid;
  readonly chosen: File;
  readonly url: string;
  /** A record with it was sent, and no answer came. */
  readonly mayBeShown: boolean;
}

let lastPicture: StoredPicture | undefined;

/**
 * Stores a dealer's picture once for all tries of a form. Deletes the picture chosen before it, if no record shows
 * that.
 */
export async function storePicture(client: FirebaseClient, uid: Uid, { chosen, compressed }: Picture): Promise<string> {
  if (lastPicture?.uid === uid && lastPicture.chosen === chosen) return lastPicture.url;
  const url = await uploadPhoto(client, {
    folder: 'seller_profile_pics',
    ownerId: uid,
    fileName: chosen.name,
    content: compressed,
  });
  if (lastPicture?.uid === uid && !lastPicture.mayBeShown) await discardPhotos(client, [lastPicture.url]);
  lastPicture = { uid, chosen, url, mayBeShown: false };
  return url;
}

/** Deletes the picture that was stored last: no record shows it. */
export async function discardPicture(client: FirebaseClient): Promise<void> {
  if (lastPicture) await discardPhotos(client, [lastPicture.url]);
  lastPicture = undefined;
}

/** Keeps the picture that was stored last: a record may show it. */
export function keepPicture(): void {
  lastPicture = lastPicture && { ...lastPicture, mayBeShown: true };
}

/** Forgets the picture that was stored last: a record shows it, and the next try of a form needs another one. */
export function releasePicture(): void {
  lastPicture = undefined;
}

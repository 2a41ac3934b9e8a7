import { doc, runTransaction } from 'firebase/firestore/lite';
import type { Picture, SellerProfile } from '../domain/accounts';
import { AppError, isAppError } from '../domain/appError';
import type { Seller } from '../domain/seller';
import { attempt } from './attempt';
import { type FirebaseClient, signedInAs, siteClient } from './firebase';
import { discardPhotos, uploadPhoto } from './photos';
import { rememberSeller } from './session';
import { readText } from './stored';

/** A dealer's public record but for its picture and its time. */
export function toStoredProfile({ phone, dealerName, district, address }: SellerProfile) {
  return {
    phone: phone.trim(),
    dealerName: dealerName.trim(),
    distName: district.trim(),
    address: address.trim(),
  };
}

let lastPicture: { readonly uid: string; readonly chosen: File; readonly url: string } | undefined;

/** Stores a dealer's picture, once for all tries of a form; one that was chosen before it is deleted. */
export async function storePicture(
  client: FirebaseClient,
  uid: string,
  { chosen, compressed }: Picture,
): Promise<string> {
  if (lastPicture?.uid === uid && lastPicture.chosen === chosen) return lastPicture.url;
  const url = await uploadPhoto(client, {
    folder: 'seller_profile_pics',
    ownerId: uid,
    fileName: chosen.name,
    content: compressed,
  });
  if (lastPicture?.uid === uid) await discardPhotos(client, [lastPicture.url]);
  lastPicture = { uid, chosen, url };
  return url;
}

/** Deletes the picture that was stored last: no record shows it. */
export async function discardPicture(client: FirebaseClient): Promise<void> {
  if (lastPicture) await discardPhotos(client, [lastPicture.url]);
  lastPicture = undefined;
}

type Profile = ReturnType<typeof toStoredProfile>;

function saysTheSame(stored: Readonly<Record<string, unknown>>, profile: Partial<Profile>): boolean {
  return Object.entries(profile).every(([field, value]) => stored[field] === value);
}

/** The SDK tries a transaction again, with growing pauses, also where there is no network: people do that faster. */
const maxAttempts = 2;

/** @returns the picture that the record showed before */
function writeProfile(shown: Seller, profile: Profile, profilePic: string): Promise<string> {
  return attempt(async () => {
    const db = await siteClient().db();
    const record = doc(db, 'sellers', shown.id);
    return runTransaction(
      db,
      async (transaction) => {
        const stored = (await transaction.get(record)).data();
        if (!stored) throw new AppError('missing');
        const { phone, dealerName, distName, address } = shown;
        const isAsShown = saysTheSame(stored, { phone, dealerName, distName, address });
        if (!isAsShown && !saysTheSame(stored, profile)) throw new AppError('changed');
        transaction.update(record, { ...profile, profilePic });
        return readText(stored, 'profilePic');
      },
      { maxAttempts },
    );
  });
}

/**
 * Changes a dealer's public record. Without a picture, the one that it shows stays; a replaced one is deleted. The same
 * change again, because the answer to the first try was lost, has been made.
 *
 * @throws AppError 'signedOut'; 'missing'; 'changed' when it has been changed elsewhere since it was shown
 */
export function changeProfile(shown: Seller, typed: SellerProfile, picture: Picture | null): Promise<void> {
  return attempt(async () => {
    const client = siteClient();
    await attempt(() => signedInAs(shown.id));
    const profile = toStoredProfile(typed);
    const profilePic = picture ? await storePicture(client, shown.id, picture) : shown.profilePic;
    let before: string;
    try {
      before = await writeProfile(shown, profile, profilePic);
    } catch (error) {
      // Where no answer came, the record may show it.
      if (picture && !isAppError(error, 'offline')) await discardPicture(client);
      throw error;
    }
    const replaced = [shown.profilePic, before].filter((address) => address !== '' && address !== profilePic);
    if (replaced.length > 0) await discardPhotos(client, [...new Set(replaced)]);
    lastPicture = undefined;
    rememberSeller({ sellerId: shown.id, dealerName: profile.dealerName });
  }, null);
}

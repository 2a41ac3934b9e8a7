import { type DealerProfile, type Picture, toStoredProfile } from '../../accounts/account';
import { dealerNameKey } from '../../accounts/dealerNameKey';
import { discardPicture, keepPicture, releasePicture, storePicture } from '../../accounts/profilePicture.service';
import { rememberDealer } from '../../accounts/sessionStore';
import { siteClient } from '../../firebase/client';
import { serverNow, type Transaction } from '../../firebase/records';
import { requireSignInAs } from '../../firebase/tokens';
import { discardPhotos } from '../../photos/photos.service';
import { AppError, isAppError } from '../../shared/appError';
import { isSameMoment } from '../../shared/time/serverTime';
import type { Dealer } from '../dealer';
import { type DealerIdentity, identityOf, isSameIdentity } from '../dealerIdentity';
import type { OwnProfile, ProfileChange, ProfileOutcome } from './profileChange';
import { type StoredProfile, writeProfile } from './profileTransaction.service';

type Wanted = DealerIdentity & Pick<Dealer, 'phone'>;

/** The result of a write. */
interface Written extends ProfileOutcome {
  /** The identity that buyers see. */
  readonly shown: DealerIdentity;
  /** Pictures that records showed before, and those that they show now. */
  readonly picturesBefore: readonly string[];
  readonly pictures: readonly string[];
}

function isSameProfile(one: Wanted, other: Wanted): boolean {
  return one.phone === other.phone && isSameIdentity(one, other);
}

function isSameChange(one: ProfileChange | null, other: ProfileChange | null): boolean {
  return one?.status === other?.status && isSameMoment(one?.updatedAt, other?.updatedAt);
}

function picturesOf({ dealer, change }: OwnProfile): readonly string[] {
  return [dealer.profilePic, ...(change ? [change.wanted.profilePic] : [])];
}

/** Buyers do not see the dealer, so all of the change is written at once. */
function writeAll(transaction: Transaction, stored: StoredProfile, shown: OwnProfile, wanted: Wanted): Written {
  const { dealer } = stored;
  // Fields that differ in the picture alone may be an unanswered try of this form.
  const texts = { ...wanted, profilePic: dealer.profilePic };
  if (!isSameProfile(dealer, { ...shown.dealer, profilePic: dealer.profilePic }) && !isSameProfile(dealer, texts)) {
    throw new AppError('changed');
  }
  transaction.update(stored.dealerRecord, { ...wanted, nameKey: dealerNameKey(wanted.dealerName) });
  return {
    identity: 'shown',
    phone: dealer.phone === wanted.phone ? 'same' : 'changed',
    shown: wanted,
    picturesBefore: [...picturesOf(shown), dealer.profilePic],
    pictures: [wanted.profilePic],
  };
}

/** Buyers see the dealer, so the phone number is written at once, and the rest waits for the admin. */
function writeForReview(transaction: Transaction, stored: StoredProfile, shown: OwnProfile, wanted: Wanted): Written {
  const { dealer, change } = stored;
  const identity = identityOf(wanted);
  const isShown = isSameIdentity(dealer, identity);
  const waiting = change?.status === 'waiting' ? change.wanted : null;
  const isIdentityStored = isShown ? waiting === null : waiting !== null && isSameIdentity(waiting, identity);
  const isPhoneStored = dealer.phone === wanted.phone;
  const isStored = isIdentityStored && isPhoneStored;
  if (!isStored && !(isSameProfile(dealer, shown.dealer) && isSameChange(change, shown.change))) {
    throw new AppError('changed');
  }
  if (!isPhoneStored) transaction.update(stored.dealerRecord, { phone: wanted.phone });
  if (!isIdentityStored && isShown) transaction.delete(stored.changeRecord);
  if (!isIdentityStored && !isShown) {
    transaction.set(stored.changeRecord, {
      ...identity,
      status: 'waiting',
      reason: '',
      updatedAt: serverNow(),
      lastReview: stored.lastReview,
    });
  }
  const rejected = change?.status === 'rejected' ? [change.wanted.profilePic] : [];
  return {
    identity: isShown ? 'shown' : 'waiting',
    // Compare with what was shown: an unanswered try may have stored the phone number already.
    phone: shown.dealer.phone === wanted.phone ? 'same' : 'changed',
    shown: identityOf(dealer),
    picturesBefore: picturesOf(shown),
    pictures: [dealer.profilePic, ...(isShown ? rejected : [identity.profilePic])],
  };
}

async function discardUnused({
  picturesBefore,
  pictures,
}: Pick<Written, 'picturesBefore' | 'pictures'>): Promise<void> {
  const unused = picturesBefore.filter((address) => address !== '' && !pictures.includes(address));
  if (unused.length > 0) await discardPhotos(siteClient(), [...new Set(unused)]);
}

/** The content of the form. */
export interface EditedProfile {
  readonly typed: DealerProfile;
  /** null: no new one was chosen. */
  readonly picture: Picture | null;
  readonly pictureBegunWith: string;
}

/**
 * Changes a dealer's profile. If buyers see the dealer, all but the phone number waits for the admin. Deletes pictures
 * that no record shows any more. The same change again succeeds: the answer to an earlier try may have been lost.
 *
 * @throws AppError 'signedOut'; 'missing'; 'changed' when the profile has been changed elsewhere since it was shown, or
 *   the admin has decided on the change
 */
export async function changeProfile(
  shown: OwnProfile,
  { typed, picture, pictureBegunWith }: EditedProfile,
): Promise<ProfileOutcome> {
  const { id } = shown.dealer;
  const client = siteClient();
  await requireSignInAs(id);
  const profilePic = picture ? await storePicture(client, id, picture) : pictureBegunWith;
  const wanted = { ...(await toStoredProfile(typed)), profilePic };
  let pictures: readonly string[] = [];
  let written: Written;
  try {
    written = await writeProfile(id, (transaction, stored) => {
      pictures = picturesOf(stored);
      return (stored.dealer.approved ? writeForReview : writeAll)(transaction, stored, shown, wanted);
    });
  } catch (error) {
    // If no answer came, now or to an earlier try, a record may show the picture.
    if (isAppError(error, 'offline') || pictures.includes(profilePic)) keepPicture();
    else if (picture) await discardPicture(client);
    throw error;
  }
  await discardUnused(written);
  releasePicture();
  rememberDealer({ sellerId: id, dealerName: written.shown.dealerName });
  return { identity: written.identity, phone: written.phone };
}

/**
 * Takes back a change that waits, or removes a rejected one. A change that no longer exists counts as taken back: the
 * answer to an earlier try may have been lost.
 *
 * @throws AppError 'signedOut'; 'missing'; 'changed' when the admin has decided on it, or another one has been sent
 */
export async function takeBackChange(shown: OwnProfile): Promise<void> {
  const { id } = shown.dealer;
  await requireSignInAs(id);
  const pictures = await writeProfile(id, (transaction, { changeRecord, dealer, change }) => {
    if (change !== null) {
      if (!isSameChange(change, shown.change)) throw new AppError('changed');
      transaction.delete(changeRecord);
    } else if (!isSameIdentity(dealer, shown.dealer)) {
      throw new AppError('changed');
    }
    return [dealer.profilePic];
  });
  await discardUnused({ picturesBefore: picturesOf(shown), pictures });
}

import type { AccountRole } from '../accounts/account';
import { isDeletionBegun, markDeletionBegun, removeBuyersMark } from '../accounts/begunDeletion.service';
import { forgetBuyer, forgetEverything } from '../accounts/sessionStore';
import { kindOfBooking, readBookingState, toBooking } from '../bookings/booking.record';
import { moveBooking } from '../bookings/bookingMoves.service';
import { type BookingSide, isOpen } from '../bookings/bookingState';
import { removeOpenRequests } from '../bookings/openRequests.service';
import { siteClient } from '../firebase/client';
import { findRecord, type RecordPath, runBatch, type Write } from '../firebase/records';
import { confirmPassword, deleteAccount, signOut } from '../firebase/signIn';
import { readText, type StoredFields } from '../firebase/stored';
import { storedFieldName } from '../listings/kinds';
import { deleteAllPhotos } from '../photos/photos.service';
import { removeFromSaveCounts } from '../saved/saved.service';
import { isAppError } from '../shared/appError';
import { isReasonWithoutNote, storedReason } from '../shared/reason';
import type { Uid } from '../shared/valueTypes';
import { listOwnRecords, type OwnRecord } from './ownRecords.service';
import type { Deleted, storedAboutBuyer, storedAboutDealer } from './storedAbout';

/**
 * The deletion of an account (ACC-27), in steps that each can be done again: after a failure, the next try or the next
 * login continues where the last one ended. The first write says that the deletion has begun, and cannot be taken back.
 * The login is deleted last, because all other steps need it.
 */

/** Writes of one request: the rules look up two records for each, the suspension and that the deletion has begun. */
export const writesAtOnce = 7;

async function writeEach<Item>(items: readonly Item[], write: (batch: Write, item: Item) => void): Promise<void> {
  for (let start = 0; start < items.length; start += writesAtOnce) {
    await runBatch(siteClient(), (batch) => {
      for (const item of items.slice(start, start + writesAtOnce)) write(batch, item);
    });
  }
}

const deleteEach = (paths: readonly RecordPath[]): Promise<void> =>
  writeEach(paths, (batch, path) => batch.delete(path));

/** A step that is done writes nothing. */
async function deleteOne(path: RecordPath): Promise<void> {
  if (await findRecord(siteClient(), path)) await deleteEach([path]);
}

async function deleteOwn(uid: Uid, collection: string, owner: string): Promise<void> {
  const records = await listOwnRecords(uid, collection, owner);
  await deleteEach(records.map(({ id }) => [collection, id]));
}

async function deleteInside(uid: Uid, [root, inside]: readonly [root: string, inside: string]): Promise<void> {
  const records = await listOwnRecords(uid, `${root}/${uid}/${inside}`, null);
  await deleteEach(records.map(({ id }) => [root, uid, inside, id]));
}

/** Those of the account's records that have a text in one of these fields lose it. */
async function blankOwn(uid: Uid, collection: string, fields: readonly string[]): Promise<void> {
  const isFilled = ({ data }: OwnRecord) => fields.some((field) => data[field] !== '');
  const blank = Object.fromEntries(fields.map((field) => [field, '']));
  const records = await listOwnRecords(uid, collection, 'userId');
  await writeEach(records.filter(isFilled), (batch, { id }) => batch.update([collection, id], blank));
}

const ownerFields: Readonly<Record<BookingSide, string>> = { buyer: 'userId', dealer: 'sellerId' };

const listBookings = (side: BookingSide, uid: Uid) => listOwnRecords(uid, 'bookings', ownerFields[side]);

/** Somebody else may have moved a booking meanwhile. If it is still open, the next try finds it. */
async function endBooking(side: BookingSide, uid: Uid, { id, data }: OwnRecord): Promise<void> {
  const booking = toBooking(id, data);
  try {
    if (side === 'buyer') await moveBooking(uid, 'cancel', booking);
    else await moveBooking(uid, 'decline', booking, storedReason('dealerLeft'));
  } catch (error) {
    if (!isAppError(error, 'changed')) throw error;
  }
}

/** The fields of a booking that one side has typed, or that name it. A reason without a note does neither. */
function namingFields(side: BookingSide, data: StoredFields): readonly string[] {
  const reason = isReasonWithoutNote(readText(data, 'declineReason')) ? [] : ['declineReason'];
  if (side === 'buyer') return ['note', ...reason];
  return ['dealerName', storedFieldName(kindOfBooking(data), 'description'), ...reason];
}

/** Ends the open bookings, then blanks all. */
async function leaveBookings(side: BookingSide, uid: Uid): Promise<void> {
  for (const record of await listBookings(side, uid)) {
    if (isOpen(readBookingState(record.data))) await endBooking(side, uid, record);
  }
  const named = (await listBookings(side, uid)).filter(({ data }) =>
    namingFields(side, data).some((field) => readText(data, field) !== ''),
  );
  await writeEach(named, (batch, { id, data }) =>
    batch.update(['bookings', id], Object.fromEntries(namingFields(side, data).map((field) => [field, '']))),
  );
}

/** The rules allow to delete name and phone only together with the copy that dealers read. */
async function beginAsBuyer(uid: Uid): Promise<void> {
  if (await isDeletionBegun(siteClient(), 'buyer', uid)) return;
  await runBatch(siteClient(), (batch) => {
    markDeletionBegun(batch, 'buyer', uid);
    batch.delete(['users', uid]);
    batch.delete(['UsersIds', uid]);
  });
}

/** The dealer is not public from now on. */
async function beginAsDealer(uid: Uid): Promise<void> {
  if (await isDeletionBegun(siteClient(), 'dealer', uid)) return;
  await runBatch(siteClient(), (batch) => {
    markDeletionBegun(batch, 'dealer', uid);
    batch.update(['sellers', uid], { approved: false });
  });
}

const removeLanguage = (uid: Uid) => deleteOne(['accountLanguages', uid]);

type Steps<Table> = Readonly<Record<Exclude<Deleted<Table>, 'login'>, (uid: Uid) => Promise<void>>>;

/** In this order. */
const buyerSteps: Steps<typeof storedAboutBuyer> = {
  users: beginAsBuyer,
  bookings: (uid) => leaveBookings('buyer', uid),
  openRequests: removeOpenRequests,
  'UsersIds/dealers': (uid) => deleteInside(uid, ['UsersIds', 'dealers']),
  accountLanguages: removeLanguage,
  'users/saved': async (uid) => {
    await removeFromSaveCounts(uid);
    await deleteOne(['users', uid, 'saved', 'listings']);
  },
  'users/searches': (uid) => deleteInside(uid, ['users', 'searches']),
  ratings: (uid) => blankOwn(uid, 'ratings', ['text', 'answer']),
  reports: (uid) => blankOwn(uid, 'reports', ['text']),
};

/** In this order, after `beginAsDealer`. The record is last: while it is there, a login leads back to the deletion. */
const dealerSteps: Steps<typeof storedAboutDealer> = {
  products: (uid) => deleteOwn(uid, 'products', 'sellerId'),
  bikes: (uid) => deleteOwn(uid, 'bikes', 'sellerId'),
  bookings: (uid) => leaveBookings('dealer', uid),
  ratings: (uid) => deleteOwn(uid, 'ratings', 'sellerId'),
  dealerRatings: (uid) => deleteOne(['dealerRatings', uid]),
  'sellers/sales': (uid) => deleteInside(uid, ['sellers', 'sales']),
  warnings: (uid) => deleteOwn(uid, 'warnings', 'sellerId'),
  profileChanges: (uid) => deleteOne(['profileChanges', uid]),
  confirmedEmails: (uid) => deleteOne(['confirmedEmails', uid]),
  accountLanguages: removeLanguage,
  blockedHours: (uid) => deleteOne(['blockedHours', uid]),
  photos: deleteAllPhotos,
  stockCounts: (uid) => deleteOne(['stockCounts', uid]),
  sellers: (uid) => deleteOne(['sellers', uid]),
};

const deletions: Readonly<Record<AccountRole, readonly ((uid: Uid) => Promise<void>)[]>> = {
  buyer: Object.values(buyerSteps),
  dealer: [beginAsDealer, ...Object.values(dealerSteps)],
};
const records: Readonly<Record<AccountRole, string>> = { buyer: 'users', dealer: 'sellers' };
const forget: Readonly<Record<AccountRole, () => void>> = { buyer: forgetBuyer, dealer: forgetEverything };

/**
 * Deletes roles of an account, and its login unless the account has another role, too.
 *
 * @throws AppError 'signedOut'; 'wrongCredentials' when the password is wrong: nothing is deleted; TooSoonError when
 *   photos cannot be deleted yet: a later login continues the deletion
 */
export async function deleteOwnAccount(roles: readonly AccountRole[], uid: Uid, password: string): Promise<void> {
  const client = siteClient();
  await confirmPassword(client, uid, password);
  for (const role of roles) {
    for (const step of deletions[role]) await step(uid);
  }
  const left = await Promise.all(Object.values(records).map((record) => findRecord(client, [record, uid])));
  if (left.every((record) => record === undefined)) await deleteAccount(client, uid, password);
  else {
    if (roles.includes('buyer')) await runBatch(client, (batch) => removeBuyersMark(batch, uid));
    await signOut(client);
  }
  for (const role of roles) forget[role]();
}

import { siteClient } from '../firebase/client';
import { findRecord, type RecordPath, runBatch, type Transaction, updateRecord } from '../firebase/records';
import { readTexts } from '../firebase/stored';
import { AppError } from '../shared/appError';
import { mostOpenRequests } from '../shared/limits';
import type { RecordId, Uid } from '../shared/valueTypes';
import { readBookingState } from './booking.record';
import { isOpen } from './bookingState';

/**
 * The ids of a buyer's bookings that may be open, ten at most (BOOK-31). Only a request adds an id. The id of a booking
 * that is over stays until another request needs its place.
 */
const listOf = (userId: Uid): RecordPath => ['openRequests', userId];

/** The oldest come first, and are most likely over: one read, as a rule. */
async function findOver(transaction: Transaction, ids: readonly string[]): Promise<string | undefined> {
  for (const id of ids) {
    const booking = await transaction.find(['bookings', id]);
    if (!booking || !isOpen(readBookingState(booking))) return id;
  }
  return undefined;
}

/**
 * Finds a place for a booking that is requested.
 *
 * @returns writes the list: a transaction writes after its reads
 * @throws AppError 'requestLimit' when ten bookings are open
 */
export async function addToOpenRequests(
  transaction: Transaction,
  userId: Uid,
  id: RecordId<'booking'>,
): Promise<() => void> {
  const list = listOf(userId);
  const ids = readTexts((await transaction.find(list)) ?? {}, 'ids');
  if (ids.includes(id)) return () => undefined;
  const over = ids.length < mostOpenRequests ? undefined : await findOver(transaction, ids);
  const kept = ids.filter((each) => each !== over);
  if (kept.length >= mostOpenRequests) throw new AppError('requestLimit');
  return () => transaction.set(list, { ids: [...kept, id] });
}

/** Removes the list of a buyer whose bookings are all over. The rules allow removing one booking per write. */
export async function removeOpenRequests(userId: Uid): Promise<void> {
  const client = siteClient();
  const list = listOf(userId);
  const stored = await findRecord(client, list);
  if (!stored) return;
  let ids = readTexts(stored, 'ids');
  while (ids.length > 0) {
    ids = ids.slice(1);
    await updateRecord(client, list, { ids });
  }
  await runBatch(client, (batch) => batch.delete(list));
}

import { type DocumentData, doc, runTransaction, Timestamp } from 'firebase/firestore/lite';
import { AppError } from '../domain/appError';
import { listingMoves, mayMove } from '../domain/listingState';
import type { Vehicle, VehicleContent } from '../domain/vehicle';
import { vehicleKinds } from '../domain/vehicleKinds';
import { attempt } from './attempt';
import { signedInAs, siteClient } from './firebase';
import { countBookingsOn } from './ownVehicles';
import { filesOf, photosDiffer, readSearchContent, saysTheSame, toMovedFields, toStoredFields } from './vehicleContent';
import { stateOf } from './vehicleRecord';

/** The SDK tries a transaction again, with growing pauses, also where there is no network: people do that faster. */
const maxAttempts = 2;

/** Writes what `change` makes of the stored listing, unless it is changed in between; null: nothing is to be written. */
function change({ kind, id, sellerId }: Vehicle, decide: (stored: DocumentData) => DocumentData | null): Promise<void> {
  return attempt(async () => {
    await signedInAs(sellerId);
    const db = await siteClient().db();
    const listing = doc(db, vehicleKinds[kind].collection, id);
    await runTransaction(
      db,
      async (transaction) => {
        const stored = (await transaction.get(listing)).data();
        if (!stored) throw new AppError('missing');
        const changes = decide(stored);
        if (changes) transaction.update(listing, changes);
      },
      { maxAttempts },
    );
  });
}

/** What the dealer does with a listing without editing it. */
export type OwnersMove = 'withdraw' | 'sell' | 'putBack';

/**
 * Withdraws a listing, marks it as sold, or puts it back to wait for approval. A move that stands already, because the
 * answer to the first try was lost, has been made.
 *
 * @throws AppError 'signedOut'; 'missing'; 'changed' when it is in a state by now from which the move does not lead
 */
export function moveVehicle(move: OwnersMove, vehicle: Vehicle): Promise<void> {
  return change(vehicle, (stored) => {
    const state = stateOf(stored);
    if (state === listingMoves[move].to) return null;
    if (!mayMove(move, state)) throw new AppError('changed');
    return toMovedFields(move);
  });
}

function isSame(stored: DocumentData, { draft, photos }: VehicleContent): boolean {
  const content = toStoredFields(draft, photos);
  return saysTheSame(draft.kind, stored, content) && !photosDiffer(draft.kind, stored, content);
}

function isAsShown({ updatedAt }: DocumentData, shown: Vehicle): boolean {
  // A damaged record has no such time, then as now.
  const time = updatedAt instanceof Timestamp ? updatedAt.toMillis() : undefined;
  return time === shown.updatedAt?.getTime();
}

/**
 * Deletes what the edited listing no longer shows. A booking is a copy of the listing as it was booked, and shows its
 * photos: of a vehicle that has bookings, or may have, all photos stay. An edited listing waits for approval, so that
 * nobody books it as it was after they have been counted.
 */
async function discardUnused(
  { id, sellerId, kind }: Vehicle,
  before: readonly string[],
  after: VehicleContent,
): Promise<void> {
  const used = filesOf(kind, toStoredFields(after.draft, after.photos));
  const unused = before.filter((address) => !used.includes(address));
  if (unused.length === 0) return;
  try {
    const { count } = await countBookingsOn(sellerId, id);
    if (count > 0) return;
  } catch {
    return;
  }
  const { discardVehiclePhotos } = await import('./photos');
  await discardVehiclePhotos(unused);
}

/**
 * Stores an edited listing, which waits for approval again. Its photos are stored already. What is not as it was when it
 * was shown is not overwritten, unless by what the form itself has sent before, without an answer.
 *
 * @param shown the listing as the form was filled with it
 * @param unanswered what was sent before without an answer: any of it may be what is stored by now
 * @throws AppError 'signedOut'; 'missing'; 'changed' when the listing has been changed elsewhere since it was shown
 */
export async function editVehicle(
  shown: Vehicle,
  edited: VehicleContent,
  unanswered: readonly VehicleContent[],
): Promise<void> {
  const before = new Set([...shown.photos, ...shown.thumbnails]);
  const foundBy = await readSearchContent(shown.sellerId, edited.draft);
  // The SDK asks again where no answer came: what it finds then may be what it has stored.
  let sent = unanswered;
  await change(shown, (stored) => {
    const isOwnTry = !isAsShown(stored, shown);
    if (isOwnTry && !sent.some((content) => isSame(stored, content))) throw new AppError('changed');
    if (!mayMove('edit', stateOf(stored))) throw new AppError('changed');
    for (const address of filesOf(shown.kind, stored)) before.add(address);
    if (isOwnTry && isSame(stored, edited)) return null;
    sent = [...unanswered, edited];
    return { ...toStoredFields(edited.draft, edited.photos), ...foundBy, ...toMovedFields('edit') };
  });
  await discardUnused(shown, [...before], edited);
}

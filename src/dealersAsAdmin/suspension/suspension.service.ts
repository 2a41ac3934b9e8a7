import { adminClient, requireAdmin, requireAdminOtherThan } from '../../accounts/adminSession.service';
import { readAsAdmin } from '../../accounts/readAsAdmin.service';
import { findReview } from '../../decisions/audit.service';
import { type PagedQuery, readPage } from '../../firebase/paging';
import { findRecord, type RecordPath, readRecord, runBatch, serverNow } from '../../firebase/records';
import { readText } from '../../firebase/stored';
import { type Verdict, writeOnce } from '../../firebase/writeOnce';
import type { Cursor, Page } from '../../shared/page';
import type { Uid } from '../../shared/valueTypes';
import type { AboutDealer, Suspension } from '../dealerReview';
import { toSuspension, withReviewedDealers } from '../dealersAsAdmin.service';

/** Suspensions of dealers. `takedown.service.ts` takes down their listings. */

const latestFirst: PagedQuery = { collection: 'suspensions', orderBy: [['since', 'DESCENDING']] };

/**
 * The suspended dealers, the latest first.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function listSuspended(cursor: Cursor | null): Promise<Page<AboutDealer<Suspension>>> {
  return readAsAdmin(async (access) =>
    withReviewedDealers(await readPage(latestFirst, cursor, toSuspension, access), access),
  );
}

/**
 * Suspends a dealer: the dealer can write nothing, and buyers do not see the dealer. A suspension with the same reason
 * that exists already counts as done: the answer to an earlier try may have been lost.
 *
 * @param reason at most 300 characters
 * @throws AppError 'missing' when there is no such dealer; 'changed' when another admin has done it meanwhile;
 *   'signedOut'
 */
export async function suspend(sellerId: Uid, reason: string): Promise<void> {
  const { uid } = await requireAdmin();
  const suspension: RecordPath = ['suspensions', sellerId];
  const profile: RecordPath = ['sellers', sellerId];
  // A dealer may be suspended more than once.
  const record = `${sellerId}_${crypto.randomUUID()}`;
  const write = async () => {
    const stored = await readRecord(adminClient(), profile);
    // No transaction: a dealer who writes without pause would make it fail. Only an admin changes what was read here.
    await runBatch(adminClient(), (batch) => {
      batch.set(suspension, {
        reason,
        since: serverNow(),
        wasPublic: stored.approved === true,
        lastReview: record,
      });
      batch.update(profile, { approved: false });
      batch.set(['audit', record], {
        who: uid,
        what: 'suspend',
        when: serverNow(),
        reason,
        collection: 'suspensions',
        recordId: sellerId,
      });
    });
  };
  await writeOnce(write, async () => {
    const stored = await findRecord(adminClient(), suspension);
    if (!stored) return 'refused';
    return readText(stored, 'reason') === reason ? 'done' : 'changed';
  });
}

/**
 * Ends a suspension: the dealer can write again, and is public as before. A suspension that has ended already counts as
 * done: the answer to an earlier try may have been lost.
 *
 * @param reason at most 300 characters
 * @throws AppError 'changed' when another admin has ended it meanwhile; 'signedOut'
 */
export async function lift({ sellerId, wasPublic, lastReview }: Suspension, reason: string): Promise<void> {
  const { uid } = await requireAdminOtherThan(sellerId);
  const suspension: RecordPath = ['suspensions', sellerId];
  const record = `${lastReview}_lifted`;
  const write = () =>
    runBatch(adminClient(), (batch) => {
      batch.delete(suspension);
      batch.set(['audit', record], {
        who: uid,
        what: 'lift',
        when: serverNow(),
        reason,
        collection: 'suspensions',
        recordId: sellerId,
        follows: lastReview,
      });
      if (wasPublic) batch.update(['sellers', sellerId], { approved: true });
    });
  const judge = async (): Promise<Verdict> => {
    const review = await findReview(record);
    if (review?.who === uid && review.reason === reason) return 'done';
    const stored = await findRecord(adminClient(), suspension);
    return stored?.lastReview === lastReview ? 'refused' : 'changed';
  };
  await writeOnce(write, judge, ['denied', 'missing']);
}

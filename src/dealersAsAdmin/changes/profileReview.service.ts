import { adminClient, requireAdminOtherThan } from '../../accounts/adminSession.service';
import { dealerNameKey } from '../../accounts/dealerNameKey';
import { readAsAdmin } from '../../accounts/readAsAdmin.service';
import { toDealer } from '../../dealers/dealer.record';
import { type DealerIdentity, identityOf, isSameIdentity } from '../../dealers/dealerIdentity';
import { findReview } from '../../decisions/audit.service';
import { runCount } from '../../firebase/count';
import { type PagedQuery, readPage } from '../../firebase/paging';
import { equal, withId } from '../../firebase/query';
import { findRecord, type RecordPath, runBatch, serverNow } from '../../firebase/records';
import { runQuery } from '../../firebase/rest';
import { hasValues, readText, readTime, type StoredFields } from '../../firebase/stored';
import { type Verdict, writeOnce } from '../../firebase/writeOnce';
import type { ReviewDecision } from '../../listings/state/listingState';
import type { CappedCount } from '../../shared/numbers/cappedCount';
import type { Cursor, Page } from '../../shared/page';
import { isSameTime } from '../../shared/time/serverTime';
import type { Uid } from '../../shared/valueTypes';
import type { AboutDealer, WaitingChange } from '../dealerReview';
import { withReviewedDealers } from '../dealersAsAdmin.service';

/** The changes of public dealers' profiles that wait for the admin. */

const waiting: PagedQuery = {
  collection: 'profileChanges',
  where: [equal('status', 'waiting')],
  orderBy: [['updatedAt', 'ASCENDING']],
};

function toWaitingChange(id: string, data: StoredFields): WaitingChange {
  return {
    sellerId: id,
    wanted: identityOf(toDealer(id, data)),
    sentAt: readTime(data, 'updatedAt'),
    version: readTime(data, 'updatedAt'),
    lastReview: readText(data, 'lastReview'),
  };
}

/**
 * The changes that wait, the oldest first.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function listWaitingChanges(cursor: Cursor | null): Promise<Page<AboutDealer<WaitingChange>>> {
  return readAsAdmin(async (access) =>
    withReviewedDealers(await readPage(waiting, cursor, toWaitingChange, access), access),
  );
}

/** @throws AppError 'signedOut' when the admin is not signed in */
export function countWaitingChanges(): Promise<CappedCount> {
  return readAsAdmin((access) => runCount(waiting, access));
}

/**
 * One dealer's change as it is stored now; undefined if none waits.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function findWaitingChange(sellerId: Uid): Promise<AboutDealer<WaitingChange> | undefined> {
  const query = { collection: 'profileChanges', where: [withId('profileChanges', sellerId)], limit: 1 };
  return readAsAdmin(async (access) => {
    const found = (await runQuery(query, access)).filter(({ data }) => data.status === 'waiting');
    const items = found.map(({ id, data }) => toWaitingChange(id, data));
    const page = await withReviewedDealers({ items, next: null }, access);
    return page.items[0];
  });
}

const outcomes: Readonly<Record<ReviewDecision, string>> = { approve: 'approved', reject: 'rejected' };

/**
 * Approves a change of a dealer's identity, or rejects it with a reason. Buyers see an approved one at once, except on the
 * cards of listings: see `runTakedown`. The same decision again succeeds: the answer to an earlier try may have been lost.
 *
 * @param change as the admin has seen it
 * @param shown the dealer's public identity, which the admin has seen beside it
 * @param reason of a rejection, at most 300 characters
 * @throws AppError 'changed' when the change or the dealer is no longer as it was seen; 'signedOut'
 */
export async function decideChange(
  decision: ReviewDecision,
  { sellerId, version, wanted, lastReview }: WaitingChange,
  shown: DealerIdentity,
  reason = '',
): Promise<void> {
  const { uid } = await requireAdminOtherThan(sellerId);
  // The same decision about the same version of the change always has the same id.
  const review = [sellerId, version?.seconds, version?.nanoseconds, decision].join('_');
  const change: RecordPath = ['profileChanges', sellerId];
  const profile: RecordPath = ['sellers', sellerId];
  const status = outcomes[decision];
  const write = () =>
    runBatch(adminClient(), (batch) => {
      batch.update(change, { status, reason, updatedAt: serverNow(), lastReview: review });
      batch.set(['audit', review], {
        who: uid,
        what: decision,
        when: serverNow(),
        reason,
        collection: 'profileChanges',
        recordId: sellerId,
        seen: version,
        follows: lastReview,
        before: identityOf(shown),
        after: identityOf(wanted),
      });
      if (decision === 'approve') {
        // Until a takedown of the kind 'rename' is done, the listings show the name from before.
        const nameKey = dealerNameKey(wanted.dealerName);
        batch.update(profile, { ...identityOf(wanted), nameKey, listingsBehind: true });
      }
    });
  const judge = async (): Promise<Verdict> => {
    const stored = (await findRecord(adminClient(), change)) ?? {};
    if (hasValues(stored, { lastReview: review, status, reason }) && (await findReview(review))?.who === uid)
      return 'done';
    const dealer = await findRecord(adminClient(), profile);
    const updatedAt = readTime(stored, 'updatedAt');
    const isAsSeen =
      updatedAt !== null &&
      isSameTime(updatedAt, version) &&
      dealer !== undefined &&
      isSameIdentity(toDealer(sellerId, dealer), shown);
    return isAsSeen ? 'refused' : 'changed';
  };
  await writeOnce(write, judge, ['denied', 'missing']);
}

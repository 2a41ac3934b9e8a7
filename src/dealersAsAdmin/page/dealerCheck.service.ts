import { adminClient, requireAdminOtherThan } from '../../accounts/adminSession.service';
import type { CheckedFact } from '../../dealers/dealerCheck';
import { findRecord, runBatch, serverNow } from '../../firebase/records';
import { readFields } from '../../firebase/stored';
import { writeOnce } from '../../firebase/writeOnce';
import type { Uid } from '../../shared/valueTypes';

/**
 * Marks a public dealer as checked, or takes the mark away. The same id again counts as done: the answer to an earlier
 * try may have been lost.
 *
 * @param facts what is checked; none takes the mark away
 * @param note at most 300 characters, for the journal
 * @param id a new one for each save, and the same for each try
 * @throws AppError 'denied' when the dealer is not public; 'signedOut'
 */
export async function checkDealer(
  sellerId: Uid,
  facts: readonly CheckedFact[],
  note: string,
  id: string,
): Promise<void> {
  const { uid } = await requireAdminOtherThan(sellerId);
  const profile = ['sellers', sellerId] as const;
  const review = `${sellerId}_${id}`;
  const write = () =>
    runBatch(adminClient(), (batch) => {
      batch.update(profile, { check: { facts, at: serverNow(), review } });
      batch.set(['audit', review], {
        who: uid,
        what: 'check',
        when: serverNow(),
        reason: note,
        collection: 'sellers',
        recordId: sellerId,
        facts,
      });
    });
  await writeOnce(write, async () => {
    const stored = await findRecord(adminClient(), profile);
    return readFields(stored ?? {}, 'check').review === review ? 'done' : 'refused';
  }, ['denied', 'missing']);
}

import { adminClient, signedInAdmin } from '../../accounts/adminSession.service';
import type { CheckedFact } from '../../dealers/dealerCheck';
import { readRecord, runBatch, serverNow } from '../../firebase/records';
import { readFields } from '../../firebase/stored';
import { writeOnce } from '../../firebase/writeOnce';

/** The mark that was sent last, while no answer has come. */
let unanswered: { readonly mark: string; readonly review: string } | undefined;

/**
 * Marks a public dealer as checked, or takes the mark away. The same mark, sent again after a lost answer, has the same
 * id: the journal has it once.
 *
 * @param facts what is checked; none takes the mark away
 * @param note at most 300 characters, for the journal
 * @throws AppError 'denied' when the dealer is not public; 'signedOut'
 */
export async function checkDealer(sellerId: string, facts: readonly CheckedFact[], note: string): Promise<void> {
  const { uid } = await signedInAdmin();
  const profile = ['sellers', sellerId] as const;
  const mark = JSON.stringify([uid, sellerId, facts, note]);
  const review = unanswered?.mark === mark ? unanswered.review : `${sellerId}_${crypto.randomUUID()}`;
  unanswered = { mark, review };
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
    const stored = await readRecord(adminClient(), profile);
    return readFields(stored ?? {}, 'check').review === review ? 'done' : 'refused';
  }, ['denied', 'missing']);
  unanswered = undefined;
}

import { AppError, type AppErrorKind, isAppError } from '../shared/appError';

/**
 * What the stored records say about a refused write: it is 'done', it failed for the reason of an AppError, or it is
 * 'refused' for a reason that they do not show.
 */
export type Verdict = 'done' | 'refused' | AppErrorKind;

/**
 * Sends a write whose first answer may have been lost, or that a second tab has sent. The rules refuse the same write
 * the second time. A refused write therefore succeeds if the records show that it is done. Records are read only after
 * a refusal.
 *
 * @param judge reads the stored records
 * @param refusals the errors with which the server answers a write that is done: 'denied', and 'missing' if the write
 *   needs a record that may no longer exist
 * @throws AppError with the reason from the records; the error of the write if it is no refusal, or if the records show
 *   no reason
 */
export async function writeOnce(
  send: () => Promise<unknown>,
  judge: () => Promise<Verdict>,
  refusals: readonly AppErrorKind[] = ['denied'],
): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isAppError(error) || !refusals.includes(error.kind)) throw error;
    const verdict = await judge();
    if (verdict === 'refused') throw error;
    if (verdict !== 'done') throw new AppError(verdict, error);
  }
}

import type { Uid } from '../../shared/valueTypes';
import { confirm } from '../../ui/overlays/dialogs';
import { draftTexts } from '../texts';
import { draftLabel } from './draftLabel';
import { listDrafts, readProfileDraft } from './drafts';

/**
 * Asks before a logout deletes what the dealer has not finished (DEALER-19). true: there is nothing, or it may be
 * deleted.
 */
export async function confirmLogOut(sellerId: Uid): Promise<boolean> {
  const [drafts, profile] = await Promise.all([listDrafts(sellerId), readProfileDraft(sellerId)]);
  const names = [...drafts.map(draftLabel), ...(profile ? [draftTexts.profile] : [])];
  if (names.length === 0) return true;
  return confirm({
    title: draftTexts.logOutQuestion,
    text: draftTexts.logOutConsequence(names.join(', ')),
    confirm: draftTexts.logOut,
    danger: true,
  });
}

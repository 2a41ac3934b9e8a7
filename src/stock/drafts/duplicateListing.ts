import type { Listing } from '../../listings/listing';
import { confirm, showError } from '../../ui/overlays/dialogs';
import { duplicateTexts } from '../texts';
import { discardDraft, isBlank, readDraft, writeDraftFields } from './drafts';

/**
 * Makes the draft of a new listing with the typed values of this one. Photos show one vehicle, so they stay behind.
 * Asks before it takes the place of another draft (DEALER-18). Returns false if there is no such draft.
 */
export async function duplicateListing(listing: Listing): Promise<boolean> {
  const { kind, sellerId, name, values, stated } = listing;
  const draft = await readDraft(sellerId, kind);
  if (!isBlank(draft)) {
    const draftName = draft.typed?.fields.name?.trim();
    const text = draftName ? duplicateTexts.consequenceFor[kind](draftName) : duplicateTexts.consequence[kind];
    if (!(await confirm({ title: duplicateTexts.question, text, confirm: duplicateTexts.replace, danger: true }))) {
      return false;
    }
    await discardDraft(sellerId, kind);
  }
  // My Vehicles does not load the rules of the form, so the form computes its values from those of the listing.
  const copyOf = { kind, values, stated };
  await writeDraftFields(sellerId, kind, { listingId: crypto.randomUUID(), fields: { name }, copyOf });
  // A browser that blocks storage keeps no draft.
  const isKept = !isBlank(await readDraft(sellerId, kind));
  if (!isKept) await showError(duplicateTexts.failed);
  return isKept;
}

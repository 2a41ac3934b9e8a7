import { isHideReason } from '../ratings/rating';
import { hideReasonLabels } from '../ratings/texts';
import { reasonText } from '../shared/reason';

/** What the admin reads of the reason in an audit record. */
export function decisionReason(what: string, stored: string): string {
  // A warning, and the note of a check, are in the admin's own words.
  if (what === 'warn' || what === 'check') return stored;
  return what === 'hide' && isHideReason(stored) ? hideReasonLabels[stored] : reasonText(stored);
}

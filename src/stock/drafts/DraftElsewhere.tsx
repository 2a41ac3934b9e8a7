import { Notice } from '../../ui/Notice';
import { draftTexts } from '../texts';

/** Above a form that is open in another tab, too. */
export function DraftElsewhere() {
  return <Notice tone="warning">{draftTexts.elsewhere}</Notice>;
}

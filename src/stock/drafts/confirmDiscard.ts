import { confirm } from '../../ui/overlays/dialogs';
import { discardTexts } from '../texts';

/** Asks for confirmation before typed values are deleted. `consequence` says what stays. */
export function confirmDiscard(consequence: string): Promise<boolean> {
  return confirm({
    title: discardTexts.question,
    text: consequence,
    confirm: discardTexts.confirm,
    danger: true,
  });
}

import { discardMessages } from '../../domain/stockMessages';
import { confirm } from '../../ui/dialogs';

/** Asks before what is typed is thrown away. `consequence`: what stays. */
export function confirmDiscard(consequence: string): Promise<boolean> {
  return confirm({
    title: discardMessages.question,
    text: consequence,
    confirm: discardMessages.confirm,
    danger: true,
  });
}

import { ActionButton } from '../../ui/ActionButton';
import { suspensionTexts } from '../texts';

interface SuspendButtonProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onSuspend: () => void;
}

/** The button that opens the suspension dialog. */
export function SuspendButton({ name, busy, onSuspend }: SuspendButtonProps) {
  return (
    <ActionButton
      className="btn btn-outline-danger"
      aria-label={suspensionTexts.suspendName(name)}
      busy={busy}
      onClick={onSuspend}
    >
      {suspensionTexts.suspend}
    </ActionButton>
  );
}

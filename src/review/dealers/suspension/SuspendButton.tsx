import { suspensionTexts } from '../texts';

interface SuspendButtonProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onSuspend: () => void;
}

/** The button that opens the suspension dialog. */
export function SuspendButton({ name, busy, onSuspend }: SuspendButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-outline-danger"
      aria-label={suspensionTexts.suspendName(name)}
      disabled={busy}
      onClick={onSuspend}
    >
      {suspensionTexts.suspend}
    </button>
  );
}

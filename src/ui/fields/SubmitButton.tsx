import { useHydrated } from '../browser/useHydrated';
import { controlTexts } from '../texts';

interface SubmitButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly busyLabel: string;
  /** By default filled. A view has one filled button. */
  readonly weight?: SubmitWeight;
}

export type SubmitWeight = 'primary' | 'outline-primary' | 'outline-danger';

/** While it is busy it keeps the focus: browsers take the focus from a disabled button, and a dialog could not give it back. */
export function SubmitButton({ label, busy, busyLabel, weight = 'primary' }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button
      type="submit"
      className={`btn btn-${weight} btn-lg submit-button${busy ? ' disabled' : ''}`}
      disabled={!isHydrated}
      aria-disabled={busy || undefined}
    >
      {busy && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
      {!isHydrated ? controlTexts.oneMoment : busy ? busyLabel : label}
    </button>
  );
}

import { controlTexts } from './texts';
import { useHydrated } from './useHydrated';

interface SubmitButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly busyLabel: string;
}

export function SubmitButton({ label, busy, busyLabel }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button type="submit" className="btn btn-primary btn-lg submit-button" disabled={busy || !isHydrated}>
      {busy && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
      {!isHydrated ? controlTexts.oneMoment : busy ? busyLabel : label}
    </button>
  );
}

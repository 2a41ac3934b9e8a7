import { ActionButton } from '../ActionButton';
import { useHydrated } from '../browser/useHydrated';
import { controlTexts } from '../texts';
import { WaitNote } from '../WaitNote';

interface SubmitButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly busyLabel: string;
  /** By default filled. A view has one filled button. */
  readonly weight?: SubmitWeight;
}

export type SubmitWeight = 'primary' | 'outline-primary' | 'outline-danger';

export function SubmitButton({ label, busy, busyLabel, weight = 'primary' }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <>
      <ActionButton
        type="submit"
        className={`btn btn-${weight} btn-lg submit-button`}
        busy={busy}
        disabled={!isHydrated}
      >
        {busy && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
        {!isHydrated ? controlTexts.oneMoment : busy ? busyLabel : label}
      </ActionButton>
      <WaitNote busy={busy} />
    </>
  );
}

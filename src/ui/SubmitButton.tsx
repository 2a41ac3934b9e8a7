interface SubmitButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly busyLabel: string;
}

export function SubmitButton({ label, busy, busyLabel }: SubmitButtonProps) {
  return (
    <button type="submit" className="btn btn-primary btn-lg submit-button" disabled={busy}>
      {busy && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
      {busy ? busyLabel : label}
    </button>
  );
}

import { ReasonDialog } from '../../ui/ReasonDialog';

interface DeclineDialogProps {
  /** The vehicle's name. */
  readonly name: string;
  /** The reason as it is to be stored. */
  readonly onDecline: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks whether a booking is to be declined, and why (design 2). */
export default function DeclineDialog({ name, onDecline, onCancel }: DeclineDialogProps) {
  return (
    <ReasonDialog
      refusal="booking"
      title={`Decline the booking of ${name}?`}
      hint="The buyer reads it."
      confirm="Decline"
      onConfirm={onDecline}
      onCancel={onCancel}
    >
      <p>The buyer may book again.</p>
    </ReasonDialog>
  );
}

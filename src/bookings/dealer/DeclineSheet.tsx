import { ConfirmWithReason } from '../../ui/overlays/ConfirmWithReason';
import { dealerBookingsTexts } from '../texts';

interface DeclineSheetProps {
  /** The name of the listing. */
  readonly name: string;
  /** The reason in the form that is stored. */
  readonly onDecline: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation of a decline, and for the reason (BOOK-9). */
export default function DeclineSheet({ name, onDecline, onCancel }: DeclineSheetProps) {
  return (
    <ConfirmWithReason
      about="booking"
      title={dealerBookingsTexts.declineQuestion(name)}
      hint={dealerBookingsTexts.declineHint}
      confirm={dealerBookingsTexts.decline}
      onConfirm={onDecline}
      onCancel={onCancel}
    >
      <p>{dealerBookingsTexts.declineConsequence}</p>
    </ConfirmWithReason>
  );
}

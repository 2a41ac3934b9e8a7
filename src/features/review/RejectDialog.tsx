import { vehicleMessages } from '../../domain/messages';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { ReasonDialog } from '../../ui/ReasonDialog';

interface RejectDialogProps {
  readonly kind: VehicleKind;
  readonly name: string;
  /** The reason as it is to be stored. */
  readonly onReject: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks whether a post is to be rejected, and why (spec 4, design D6). */
export function RejectDialog({ kind, name, onReject, onCancel }: RejectDialogProps) {
  const { rejectQuestion, rejectConsequence } = vehicleMessages[kind];
  return (
    <ReasonDialog
      refusal="post"
      title={rejectQuestion}
      hint="The dealer reads it."
      confirm="Delete"
      onConfirm={onReject}
      onCancel={onCancel}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>{rejectConsequence}</p>
    </ReasonDialog>
  );
}

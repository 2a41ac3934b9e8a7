import { ReasonDialog } from '../../ui/overlays/ReasonDialog';
import type { ReviewedListing } from '../review';
import { kindReviewTexts, rejectConsequence, reviewTexts } from '../texts';

interface RejectDialogProps {
  readonly listing: ReviewedListing;
  /** The reason in the form that is stored. */
  readonly onReject: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation of a rejection, and for the reason (ADMIN-6). */
export function RejectDialog({ listing, onReject, onCancel }: RejectDialogProps) {
  return (
    <ReasonDialog
      about="listing"
      title={kindReviewTexts[listing.kind].rejectQuestion}
      hint={reviewTexts.reasonHint}
      confirm={reviewTexts.delete}
      onConfirm={onReject}
      onCancel={onCancel}
    >
      <p>
        <strong>{listing.name}</strong>
      </p>
      <p>{rejectConsequence(listing)}</p>
    </ReasonDialog>
  );
}

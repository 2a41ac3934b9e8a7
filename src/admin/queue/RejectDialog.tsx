import type { ReviewedListing } from '../../decisions/review';
import { decisionTexts } from '../../decisions/texts';
import { ReasonDialog } from '../../ui/overlays/ReasonDialog';
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
      hint={decisionTexts.reasonHint}
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

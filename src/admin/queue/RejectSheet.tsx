import type { ReviewedListing } from '../../decisions/review';
import { decisionTexts } from '../../decisions/texts';
import { ConfirmWithReason } from '../../ui/overlays/ConfirmWithReason';
import { kindReviewTexts, rejectConsequence, reviewTexts } from '../texts';

interface RejectSheetProps {
  readonly listing: ReviewedListing;
  /** The reason in the form that is stored. */
  readonly onReject: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation of a rejection, and for the reason (ADMIN-6). */
export function RejectSheet({ listing, onReject, onCancel }: RejectSheetProps) {
  return (
    <ConfirmWithReason
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
    </ConfirmWithReason>
  );
}

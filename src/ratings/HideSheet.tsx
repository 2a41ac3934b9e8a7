import { useId, useState } from 'react';
import { Sheet } from '../ui/overlays/Sheet';
import { type HideReason, hideReasons, type Rating } from './rating';
import { hideReasonLabels, ratingsAsAdminTexts } from './texts';

interface HideSheetProps {
  readonly rating: Rating;
  readonly onHide: (reason: HideReason) => void;
  readonly onClose: () => void;
}

/** Asks the admin why a rating is hidden (RATE-4). */
export function HideSheet({ rating, onHide, onClose }: HideSheetProps) {
  const formId = useId();
  const [reason, setReason] = useState<HideReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <Sheet
      title={ratingsAsAdminTexts.title(rating.name)}
      onClose={onClose}
      footer={
        <button type="submit" form={formId} className="btn btn-danger">
          {ratingsAsAdminTexts.hide}
        </button>
      }
    >
      <form
        id={formId}
        className="rating-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (reason) onHide(reason);
          else setMissing(true);
        }}
      >
        <p className="rating-lead">{ratingsAsAdminTexts.lead}</p>
        <fieldset>
          <legend>{ratingsAsAdminTexts.reason}</legend>
          <div className="rating-choice">
            {hideReasons.map((each) => (
              <label key={each}>
                <input type="radio" name={formId} checked={reason === each} onChange={() => setReason(each)} />
                <span>{hideReasonLabels[each]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {isMissing && !reason && (
          <p className="field-error" role="alert">
            {ratingsAsAdminTexts.noReason}
          </p>
        )}
      </form>
    </Sheet>
  );
}

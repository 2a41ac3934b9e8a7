import { useValidatedForm } from '../ui/fields/useValidatedForm';
import { FormSheet } from '../ui/overlays/FormSheet';
import { type HideReason, hideReasons, type Rating } from './rating';
import { hideReasonLabels, ratingsAsAdminTexts } from './texts';

interface HideSheetProps {
  readonly rating: Rating;
  readonly onHide: (reason: HideReason) => void;
  readonly onClose: () => void;
}

/** Asks the admin why a rating is hidden (RATE-4). */
export function HideSheet({ rating, onHide, onClose }: HideSheetProps) {
  const { values, change, errorOf, formProps } = useValidatedForm<{ readonly reason: HideReason | null }, 'reason'>({
    initial: { reason: null },
    validate: ({ reason }) => (reason ? [] : [{ field: 'reason', message: ratingsAsAdminTexts.noReason }]),
    submit: async ({ reason }) => {
      if (reason) onHide(reason);
    },
    inPlace: true,
  });
  const fault = errorOf('reason');
  return (
    <FormSheet
      title={ratingsAsAdminTexts.title(rating.name)}
      onClose={onClose}
      formProps={formProps}
      className="rating-form"
      submit={{ label: ratingsAsAdminTexts.hide, danger: true }}
    >
      <p className="rating-lead">{ratingsAsAdminTexts.lead}</p>
      <fieldset>
        <legend>{ratingsAsAdminTexts.reason}</legend>
        <div className="rating-choice">
          {hideReasons.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="reason"
                checked={values.reason === each}
                onChange={() => change({ reason: each })}
              />
              <span>{hideReasonLabels[each]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {fault && (
        <p className="field-error" role="alert">
          {fault}
        </p>
      )}
    </FormSheet>
  );
}

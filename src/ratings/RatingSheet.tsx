import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBuyerAction } from '../accounts/useBuyerAction';
import { textLimits } from '../shared/limits';
import { Field } from '../ui/fields/Field';
import { useValidatedForm } from '../ui/fields/useValidatedForm';
import { Loading } from '../ui/Loading';
import { FormSheet } from '../ui/overlays/FormSheet';
import { dialogTexts } from '../ui/texts';
import { ConfirmToRate } from './ConfirmToRate';
import {
  allStars,
  blankRating,
  type Opinion,
  opinionIn,
  type RatedBooking,
  type Rating,
  type RatingForm,
  type Stars,
} from './rating';
import { raterEmail, ratingKeys, showRating } from './ratings.queries';
import { sendRating } from './ratings.service';
import { rateTexts } from './texts';
import './ratings.scss';

interface QuestionProps {
  readonly legend: string;
  readonly error: string | null;
  readonly children: ReactNode;
}

function Question({ legend, error, children }: QuestionProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {children}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface ChoiceProps<Value> {
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
}

/** Up to the chosen one, the stars are filled. */
function StarChoice({ chosen, onChoose }: ChoiceProps<Stars>) {
  return (
    <div className="rating-stars">
      {allStars.toReversed().map((stars) => (
        <label key={stars}>
          <input
            type="radio"
            name="stars"
            required
            checked={chosen === stars}
            aria-label={rateTexts.starsOf(stars)}
            onChange={() => onChoose(stars)}
          />
          <span aria-hidden="true" />
        </label>
      ))}
    </div>
  );
}

const answers = [
  { value: true, label: rateTexts.yes },
  { value: false, label: rateTexts.no },
] as const;

function YesOrNo({ name, chosen, onChoose }: ChoiceProps<boolean> & { readonly name: Asked }) {
  return (
    <div className="rating-answers">
      {answers.map(({ value, label }) => (
        <label key={label}>
          <input type="radio" name={name} required checked={chosen === value} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

type Asked = 'stars' | 'asDescribed' | 'onTime';

/** The first question without an answer. */
function firstOpen({ stars, asDescribed }: RatingForm): Asked {
  if (stars === null) return 'stars';
  return asDescribed === null ? 'asDescribed' : 'onTime';
}

interface RatingSheetProps {
  readonly booking: RatedBooking;
  /** The rating that this one replaces; null: there is none. */
  readonly earlier: Rating | null;
  readonly dealerName: string;
  readonly onClose: () => void;
}

/** Rates a dealer. Dialogs cannot be reached behind it, so it shows failures. */
export default function RatingSheet({ booking, earlier, dealerName, onClose }: RatingSheetProps) {
  const { userId } = booking;
  const { data: isConfirmed, isError } = useQuery(raterEmail(userId));
  const action = useBuyerAction<Opinion>({
    send: (opinion) => sendRating(booking, opinion, earlier),
    touches: () => ratingKeys(booking.sellerId),
    // The booking shows it in place of the sheet.
    onStored: (_, opinion) => showRating(booking, opinion),
    failures: { signedOut: rateTexts.signedOut, otherwise: rateTexts.sendFailed },
    inPlace: true,
  });
  const { values, change, errorOf, formProps } = useValidatedForm<RatingForm, Asked>({
    initial: blankRating,
    validate: (form) => (opinionIn(form) ? [] : [{ field: firstOpen(form), message: rateTexts.missing }]),
    submit: async (form) => {
      const opinion = opinionIn(form);
      if (opinion) await action.run(opinion);
    },
    inPlace: true,
  });

  const instead = {
    content: isConfirmed === undefined ? <Loading text={rateTexts.checking} /> : <ConfirmToRate userId={userId} />,
    footer: (
      <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
        {dialogTexts.cancel}
      </button>
    ),
  };

  return (
    <FormSheet
      title={rateTexts.title(dealerName)}
      onClose={onClose}
      formProps={formProps}
      className="rating-form"
      action={action}
      submit={{ label: rateTexts.send, busyLabel: rateTexts.sending }}
      instead={(isConfirmed ?? isError) ? null : instead}
    >
      <p className="rating-lead">
        {rateTexts.lead} {earlier && rateTexts.replaces(earlier.stars)}
      </p>
      <Question legend={rateTexts.stars} error={errorOf('stars')}>
        <StarChoice chosen={values.stars} onChoose={(stars) => change({ stars })} />
      </Question>
      <Question legend={rateTexts.asDescribed} error={errorOf('asDescribed')}>
        <YesOrNo name="asDescribed" chosen={values.asDescribed} onChoose={(asDescribed) => change({ asDescribed })} />
      </Question>
      <Question legend={rateTexts.onTime} error={errorOf('onTime')}>
        <YesOrNo name="onTime" chosen={values.onTime} onChoose={(onTime) => change({ onTime })} />
      </Question>
      <Field label={rateTexts.text} required={false} hint={rateTexts.textHint}>
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={3}
            maxLength={textLimits.ratingText}
            value={values.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        )}
      </Field>
    </FormSheet>
  );
}

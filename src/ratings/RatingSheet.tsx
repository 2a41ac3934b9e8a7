import { type ReactNode, useId, useState } from 'react';
import { useAskLogin } from '../accounts/useAskLogin';
import { isAppError } from '../shared/appError';
import { textLimits } from '../shared/limits';
import { Field } from '../ui/Field';
import { Notice } from '../ui/Notice';
import { Sheet } from '../ui/Sheet';
import { allStars, blankRating, opinionIn, type RatedBooking, type RatingForm } from './rating';
import { rememberRating } from './ratings.queries';
import { sendRating } from './ratings.service';
import { rateTexts } from './texts';
import '../styles/ratings.scss';

interface ChoiceProps<Value> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends number | boolean>({ legend, options, chosen, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="rating-choice">
        {options.map(({ value, label }) => (
          <label key={String(value)}>
            <input type="radio" name={name} required checked={chosen === value} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const starOptions = allStars.toReversed().map((stars) => ({
  value: stars,
  label: (
    <>
      {stars} <span aria-hidden="true">★</span>
      <span className="visually-hidden">{rateTexts.starsOf(stars)}</span>
    </>
  ),
}));

const answers = [
  { value: true, label: rateTexts.yes },
  { value: false, label: rateTexts.no },
] as const;

/** The first question without an answer. */
function focusFirstOpen(form: HTMLElement | null): void {
  const questions = [...(form?.querySelectorAll('fieldset') ?? [])];
  questions
    .find((question) => !question.querySelector(':checked'))
    ?.querySelector('input')
    ?.focus();
}

interface RatingSheetProps {
  readonly booking: RatedBooking;
  readonly dealerName: string;
  readonly onClose: () => void;
}

/** Rates a dealer. Dialogs cannot be reached behind it, so it shows failures. */
export default function RatingSheet({ booking, dealerName, onClose }: RatingSheetProps) {
  const askLogin = useAskLogin();
  const formId = useId();
  const [typed, setTyped] = useState<RatingForm>(blankRating);
  const [progress, setProgress] = useState<'typing' | 'incomplete' | 'sending' | 'failed'>('typing');

  function change(changed: Partial<RatingForm>): void {
    setTyped({ ...typed, ...changed });
    if (progress === 'incomplete') setProgress('typing');
  }

  async function submit(): Promise<void> {
    if (progress === 'sending') return;
    const opinion = opinionIn(typed);
    if (!opinion) {
      setProgress('incomplete');
      focusFirstOpen(document.getElementById(formId));
      return;
    }
    setProgress('sending');
    try {
      await sendRating(booking, opinion);
    } catch (error) {
      setProgress('failed');
      if (isAppError(error, 'signedOut')) {
        onClose();
        await askLogin(rateTexts.signedOut);
      }
      return;
    }
    // The booking shows it in place of the sheet.
    await rememberRating(booking, opinion);
  }

  return (
    <Sheet
      title={rateTexts.title(dealerName)}
      onClose={onClose}
      footer={
        <button type="submit" form={formId} className="btn btn-primary" disabled={progress === 'sending'}>
          {progress === 'sending' ? rateTexts.sending : rateTexts.send}
        </button>
      }
    >
      <form
        id={formId}
        className="rating-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="rating-lead">{rateTexts.lead}</p>
        <Choice
          legend={rateTexts.stars}
          options={starOptions}
          chosen={typed.stars}
          onChoose={(stars) => change({ stars })}
        />
        <Choice
          legend={rateTexts.asDescribed}
          options={answers}
          chosen={typed.asDescribed}
          onChoose={(asDescribed) => change({ asDescribed })}
        />
        <Choice
          legend={rateTexts.onTime}
          options={answers}
          chosen={typed.onTime}
          onChoose={(onTime) => change({ onTime })}
        />
        <Field label={rateTexts.text} required={false} hint={rateTexts.textHint}>
          {(control) => (
            <textarea
              {...control}
              className="form-control"
              rows={3}
              maxLength={textLimits.ratingText}
              value={typed.text}
              onChange={({ currentTarget }) => change({ text: currentTarget.value })}
            />
          )}
        </Field>
        {progress === 'incomplete' && (
          <p className="field-error" role="alert">
            {rateTexts.missing}
          </p>
        )}
        {progress === 'failed' && (
          <Notice tone="danger" onRetry={() => void submit()}>
            {rateTexts.sendFailed}
          </Notice>
        )}
      </form>
    </Sheet>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useAskLogin } from '../accounts/useAskLogin';
import { isAppError } from '../shared/appError';
import { textLimits } from '../shared/limits';
import { ActionButton } from '../ui/ActionButton';
import { Field } from '../ui/fields/Field';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { Sheet } from '../ui/overlays/Sheet';
import { dialogTexts } from '../ui/texts';
import { ConfirmToRate } from './ConfirmToRate';
import {
  allStars,
  blankRating,
  opinionIn,
  type RatedBooking,
  type Rating,
  type RatingForm,
  type Stars,
} from './rating';
import { raterEmail, rememberConfirmed, rememberRating } from './ratings.queries';
import { sendRating } from './ratings.service';
import { rateTexts } from './texts';
import '../styles/ratings.scss';

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
  const name = useId();
  return (
    <div className="rating-stars">
      {allStars.toReversed().map((stars) => (
        <label key={stars}>
          <input
            type="radio"
            name={name}
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

function YesOrNo({ chosen, onChoose }: ChoiceProps<boolean>) {
  const name = useId();
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
  /** The rating that this one replaces; null: there is none. */
  readonly earlier: Rating | null;
  readonly dealerName: string;
  readonly onClose: () => void;
}

/** Rates a dealer. Dialogs cannot be reached behind it, so it shows failures. */
export default function RatingSheet({ booking, earlier, dealerName, onClose }: RatingSheetProps) {
  const { userId } = booking;
  const { data: isConfirmed, isError } = useQuery(raterEmail(userId));
  const askLogin = useAskLogin();
  const formId = useId();
  const [typed, setTyped] = useState<RatingForm>(blankRating);
  const firstOpen = typed.stars === null ? 'stars' : typed.asDescribed === null ? 'asDescribed' : 'onTime';
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
      await sendRating(booking, opinion, earlier);
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

  const errorOf = (question: typeof firstOpen) =>
    progress === 'incomplete' && question === firstOpen ? rateTexts.missing : null;

  if (!isConfirmed && !isError) {
    return (
      <Sheet
        title={rateTexts.title(dealerName)}
        onClose={onClose}
        footer={
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            {dialogTexts.cancel}
          </button>
        }
      >
        {isConfirmed === undefined ? (
          <Loading text={rateTexts.checking} />
        ) : (
          <ConfirmToRate userId={userId} onConfirmed={() => rememberConfirmed(userId)} />
        )}
      </Sheet>
    );
  }
  return (
    <Sheet
      title={rateTexts.title(dealerName)}
      onClose={onClose}
      footer={
        <ActionButton type="submit" form={formId} className="btn btn-primary" busy={progress === 'sending'}>
          {progress === 'sending' ? rateTexts.sending : rateTexts.send}
        </ActionButton>
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
        <p className="rating-lead">
          {rateTexts.lead} {earlier && rateTexts.replaces(earlier.stars)}
        </p>
        <Question legend={rateTexts.stars} error={errorOf('stars')}>
          <StarChoice chosen={typed.stars} onChoose={(stars) => change({ stars })} />
        </Question>
        <Question legend={rateTexts.asDescribed} error={errorOf('asDescribed')}>
          <YesOrNo chosen={typed.asDescribed} onChoose={(asDescribed) => change({ asDescribed })} />
        </Question>
        <Question legend={rateTexts.onTime} error={errorOf('onTime')}>
          <YesOrNo chosen={typed.onTime} onChoose={(onTime) => change({ onTime })} />
        </Question>
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
        {progress === 'failed' && (
          <Notice tone="danger" onRetry={() => void submit()}>
            {rateTexts.sendFailed}
          </Notice>
        )}
      </form>
    </Sheet>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { isAppError } from '../shared/appError';
import { textLimits } from '../shared/limits';
import { cleanText } from '../shared/text/cleanText';
import { isBlank } from '../shared/text/hiddenCharacters';
import { ActionButton } from '../ui/ActionButton';
import { Field } from '../ui/fields/Field';
import { Notice } from '../ui/Notice';
import { RatingCard } from './RatingCard';
import type { Rating } from './rating';
import { rememberAnswered, unansweredRatings } from './ratings.queries';
import { answerRating } from './ratings.service';
import { answerTexts } from './texts';

type Progress = 'typing' | 'missing' | 'sending' | 'sendFailed' | 'changed' | 'signedOut';

function AnswerForm({ rating }: { rating: Rating }) {
  const [answer, setAnswer] = useState('');
  const [progress, setProgress] = useState<Progress>('typing');

  async function submit(): Promise<void> {
    if (progress === 'sending') return;
    if (isBlank(answer)) {
      setProgress('missing');
      return;
    }
    setProgress('sending');
    try {
      await answerRating(rating, cleanText(answer));
    } catch (error) {
      if (isAppError(error, 'signedOut')) setProgress('signedOut');
      else setProgress(isAppError(error, 'changed') ? 'changed' : 'sendFailed');
      return;
    }
    document.getElementById('ratings-unanswered')?.focus();
    await rememberAnswered(rating);
  }

  return (
    <form
      className="rating-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label={answerTexts.label}
        hint={answerTexts.hint}
        error={progress === 'missing' ? answerTexts.missing : null}
      >
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={2}
            maxLength={textLimits.ratingAnswer}
            value={answer}
            onChange={({ currentTarget }) => {
              setAnswer(currentTarget.value);
              setProgress('typing');
            }}
          />
        )}
      </Field>
      {progress === 'sendFailed' && (
        <Notice tone="danger" onRetry={() => void submit()}>
          {answerTexts.sendFailed}
        </Notice>
      )}
      {(progress === 'changed' || progress === 'signedOut') && <Notice tone="danger">{answerTexts[progress]}</Notice>}
      <ActionButton type="submit" className="btn btn-outline-primary" busy={progress === 'sending'}>
        {progress === 'sending' ? answerTexts.sending : answerTexts.send}
      </ActionButton>
    </form>
  );
}

/** Ratings that wait for the dealer's answer (RATE-3): a page at most. Nothing if there are none. */
export function UnansweredRatings({ sellerId }: { sellerId: string }) {
  const headingId = useId();
  const { data: ratings, error, isFetching, refetch } = useQuery(unansweredRatings(sellerId));
  // The profile below says that the sign-in has ended.
  if (isAppError(error, 'signedOut')) return null;
  if (!ratings && error && !isFetching) {
    return (
      <Notice tone="danger" onRetry={() => void refetch()}>
        {answerTexts.failed}
      </Notice>
    );
  }
  if (isFetching && !ratings) return <div className="coming" />;
  if (!ratings || ratings.length === 0) return null;
  return (
    <section id="ratings-unanswered" tabIndex={-1} className="ratings-unanswered" aria-labelledby={headingId}>
      <h2 id={headingId}>{answerTexts.heading}</h2>
      <ul className="ratings">
        {ratings.map((rating) => (
          <li key={rating.id}>
            <RatingCard rating={rating}>
              <AnswerForm rating={rating} />
            </RatingCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDealerAction } from '../dealers/ownProfile/useDealerAction';
import { isAppError } from '../shared/appError';
import { textLimits } from '../shared/limits';
import { cleanText } from '../shared/text/cleanText';
import { isBlank } from '../shared/text/hiddenCharacters';
import type { Uid } from '../shared/valueTypes';
import { ActionButton } from '../ui/ActionButton';
import { Field } from '../ui/fields/Field';
import { useValidatedForm } from '../ui/fields/useValidatedForm';
import { Notice } from '../ui/Notice';
import { RatingCard } from './RatingCard';
import type { Rating } from './rating';
import { unansweredRatings } from './ratings.queries';
import { answerRating } from './ratings.service';
import { answerTexts } from './texts';

function AnswerForm({ rating }: { rating: Rating }) {
  const { run, busy, failure } = useDealerAction<string>(rating.sellerId, {
    send: (answer) => answerRating(rating, cleanText(answer)),
    touches: () => [['market'], unansweredRatings(rating.sellerId).queryKey],
    untilShown: true,
    onStored: () => document.getElementById('ratings-unanswered')?.focus(),
    failures: { signedOut: answerTexts.signedOut, changed: answerTexts.changed, otherwise: answerTexts.sendFailed },
    inPlace: true,
  });
  const { values, change, errorOf, formProps } = useValidatedForm<{ readonly answer: string }, 'answer'>({
    initial: { answer: '' },
    validate: ({ answer }) => (isBlank(answer) ? [{ field: 'answer', message: answerTexts.missing }] : []),
    submit: ({ answer }) => run(answer),
    inPlace: true,
  });

  return (
    <form className="rating-form" {...formProps}>
      <Field label={answerTexts.label} hint={answerTexts.hint} error={errorOf('answer')}>
        {(control) => (
          <textarea
            {...control}
            name="answer"
            className="form-control"
            rows={2}
            maxLength={textLimits.ratingAnswer}
            value={values.answer}
            onChange={({ currentTarget }) => change({ answer: currentTarget.value })}
          />
        )}
      </Field>
      {failure && (
        <Notice tone="danger" onRetry={() => formProps.ref.current?.requestSubmit()}>
          {failure}
        </Notice>
      )}
      <ActionButton type="submit" className="btn btn-outline-primary" busy={busy}>
        {busy ? answerTexts.sending : answerTexts.send}
      </ActionButton>
    </form>
  );
}

/** Ratings that wait for the dealer's answer (RATE-3): a page at most. Nothing if there are none. */
export default function UnansweredRatings({ sellerId }: { sellerId: Uid }) {
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

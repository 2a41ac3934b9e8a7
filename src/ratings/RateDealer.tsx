import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Notice } from '../ui/Notice';
import { isRated, type RatedBooking } from './rating';
import { ownRating } from './ratings.queries';
import { rateTexts } from './texts';

const RatingSheet = lazy(() => import('./RatingSheet'));

interface RateDealerProps {
  /** It is completed, or was declined after its hour. */
  readonly booking: RatedBooking;
  readonly dealerName: string;
}

/** The pressed button is no longer there. */
function takeFocus(text: HTMLElement | null): void {
  text?.focus();
}

/** The buyer's rating of the dealer, or the button to give one (RATE-1). It costs one read for each dealer. */
export default function RateDealer({ booking, dealerName }: RateDealerProps) {
  const { data: rating, isError, isFetching, refetch } = useQuery(ownRating(booking));
  const [open, setOpen] = useState(false);
  if (rating && isRated(booking, rating)) {
    return (
      <p role="status" tabIndex={-1} ref={open ? takeFocus : null}>
        {rateTexts.rated(rating.stars)}
        {rating.hidden && ` · ${rateTexts.hidden}`}
      </p>
    );
  }
  if (isError && !isFetching) {
    return (
      <Notice tone="danger" onRetry={() => void refetch()}>
        {rateTexts.readFailed}
      </Notice>
    );
  }
  if (rating === undefined) return null;
  return (
    <div>
      <button type="button" className="btn btn-outline-primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {rating ? rateTexts.again : rateTexts.open}
      </button>
      {open && (
        <Suspense fallback={null}>
          <RatingSheet booking={booking} earlier={rating} dealerName={dealerName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

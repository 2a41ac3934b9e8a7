import { useQuery } from '@tanstack/react-query';
import { bookingStates } from '../../bookings/bookingState';
import { bookingStateLabels } from '../../bookings/texts';
import { formatCount } from '../../shared/numbers/cappedCount';
import type { Uid } from '../../shared/valueTypes';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { bookingNumbers } from '../dealerReview.queries';
import { bookingNumberTexts, dealerPageTexts } from '../texts';
import { NoneIn } from './NoneIn';
import './numberTable.scss';

/** The dealer's bookings in numbers. The admin sees no booking (ADMIN-23). */
export function BookingNumbers({ sellerId }: { sellerId: Uid }) {
  const { data, isError, isFetching, refetch } = useQuery(bookingNumbers(sellerId));
  if (!data) {
    if (!isError || isFetching) return <Loading text={bookingNumberTexts.loading} />;
    return (
      <Notice tone="danger" onRetry={() => void refetch()}>
        {bookingNumberTexts.failed}
      </Notice>
    );
  }
  const shown = bookingStates.filter((state) => data[state].count > 0);
  if (shown.length === 0) return <p>{bookingNumberTexts.none}</p>;
  return (
    <>
      <table className="number-table">
        <thead>
          <tr>
            <th scope="col">{dealerPageTexts.state}</th>
            <th scope="col">{bookingNumberTexts.heading}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((state) => (
            <tr key={state}>
              <th scope="row">{bookingStateLabels[state]}</th>
              <td>{formatCount(data[state])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <NoneIn
        labels={bookingStates.filter((state) => !shown.includes(state)).map((state) => bookingStateLabels[state])}
      />
    </>
  );
}

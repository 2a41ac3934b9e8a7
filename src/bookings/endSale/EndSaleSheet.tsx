import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDealerAction } from '../../dealers/ownProfile/useDealerAction';
import { changedTexts } from '../../listings/changedTexts';
import type { Listing } from '../../listings/listing';
import { AppError } from '../../shared/appError';
import { reasonText } from '../../shared/reason';
import { formatTestDrive } from '../../shared/time/hours';
import type { EndOfSale } from '../../stock/changeListing.service';
import { SaleFields } from '../../stock/sale/SaleFields';
import { blankSale, type Sale } from '../../stock/sale/sale';
import { stockKeys } from '../../stock/stock.queries';
import { signedOutTexts, stockMoveTexts } from '../../stock/texts';
import { useValidatedForm } from '../../ui/fields/useValidatedForm';
import { Notice } from '../../ui/Notice';
import { showSuccess } from '../../ui/overlays/dialogs';
import { FormSheet } from '../../ui/overlays/FormSheet';
import { dialogTexts } from '../../ui/texts';
import type { Booking } from '../booking';
import { useBuyersOf } from '../dealer/useBuyersOf';
import { bookingStateLabels } from '../texts';
import './endSale.scss';
import { openBookingsOn } from './endSale.queries';
import { endSale, mostWithSale, saleReasons } from './endSale.service';
import { endSaleTexts } from './texts';

interface EndSaleSheetProps {
  readonly move: EndOfSale;
  readonly listing: Listing;
  readonly onClose: () => void;
}

/** Asks before a sale ends, and says which bookings end with it (BOOK-26). */
export default function EndSaleSheet({ move, listing, onClose }: EndSaleSheetProps) {
  const { kind, sellerId, name } = listing;
  const { label, question, consequence, done, failed } = stockMoveTexts[move];
  const { data, isError, refetch } = useQuery(openBookingsOn(listing));
  const buyerOf = useBuyersOf(sellerId, data ?? []);
  /** The bookings that have ended before the sale. */
  const [endedCount, setEndedCount] = useState(0);
  const isStopped = useRef(false);
  const ending = useRef<readonly Booking[]>([]);

  /** What is shown, or else what is read now. */
  async function bookings(): Promise<readonly Booking[]> {
    if (data) return data;
    const answer = await refetch();
    if (!answer.data) throw answer.error ?? new AppError('unknown');
    return answer.data;
  }

  /** @returns false if the dealer has stopped it */
  async function end(sale: Sale): Promise<boolean> {
    isStopped.current = false;
    ending.current = [];
    ending.current = await bookings();
    const isOver = await endSale(move, listing, ending.current, sale, (count) => {
      setEndedCount(endedCount + count);
      return !isStopped.current;
    });
    if (!isOver) await refetch();
    return isOver;
  }

  const action = useDealerAction<Sale, boolean>(sellerId, {
    send: end,
    touches: () => [...stockKeys(listing), ['dealer', 'day'], ['bookings']],
    onDone: async (isOver) => {
      if (!isOver) return;
      onClose();
      await showSuccess(name, done);
    },
    onFailed: onClose,
    failures: {
      signedOut: signedOutTexts[kind],
      changed: changedTexts.changed,
      missing: changedTexts.changed,
      denied: () => (ending.current.length > 0 ? endSaleTexts.bookingsChanged : failed),
      otherwise: failed,
    },
  });
  const { values, change, formProps } = useValidatedForm<{ readonly sale: Sale }, never>({
    initial: { sale: blankSale },
    validate: () => [],
    submit: ({ sale }) => action.run(sale),
    inPlace: true,
  });
  const { busy } = action;
  /** The bookings end in several writes, before the sale. */
  const canStop = busy && (data?.length ?? 0) > mostWithSale;

  function stopOrClose(): void {
    if (canStop) isStopped.current = true;
    else onClose();
  }

  return (
    <FormSheet
      title={question[kind]}
      onClose={onClose}
      formProps={formProps}
      action={action}
      submit={{ label, busyLabel: endSaleTexts.busy, danger: move === 'withdraw' }}
      second={{ label: canStop ? endSaleTexts.stop : dialogTexts.cancel, press: stopOrClose }}
    >
      <p>{consequence}</p>
      {endedCount > 0 && (
        <Notice tone="warning">{busy ? endSaleTexts.ending(endedCount) : endSaleTexts.stopped(endedCount)}</Notice>
      )}
      {isError && <Notice tone="warning">{endSaleTexts.bookingsUnknown}</Notice>}
      {data && data.length > 0 && (
        <>
          <h3 className="end-sale-heading">{endSaleTexts.ends(data.length)}</h3>
          <ul className="end-sale-bookings">
            {data.map(({ id, userId, status, testDrive }) => (
              <li key={id}>
                <bdi>{buyerOf(userId)?.name ?? endSaleTexts.someone}</bdi>
                <span>
                  {bookingStateLabels[status]}
                  {testDrive && `, ${formatTestDrive(testDrive)}`}
                </span>
              </li>
            ))}
          </ul>
          <p>{endSaleTexts.buyersRead(reasonText(saleReasons[move]))}</p>
        </>
      )}
      {move === 'sell' && <SaleFields sale={values.sale} onChange={(sale) => change({ sale })} />}
    </FormSheet>
  );
}

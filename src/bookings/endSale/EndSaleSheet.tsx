import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isSuspensionShown } from '../../dealers/ownProfile/useSuspension';
import { listingKinds } from '../../listings/kinds';
import type { Listing } from '../../listings/listing';
import { listingTexts } from '../../listings/texts';
import { AppError, isAppError } from '../../shared/appError';
import { reasonText } from '../../shared/reason';
import { formatTestDrive } from '../../shared/time/indianTime';
import type { EndOfSale } from '../../stock/changeListing.service';
import { SaleFields } from '../../stock/sale/SaleFields';
import { blankSale } from '../../stock/sale/sale';
import { readStockAgain } from '../../stock/stock.queries';
import { signedOutTexts, stockMoveTexts } from '../../stock/texts';
import { ActionButton } from '../../ui/ActionButton';
import { Notice } from '../../ui/Notice';
import { showError, showSuccess } from '../../ui/overlays/dialogs';
import { Sheet } from '../../ui/overlays/Sheet';
import { dialogTexts } from '../../ui/texts';
import type { Booking } from '../booking';
import { readBookingsOfDealerAgain } from '../bookings.queries';
import { useBuyersOf } from '../dealer/useBuyersOf';
import { bookingStateLabels } from '../texts';
import '../../styles/endSale.scss';
import { openBookingsOn } from './endSale.queries';
import { endSale, mostWithSale, saleReasons } from './endSale.service';
import { endSaleTexts } from './texts';

interface EndSaleSheetProps {
  readonly move: EndOfSale;
  readonly listing: Listing;
  readonly onClose: () => void;
}

function failureText(error: unknown, move: EndOfSale, { kind }: Listing, hasBookings: boolean): string {
  if (isAppError(error, 'signedOut')) return signedOutTexts[kind];
  if (isAppError(error, 'changed') || isAppError(error, 'missing')) return listingTexts.changed;
  return hasBookings && isAppError(error, 'denied') ? endSaleTexts.bookingsChanged : stockMoveTexts[move].failed;
}

/** Asks before a sale ends, and says which bookings end with it (BOOK-26). */
export default function EndSaleSheet({ move, listing, onClose }: EndSaleSheetProps) {
  const { kind, sellerId, name } = listing;
  const { label, question, consequence, done } = stockMoveTexts[move];
  const { data, isError, refetch } = useQuery(openBookingsOn(listing));
  const buyerOf = useBuyersOf(sellerId, data ?? []);
  const [sale, setSale] = useState(blankSale);
  const [busy, setBusy] = useState(false);
  /** The bookings that have ended before the sale. */
  const [endedCount, setEndedCount] = useState(0);
  const isStopped = useRef(false);

  /** The bookings end in several writes, before the sale. */
  const canStop = busy && (data?.length ?? 0) > mostWithSale;

  /** What is shown, or else what is read now. */
  async function bookings(): Promise<readonly Booking[]> {
    if (data) return data;
    const answer = await refetch();
    if (!answer.data) throw answer.error ?? new AppError('unknown');
    return answer.data;
  }

  async function end(): Promise<void> {
    setBusy(true);
    isStopped.current = false;
    const endedBefore = endedCount;
    let failure: unknown = null;
    let ended: readonly Booking[] = [];
    try {
      ended = await bookings();
      const isOver = await endSale(move, listing, ended, sale, (count) => {
        setEndedCount(endedBefore + count);
        return !isStopped.current;
      });
      if (!isOver) {
        await refetch();
        setBusy(false);
        return;
      }
    } catch (error) {
      failure = error;
    }
    const isSuspended = failure !== null && (await isSuspensionShown(failure, sellerId));
    onClose();
    if (isSuspended) return;
    // Refetch after a failure too: the write may have succeeded.
    void readStockAgain(sellerId, kind);
    void readBookingsOfDealerAgain(sellerId);
    if (failure === null) await showSuccess(name, done);
    else await showError(failureText(failure, move, listing, ended.length > 0));
  }

  return (
    <Sheet
      title={question(listingKinds[kind].noun)}
      onClose={onClose}
      footer={
        <>
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => {
              if (canStop) isStopped.current = true;
              else onClose();
            }}
          >
            {canStop ? endSaleTexts.stop : dialogTexts.cancel}
          </button>
          <ActionButton
            className={`btn ${move === 'withdraw' ? 'btn-danger' : 'btn-primary'}`}
            busy={busy}
            onClick={() => void end()}
          >
            {busy ? endSaleTexts.busy : label}
          </ActionButton>
        </>
      }
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
      {move === 'sell' && <SaleFields sale={sale} onChange={setSale} />}
    </Sheet>
  );
}

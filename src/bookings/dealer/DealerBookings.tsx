import { SessionEnded } from '../../accounts/SessionEnded';
import type { ListingKind } from '../../listings/kinds';
import { LoadMore } from '../../lists/LoadMore';
import { itemsOf, type PagedList } from '../../lists/pagedList';
import { useShownCount } from '../../lists/useShownCount';
import { isAppError } from '../../shared/appError';
import { formatWeekday } from '../../shared/time/indianTime';
import type { Uid } from '../../shared/valueTypes';
import { signedOutTexts } from '../../stock/texts';
import { LoadingPart } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { useErrorDialog } from '../../ui/overlays/useErrorDialog';
import type { Booking } from '../booking';
import type { DealersMove } from '../bookingState';
import { useHourClashes } from '../testDrive/useHourClashes';
import { bookingGroupTexts, kindBookingTexts } from '../texts';
import { withLatestState } from '../withLatestState';
import { BookingActions } from './BookingActions';
import { type BookingGroupName, bookingGroups, isTestDriveOn } from './bookingGroups';
import { DealerBooking } from './DealerBooking';
import { useBuyersOf } from './useBuyersOf';
import { useFocusOnNewBooking } from './useFocusOnNewBooking';
import './dealerBookings.scss';

interface DealerBookingsProps {
  readonly kind: ListingKind;
  readonly title: string;
  /** Together, they are what is shown. */
  readonly lists: readonly PagedList<Booking>[];
  /** '2026-11-28': only the test drives of that day; null: all. */
  readonly day?: string | null;
  readonly sellerId: Uid;
  /** Shown if there are no bookings. */
  readonly emptyText: string;
  readonly isMoving: (booking: Booking) => boolean;
  readonly onMove: (move: DealersMove, booking: Booking) => void;
}

function titleOf(name: BookingGroupName): string {
  return name.by === 'day' ? formatWeekday(name.from) : bookingGroupTexts[name.by];
}

/** A dealer's bookings of one kind, sorted by urgency (BOOK-30). */
export function DealerBookings({
  kind,
  title,
  lists,
  day = null,
  sellerId,
  emptyText,
  isMoving,
  onMove,
}: DealerBookingsProps) {
  const read = withLatestState(lists.flatMap(itemsOf));
  const shown = day === null ? read : read.filter((booking) => isTestDriveOn(booking, day));
  const failed = lists.flatMap((list) => (list.state === 'failed' ? list : []));
  const needsLogin = failed.some(({ error }) => isAppError(error, 'signedOut'));
  const groups = bookingGroups(shown, new Date());
  const focus = useFocusOnNewBooking(groups.flatMap(({ bookings }) => bookings.map(({ id }) => id)));
  const buyerOf = useBuyersOf(sellerId, shown);
  const clashOf = useHourClashes(sellerId, shown);
  // The line about a clash comes with the first bookings, and moves no other.
  const isComplete = shown.every((booking) => clashOf(booking) !== undefined);
  const hasArrived = useShownCount(shown.length === 0 ? [] : [isComplete]) > 0;
  const { bookingsLoading, bookingsFailed } = kindBookingTexts[kind];
  useErrorDialog(failed.length > 0 && !needsLogin ? bookingsFailed : null);

  function content() {
    if (lists.some(({ state }) => state === 'loading') || (shown.length > 0 && !hasArrived))
      return <LoadingPart text={bookingsLoading} />;
    if (needsLogin) return <SessionEnded text={signedOutTexts[kind]} />;
    if (failed.length > 0) {
      const retry = () => {
        for (const list of failed) list.retry();
      };
      return (
        <Notice tone="danger" onRetry={retry}>
          {bookingsFailed}
        </Notice>
      );
    }
    if (shown.length === 0) return <p className="dealer-bookings-none">{emptyText}</p>;
    // One list for all groups: a booking that moves to another group keeps its element, and the focus.
    return (
      <ul className="dealer-bookings" ref={focus.list}>
        {groups.flatMap(({ name, bookings }) => [
          <li key={titleOf(name)} className="dealer-bookings-group">
            <h3>{titleOf(name)}</h3>
          </li>,
          ...bookings.map((booking) => (
            <li key={booking.id} data-booking={booking.id} tabIndex={-1}>
              <DealerBooking
                booking={booking}
                buyer={buyerOf(booking.userId)}
                clash={clashOf(booking) ?? null}
                actions={
                  <BookingActions
                    booking={booking}
                    clashes={Boolean(clashOf(booking))}
                    busy={isMoving(booking)}
                    onMove={(move) => onMove(move, booking)}
                  />
                }
              />
            </li>
          )),
        ])}
      </ul>
    );
  }

  return (
    <section className="page-section" aria-labelledby={`${kind}-bookings`}>
      <h2 id={`${kind}-bookings`}>{title}</h2>
      {content()}
      {lists.map(
        (list, index) =>
          list.state === 'ready' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list is its place
            <LoadMore key={index} more={list.more} failedText={bookingsFailed} onFocusLost={focus.expectFocus} />
          ),
      )}
    </section>
  );
}

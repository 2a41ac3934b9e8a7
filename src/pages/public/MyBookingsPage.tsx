import { useEffect } from 'react';
import { LoginNeeded } from '../../accounts/LoginNeeded';
import type { BuyerSession } from '../../accounts/session';
import { forgetBuyer } from '../../accounts/sessionStore';
import { useSession } from '../../accounts/useSession';
import { copyBookings, forgetNews } from '../../bookings/book/knownBookingsCopy';
import { useBooking } from '../../bookings/book/useBooking';
import type { Booking } from '../../bookings/booking';
import { endedBookings, openBookings } from '../../bookings/bookings.queries';
import { MyBookingLists } from '../../bookings/buyer/MyBookingLists';
import { afterBookingTexts, bookingTexts, myBookingsTexts } from '../../bookings/texts';
import { useBookingMove } from '../../bookings/useBookingMove';
import { FindLinks } from '../../listings/FindLinks';
import { LoadMore } from '../../lists/LoadMore';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { isAppError } from '../../shared/appError';
import { EmptyState } from '../../ui/EmptyState';
import { LoadingPart } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/overlays/toast';
import { useErrorDialog } from '../../ui/overlays/useErrorDialog';
import { headTexts } from '../../ui/texts';

/** Two lists: open bookings come first, even if they are old. */
function BookingList({ buyer: { userId } }: { buyer: BuyerSession }) {
  const open = usePagedQuery(openBookings(userId));
  const ended = usePagedQuery(endedBookings(userId));
  // Without a stored buyer, the page itself says that a login is needed.
  const { isMoving, move } = useBookingMove(userId, async (error) => {
    const hasEnded = isAppError(error, 'signedOut');
    if (hasEnded) forgetBuyer();
    return hasEnded;
  });
  const { isBooking, book } = useBooking({ again: true });
  const failed = [open, ended].flatMap((list) => (list.state === 'failed' ? list : []));
  const needsLogin = failed.some(({ error }) => isAppError(error, 'signedOut'));
  const openItems = open.state === 'ready' ? open.items : null;
  useErrorDialog(failed.length > 0 && !needsLogin ? bookingTexts.fetchFailed : null);

  useEffect(() => {
    if (!openItems) return;
    copyBookings(userId, openItems);
    forgetNews(userId);
  }, [userId, openItems]);

  function retry(): void {
    for (const list of failed) list.retry();
  }

  async function cancel(booking: Booking): Promise<void> {
    if (await move('cancel', booking)) await showToast({ title: afterBookingTexts.cancelled });
  }

  if (needsLogin) return <LoginNeeded account="buyer" text={bookingTexts.signedOut} />;
  if (failed.length > 0) {
    return (
      <Notice tone="danger" onRetry={retry} drawn>
        {bookingTexts.fetchFailed}
      </Notice>
    );
  }
  if (open.state !== 'ready' || ended.state !== 'ready') return <LoadingPart text={bookingTexts.loading} />;
  if (open.items.length === 0 && ended.items.length === 0) {
    return (
      <EmptyState icon="calendar" text={bookingTexts.noneYet}>
        <FindLinks />
      </EmptyState>
    );
  }
  return (
    <>
      <MyBookingLists
        open={open.items}
        ended={ended.items}
        isBusy={(booking) => isMoving(booking) || isBooking(booking.vehicleId)}
        onCancel={(booking) => void cancel(booking)}
        onAgree={(booking) => void move('agree', booking)}
        onBookAgain={(booking) => void book({ ...booking, id: booking.vehicleId })}
      />
      <LoadMore more={open.more} failedText={bookingTexts.fetchFailed} onFocusLost={() => undefined} />
      <LoadMore more={ended.more} failedText={bookingTexts.fetchFailed} onFocusLost={() => undefined} />
    </>
  );
}

/** /MyBookings: the buyer's bookings, the open ones first. */
export default function MyBookingsPage() {
  const { buyer } = useSession();
  return (
    <div className="container page-section">
      <title>{headTexts.title(myBookingsTexts.heading)}</title>
      <h1>{myBookingsTexts.heading}</h1>
      {buyer ? <BookingList buyer={buyer} /> : <LoginNeeded account="buyer" text={bookingTexts.signedOut} />}
    </div>
  );
}

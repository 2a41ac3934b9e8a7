import type { Location, NavigateFunction } from 'react-router-dom';
import { because, returningTo } from '../../accounts/loginReturn';
import type { BuyerSession } from '../../accounts/session';
import { forgetBuyer } from '../../accounts/sessionStore';
import { loginTexts } from '../../accounts/texts';
import { publicDealer } from '../../dealers/dealers.queries';
import { invalidate } from '../../lists/invalidate';
import { listingAt, paths } from '../../shared/addresses/addresses';
import { isAppError, TooSoonError } from '../../shared/appError';
import { cleanText } from '../../shared/text/cleanText';
import { formatTestDrive } from '../../shared/time/indianTime';
import { locationUnder } from '../../ui/browser/locationUnder';
import { confirm, showError, showInfo, showWarning } from '../../ui/overlays/dialogs';
import { showToast } from '../../ui/overlays/toast';
import { blockedHours } from '../blockedHours/blockedHours.queries';
import { type Bookable, type BookingWish, bookingId, type MovedBooking } from '../booking';
import { changeBooking, moveBooking } from '../bookingMoves.service';
import { makeBookingsStale } from '../bookings.queries';
import { bookListing } from '../bookings.service';
import { bookAgainText } from '../buyer/bookAgain';
import { askForSheet } from '../sheet/askedSheet';
import { afterBookingTexts, bookingMoveFailedTexts, bookingMoveTexts, bookingTexts, kindBookingTexts } from '../texts';
import { forgetChoice, keepChoice } from './keptChoice';
import { rememberBooked } from './knownBookingsCopy';

/** Where somebody books. */
export interface BookingPlace {
  readonly buyer: BuyerSession | null;
  readonly location: Location;
  readonly navigate: NavigateFunction;
}

interface BookingRequest {
  readonly listing: Bookable;
  readonly wish: BookingWish;
  /** The buyer books again. A refusal then means that the listing is no longer for sale. */
  readonly again: boolean;
}

/** The result. `tell` shows it, in a toast or in a dialog. */
export interface Outcome {
  /** true: the same choice may succeed later, so it is not lost. */
  readonly mayRetry: boolean;
  readonly tell: () => Promise<void>;
}

/** The choice waits in this tab until the login (BOOK-22). */
async function askForLogin({ location, navigate }: BookingPlace, { listing, wish }: BookingRequest): Promise<void> {
  const { kind, name } = listing;
  keepChoice({ listing, wish });
  await showInfo(loginTexts.needed, kindBookingTexts[kind].bookingNeedsLogin);
  const { pathname } = location;
  await navigate(paths.buyerLogin, {
    // Back from the login leads to the list, not to the listing that was shown over it.
    replace: locationUnder(location) !== null,
    state: because(bookingTexts.whyLogin(name), listingAt(pathname) ? returningTo(pathname) : {}),
  });
}

/** The buyer can cancel one there. */
async function leadToBookings({ navigate }: BookingPlace): Promise<void> {
  const { requestLimitTitle: title, requestLimit: text, toBookings, close: dismiss } = bookingTexts;
  if (await confirm({ title, text, confirm: toBookings, dismiss })) await navigate(paths.myBookings);
}

/** Why another hour must be chosen; null: the failure is another one. */
function hourProblem(error: unknown): string | null {
  if (isAppError(error, 'invalid')) return bookingTexts.hourHasPassed;
  return isAppError(error, 'blocked') ? bookingTexts.hourIsBlocked : null;
}

async function explainFailure(place: BookingPlace, request: BookingRequest, error: unknown): Promise<void> {
  const { listing, again } = request;
  const messages = kindBookingTexts[listing.kind];
  const ofHour = hourProblem(error);
  if (isAppError(error, 'signedOut')) {
    forgetBuyer();
    await askForLogin(place, request);
  } else if (isAppError(error, 'exists')) {
    await showWarning(bookingTexts.alreadyBookedTitle, messages.alreadyBooked);
  } else if (isAppError(error, 'requestLimit')) {
    await leadToBookings(place);
  } else if (error instanceof TooSoonError) {
    await showWarning(bookingTexts.notYetTitle, bookAgainText(listing.kind, error.from));
  } else if (isAppError(error, 'sameId')) {
    await showError(messages.sameIdBooked);
  } else if (ofHour) {
    await showWarning(bookingTexts.anotherHourTitle, ofHour);
  } else if (isAppError(error, 'missing') || (again && isAppError(error, 'denied'))) {
    // The dealer may not be public any more, either.
    void invalidate(publicDealer(listing.sellerId).queryKey);
    await showError(bookingTexts.noLongerForSale);
  } else {
    await showError(messages.bookingFailed);
  }
}

/** Another hour must be chosen, or the server could not be reached. */
function mayRetry(error: unknown): boolean {
  return ['invalid', 'blocked', 'offline', 'busy'].some((kind) => isAppError(error) && error.kind === kind);
}

async function explainChangeFailure(error: unknown, otherwise: string): Promise<void> {
  const ofHour = hourProblem(error);
  if (ofHour) await showWarning(bookingTexts.anotherHourTitle, ofHour);
  else if (isAppError(error, 'changed') || isAppError(error, 'missing')) {
    await showWarning(bookingMoveTexts.changedTitle, bookingMoveTexts.changed);
  } else if (isAppError(error, 'changeLimit')) {
    await showWarning(bookingTexts.changeLimitTitle, bookingTexts.changeLimit);
  } else await showError(otherwise);
}

/** Takes a new booking back. */
async function undo(listing: Bookable, booking: MovedBooking): Promise<void> {
  const { userId } = booking;
  try {
    await moveBooking(userId, 'cancel', booking);
  } catch (error) {
    await explainChangeFailure(error, bookingMoveFailedTexts.cancel);
    return;
  }
  rememberBooked(userId, listing, null);
  await makeBookingsStale();
  await showToast({ title: afterBookingTexts.cancelled });
}

/**
 * Books a listing, or asks for a login first. A buyer who has booked without a test drive can choose one afterwards.
 * Every buyer can undo the booking (BOOK-5).
 */
export async function bookNow(place: BookingPlace, request: BookingRequest): Promise<Outcome> {
  const { buyer } = place;
  const { listing, wish } = request;
  if (!buyer) return { mayRetry: false, tell: () => askForLogin(place, request) };
  const { userId } = buyer;
  let dealer: string;
  try {
    dealer = await bookListing(userId, listing, wish);
  } catch (error) {
    if (isAppError(error, 'exists')) forgetChoice();
    if (isAppError(error, 'blocked')) void invalidate(blockedHours(listing.sellerId).queryKey);
    return { mayRetry: mayRetry(error), tell: () => explainFailure(place, request, error) };
  }
  forgetChoice();
  rememberBooked(userId, listing, 'requested');
  await makeBookingsStale();
  const booking: MovedBooking = {
    id: bookingId(userId, listing.id),
    vehicleId: listing.id,
    userId,
    sellerId: listing.sellerId,
    status: 'requested',
    testDrive: wish.testDrive,
    note: cleanText(wish.note),
  };
  const takeBack = { label: afterBookingTexts.undo, run: () => void undo(listing, booking) };
  const choose = {
    label: afterBookingTexts.chooseTestDrive,
    run: () => askForSheet({ listing, task: { way: 'change', booking }, wish }),
  };
  // The toast stays while the page is used: nobody waits for its end.
  const tell = async () => {
    void showToast({
      title: kindBookingTexts[listing.kind].booked,
      text: wish.testDrive
        ? afterBookingTexts.requestedFor(formatTestDrive(wish.testDrive), dealer)
        : afterBookingTexts.requested(dealer),
      actions: wish.testDrive ? [takeBack] : [takeBack, choose],
    });
  };
  return { mayRetry: false, tell };
}

/** Asks for another hour of a booking, or for none (BOOK-21). */
export async function changeNow(listing: Bookable, booking: MovedBooking, wish: BookingWish): Promise<Outcome> {
  const { userId } = booking;
  const isSame = wish.testDrive?.getTime() === booking.testDrive?.getTime() && cleanText(wish.note) === booking.note;
  if (isSame) return { mayRetry: false, tell: async () => undefined };
  try {
    await changeBooking(userId, booking, wish);
  } catch (error) {
    const isSignedOut = isAppError(error, 'signedOut');
    if (isAppError(error, 'blocked')) void invalidate(blockedHours(listing.sellerId).queryKey);
    return {
      mayRetry: mayRetry(error),
      tell: async () => {
        // The lists then say that a login is needed.
        if (isSignedOut) forgetBuyer();
        else await explainChangeFailure(error, bookingMoveFailedTexts.change);
        await makeBookingsStale();
      },
    };
  }
  rememberBooked(userId, listing, 'requested');
  await makeBookingsStale();
  return { mayRetry: false, tell: async () => void showToast({ title: afterBookingTexts.changed }) };
}

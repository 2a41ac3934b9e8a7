import type { NavigateFunction } from 'react-router-dom';
import { askForBuyer } from '../../accounts/askForBuyer';
import type { BuyerSession } from '../../accounts/session';
import { forgetBuyer } from '../../accounts/sessionStore';
import type { Dealer } from '../../dealers/dealer';
import { publicDealer } from '../../dealers/dealers.queries';
import { showFailure } from '../../lists/failures';
import { invalidate } from '../../lists/invalidate';
import { paths } from '../../shared/addresses/addresses';
import { isAppError, TooSoonError } from '../../shared/appError';
import { cleanText } from '../../shared/text/cleanText';
import { formatTestDrive } from '../../shared/time/hours';
import { confirm, showError, showWarning } from '../../ui/overlays/dialogs';
import { showToast } from '../../ui/overlays/toast';
import { networkTexts } from '../../ui/texts';
import { blockedHours } from '../blockedHours/blockedHours.queries';
import { type Bookable, type BookingWish, bookingId, type MovedBooking } from '../booking';
import { changeBooking, moveBooking } from '../bookingMoves.service';
import { makeBookingsStale } from '../bookings.queries';
import { bookListing } from '../bookings.service';
import { bookAgainText } from '../buyer/bookAgain';
import { bookingSheet } from '../sheet/askedSheet';
import { afterBookingTexts, bookingMoveFailedTexts, bookingMoveTexts, bookingTexts, kindBookingTexts } from '../texts';
import { rememberBooked } from './knownBookingsCopy';

/** Who books, and how the page is left. */
export interface BookingPlace {
  readonly buyer: BuyerSession | null;
  readonly navigate: NavigateFunction;
}

interface BookingRequest {
  readonly listing: Bookable;
  readonly wish: BookingWish;
  /** The buyer books again. A refusal then means that the listing is no longer for sale. */
  readonly again: boolean;
}

/** A booking that was stored a moment ago. */
export interface Booked {
  readonly way: 'booked';
  readonly listing: Bookable;
  readonly booking: MovedBooking;
  readonly dealer: Dealer;
}

/** What came of a wish. `tell` shows it, in a toast or in a dialog. */
export type Outcome = (
  | Booked
  /** A visitor has closed the login. */
  | { readonly way: 'dropped' }
  | { readonly way: 'changed' }
  /** An open sheet says `retryText` in place of `tell`; null: another try cannot succeed. */
  | { readonly way: 'failed'; readonly retryText: string | null }
) & { readonly tell: () => Promise<void> };

const nothingToTell = async () => undefined;

/** The login comes over the page or the sheet that books, and the booking goes on (BOOK-22). */
function askForLogin({ listing: { kind, name }, wish: { testDrive } }: BookingRequest): Promise<BuyerSession | null> {
  const time = testDrive && formatTestDrive(testDrive);
  return askForBuyer(kindBookingTexts[kind].bookingNeedsLogin, bookingTexts.chosen(name, time));
}

/** The buyer can cancel one there. */
async function leadToBookings({ navigate }: BookingPlace): Promise<void> {
  const { requestLimitTitle: title, requestLimit: text, toBookings, close: dismiss } = bookingTexts;
  if (await confirm({ title, text, confirm: toBookings, dismiss })) await navigate(paths.myBookings);
}

/** What an open sheet says when another try may succeed; null: it cannot. */
function retryText(error: unknown, otherwise: string): string | null {
  if (isAppError(error, 'invalid')) return bookingTexts.hourHasPassed;
  if (isAppError(error, 'blocked')) return bookingTexts.hourIsBlocked;
  if (isAppError(error, 'busy')) return otherwise;
  if (!isAppError(error, 'offline')) return null;
  return navigator.onLine ? otherwise : `${networkTexts.offline} ${networkTexts.choiceKept}`;
}

async function explainFailure(place: BookingPlace, request: BookingRequest, error: unknown): Promise<void> {
  const { listing, again } = request;
  const messages = kindBookingTexts[listing.kind];
  if (isAppError(error, 'exists')) {
    await showWarning(bookingTexts.alreadyBookedTitle, messages.alreadyBooked);
  } else if (isAppError(error, 'requestLimit')) {
    await leadToBookings(place);
  } else if (error instanceof TooSoonError) {
    await showWarning(bookingTexts.notYetTitle, bookAgainText(listing.kind, error.from));
  } else if (isAppError(error, 'sameId')) {
    await showError(messages.sameIdBooked);
  } else if (isAppError(error, 'missing') || (again && isAppError(error, 'denied'))) {
    // The dealer may not be public any more, either.
    void invalidate(publicDealer(listing.sellerId).queryKey);
    await showError(bookingTexts.noLongerForSale);
  } else {
    await showFailure({ otherwise: messages.bookingFailed }, error);
  }
}

async function explainChangeFailure(error: unknown, otherwise: string): Promise<void> {
  if (isAppError(error, 'changed') || isAppError(error, 'missing')) {
    await showWarning(bookingMoveTexts.changedTitle, bookingMoveTexts.changed);
  } else if (isAppError(error, 'changeLimit')) {
    await showWarning(bookingTexts.changeLimitTitle, bookingTexts.changeLimit);
  } else await showFailure({ otherwise }, error);
}

/** Takes a new booking back. */
export async function undo({ listing, booking }: Booked): Promise<void> {
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

/** What the buyer reads after the booking: that it is a request, and what the dealer sees. */
export function bookedText({ booking: { testDrive }, dealer: { dealerName } }: Booked): string {
  return testDrive
    ? afterBookingTexts.requestedFor(formatTestDrive(testDrive), dealerName)
    : afterBookingTexts.requested(dealerName);
}

/** Says it where no sheet is open. The toast stays while the page is used: nobody waits for its end. */
async function tellBooked(booked: Booked): Promise<void> {
  const { listing, booking } = booked;
  const { testDrive, note } = booking;
  const takeBack = { label: afterBookingTexts.undo, run: () => void undo(booked) };
  const choose = {
    label: afterBookingTexts.chooseTestDrive,
    run: () => bookingSheet.ask({ listing, task: { way: 'change', booking }, wish: { testDrive, note } }),
  };
  void showToast({
    title: kindBookingTexts[listing.kind].booked,
    text: bookedText(booked),
    actions: testDrive ? [takeBack] : [takeBack, choose],
  });
}

/** Books a listing, after a login. A buyer who has booked without a test drive can choose one afterwards (BOOK-5). */
export async function bookNow(place: BookingPlace, request: BookingRequest): Promise<Outcome> {
  const { listing, wish } = request;
  const buyer = place.buyer ?? (await askForLogin(request));
  if (!buyer) return { way: 'dropped', tell: nothingToTell };
  const { userId } = buyer;
  let dealer: Dealer;
  try {
    dealer = await bookListing(userId, listing, wish);
  } catch (error) {
    if (isAppError(error, 'signedOut')) return bookNow({ ...place, buyer: null }, request);
    if (isAppError(error, 'blocked')) void invalidate(blockedHours(listing.sellerId).queryKey);
    const text = retryText(error, kindBookingTexts[listing.kind].bookingFailed);
    return { way: 'failed', retryText: text, tell: () => explainFailure(place, request, error) };
  }
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
  const booked: Booked = { way: 'booked', listing, booking, dealer };
  return { ...booked, tell: () => tellBooked(booked) };
}

/** Asks for another hour of a booking, or for none (BOOK-21). */
export async function changeNow(listing: Bookable, booking: MovedBooking, wish: BookingWish): Promise<Outcome> {
  const { userId } = booking;
  const isSame = wish.testDrive?.getTime() === booking.testDrive?.getTime() && cleanText(wish.note) === booking.note;
  if (isSame) return { way: 'changed', tell: nothingToTell };
  try {
    await changeBooking(userId, booking, wish);
  } catch (error) {
    const isSignedOut = isAppError(error, 'signedOut');
    if (isAppError(error, 'blocked')) void invalidate(blockedHours(listing.sellerId).queryKey);
    return {
      way: 'failed',
      retryText: retryText(error, bookingMoveFailedTexts.change),
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
  return { way: 'changed', tell: async () => void showToast({ title: afterBookingTexts.changed }) };
}

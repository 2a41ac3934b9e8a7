import { createAsked } from '../../ui/overlays/asked';
import type { Bookable, BookingWish, MovedBooking } from '../booking';

/** What the sheet does: book a listing, book it again, or ask for another time of a booking. */
export type SheetTask = { readonly way: 'book' | 'again' } | { readonly way: 'change'; readonly booking: MovedBooking };

export interface AskedSheet {
  readonly listing: Bookable;
  readonly task: SheetTask;
  readonly wish: BookingWish;
}

/** The sheet lies over the page that is shown. */
export const bookingSheet = createAsked<AskedSheet>();

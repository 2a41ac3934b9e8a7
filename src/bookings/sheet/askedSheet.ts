import type { Bookable, BookingWish, MovedBooking } from '../booking';

/**
 * What the sheet does: book a listing, book it again, carry out what a visitor has chosen before the login, or ask for
 * another time of a booking.
 */
export type SheetTask =
  | { readonly way: 'book' | 'again' | 'chosenBefore' }
  | { readonly way: 'change'; readonly booking: MovedBooking };

/** The requested sheet. A later request replaces it. */
export interface AskedSheet {
  readonly listing: Bookable;
  readonly task: SheetTask;
  readonly wish: BookingWish;
}

let asked: AskedSheet | null = null;
const watchers = new Set<() => void>();

export function watchAskedSheet(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

export function readAskedSheet(): AskedSheet | null {
  return asked;
}

/** Opens the sheet on the page that is shown; null closes it. */
export function askForSheet(sheet: AskedSheet | null): void {
  asked = sheet;
  for (const onChange of watchers) onChange();
}

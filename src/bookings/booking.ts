import type { BookingState } from './bookingState';
import type { Vehicle, VehicleRecord } from './vehicle';

/** A buyer's booking: a copy of the listing as it was, who booked it when, and what became of it. */
export interface Booking extends VehicleRecord {
  readonly id: string;
  readonly vehicleId: string;
  readonly userId: string;
  readonly dealerName: string;
  readonly distName: string;
  readonly bookedAt: Date | null;
  readonly status: BookingState;
  /** When it came to that state. */
  readonly statusAt: Date | null;
  /** The beginning of the hour; null: none is wished for. */
  readonly testDrive: Date | null;
  /** What the buyer wants the dealer to know; '' for nothing. */
  readonly note: string;
  /** Why the dealer declined; '' unless declined. */
  readonly declineReason: string;
}

/** What a buyer may add to a booking. */
export type BookingWish = Pick<Booking, 'testDrive' | 'note'>;

export const noWish: BookingWish = { testDrive: null, note: '' };

/** What is needed of a listing to book it. */
export type Bookable = Pick<Vehicle, 'kind' | 'id' | 'sellerId'>;

/** Who booked, as far as the dealer may know. */
export interface Customer {
  readonly name: string;
  readonly phone: string;
}

/** One booking per buyer and vehicle: its id says so, and the rules insist (design D12). */
export function bookingId(userId: string, vehicleId: string): string {
  return `${userId}_${vehicleId}`;
}

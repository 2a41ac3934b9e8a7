import type { VehicleRecord } from './vehicle';

type BookingStatus = 'requested';

/** A buyer's booking: a copy of the listing as it was, and who booked it when. */
export interface Booking extends VehicleRecord {
  readonly id: string;
  readonly vehicleId: string;
  readonly userId: string;
  readonly dealerName: string;
  readonly distName: string;
  readonly bookedAt: Date | null;
  readonly status: BookingStatus;
}

/** Who booked, as far as the dealer may know. */
export interface Customer {
  readonly name: string;
  readonly phone: string;
}

/** One booking per buyer and vehicle: its id says so, and the rules insist (design D12). */
export function bookingId(userId: string, vehicleId: string): string {
  return `${userId}_${vehicleId}`;
}

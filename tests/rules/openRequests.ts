import { bookingId } from '../../src/bookings/booking';
import type { Records } from './records';
import { openRequestsPath, world } from './world';

/** A buyer's open requests that name another booking, too, as the app writes them with that booking. */
export function alsoNaming(userId: string, vehicleId: string): Records {
  const path = openRequestsPath(userId);
  return { [path]: { ids: [...(world[path]?.ids ?? []), bookingId(userId, vehicleId)] } };
}

import { listings, NEWEST } from './listings';
import { buyers } from './people';

export interface Booking {
  userId: string;
  vehicleId: string;
  sellerId: string;
  /** Milliseconds. */
  bookedAt: number;
}

/** Numbers of the live cars and bikes that each buyer has booked, counted from the oldest. */
const choices: readonly { cars: readonly number[]; bikes: readonly number[] }[] = [
  { cars: [0, 5], bikes: [1, 9] },
  { cars: [3, 10], bikes: [6] },
  { cars: [7], bikes: [4] },
];

const HOUR = 3_600_000;

function live(collection: 'products' | 'bikes') {
  return listings.filter((listing) => listing.collection === collection && listing.fields.approved === true);
}

export const bookings: readonly Booking[] = buyers.flatMap(({ uid }, buyer) => {
  const { cars, bikes } = choices[buyer] ?? { cars: [], bikes: [] };
  const chosen = [
    ...cars.map((number) => live('products')[number]),
    ...bikes.map((number) => live('bikes')[number]),
  ].filter((listing) => listing !== undefined);
  return chosen.map(({ id, sellerId }, index) => ({
    userId: uid,
    vehicleId: id,
    sellerId,
    bookedAt: NEWEST + (buyer * 7 + index * 19 + 2) * HOUR,
  }));
});

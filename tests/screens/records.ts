import type { Booking } from '../../src/domain/booking';
import type { Page } from '../../src/domain/page';
import type { Post } from '../../src/domain/review';
import type { Seller } from '../../src/domain/seller';
import type { Vehicle } from '../../src/domain/vehicle';
import type { VehicleKind } from '../../src/domain/vehicleKinds';

/** Records as services hand them to pages. */

export function aCar(changed: Partial<Vehicle> = {}): Vehicle {
  return {
    kind: 'car',
    id: 'car1',
    sellerId: 'dealer1',
    name: 'Maruti Swift',
    values: {
      name: 'Maruti Swift',
      price: '450000',
      year: 2019,
      fuelType: 'Petrol',
      transmission: 'Manual',
      kilometers: '32000',
      description: 'One owner.',
    },
    priceValue: 450_000,
    photos: ['https://pictures.example/front.jpg', 'https://pictures.example/rear.jpg'],
    thumbnails: ['https://pictures.example/front-thumb.jpg', 'https://pictures.example/rear-thumb.jpg'],
    state: 'approved',
    rejectReason: '',
    updatedAt: new Date('2026-01-05T10:00:00Z'),
    ...changed,
  };
}

export function aBike(changed: Partial<Vehicle> = {}): Vehicle {
  return {
    ...aCar(),
    kind: 'bike',
    id: 'bike1',
    name: 'Honda Unicorn',
    values: { name: 'Honda Unicorn', price: '65,000', year: 2020, fuelType: 'Petrol', engineSize: '150cc' },
    priceValue: 65_000,
    ...changed,
  };
}

export function aPost(kind: VehicleKind, changed: Partial<Post> = {}): Post {
  return {
    ...(kind === 'car' ? aCar() : aBike()),
    state: 'pending',
    distName: 'Pune',
    postedAt: new Date('2026-01-05T10:00:00Z'),
    version: { seconds: 1_767_607_200, nanoseconds: 123_456_000 },
    lastReview: '',
    ...changed,
  };
}

export function aDealer(changed: Partial<Seller> = {}): Seller {
  return {
    id: 'dealer1',
    dealerName: 'Sahyadri Motors',
    distName: 'Pune',
    address: '12 MG Road',
    phone: '9123456780',
    profilePic: 'https://pictures.example/shop.jpg',
    ...changed,
  };
}

export function aBooking(
  { id: vehicleId, state: _, priceValue: __, rejectReason: ___, updatedAt: ____, ...record }: Vehicle,
  changed: Partial<Booking> = {},
): Booking {
  return {
    ...record,
    id: `buyer1_${vehicleId}`,
    vehicleId,
    userId: 'buyer1',
    dealerName: 'Sahyadri Motors',
    distName: 'Pune',
    bookedAt: new Date(2026, 2, 5, 12),
    status: 'requested',
    statusAt: new Date(2026, 2, 5, 12),
    testDrive: null,
    note: '',
    declineReason: '',
    ...changed,
  };
}

/** The only page of a list. */
export function onePage<Item>(...items: Item[]): Page<Item> {
  return { items, next: null };
}

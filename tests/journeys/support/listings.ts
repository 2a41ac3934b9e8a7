import { type ListingState, stateFlags } from '../../../src/domain/listingState';
import { searchContent } from '../../../src/domain/searchTokens';
import { server, storeJpeg } from './emulators';
import type { Dealer } from './people';
import { jpegPhoto } from './photos';

export interface Listing {
  readonly kind: 'car' | 'bike';
  readonly id: string;
  readonly name: string;
}

interface ListingWish {
  readonly state?: ListingState;
  readonly photos?: number;
  /** Lists run from the oldest to the newest; a new listing comes last unless a journey wants to meet it first. */
  readonly first?: boolean;
  /** Stored fields that differ from the usual ones; undefined leaves a field out, as a damaged record does. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

const stored = {
  car: { collection: 'products', folder: 'car_photos', name: 'carName', photos: 'carPhotos' },
  bike: { collection: 'bikes', folder: 'bike_photos', name: 'bikeName', photos: 'bikePhotos' },
} as const;

const usual = {
  car: {
    carPrice: '4,85,000',
    priceValue: 485_000,
    carYear: 2019,
    fuelType: 'Petrol',
    transmission: 'Manual',
    engineSize: '1200cc',
    mileage: '18',
    safetyRating: 4,
    warranty: 1,
    seatingCapacity: 5,
    fuelTank: 42,
    size: 'Hatchback',
    carKm: '32000',
    groundClearance: '170',
    carDescription: 'One owner, all papers in order.',
  },
  bike: {
    bikePrice: '62000',
    priceValue: 62_000,
    bikeYear: 2021,
    fuelType: 'Petrol',
    engineSize: '150cc',
    mileage: '45',
    fuelTank: 12,
    kilometersRan: '18,500',
    bikeDescription: 'Serviced every year.',
  },
} as const;

const usualKilometers = { car: usual.car.carKm, bike: usual.bike.kilometersRan } as const;

const colours = ['#7a2e2e', '#2e7a4f', '#2e4f7a'];

/** A listing of the dealer, stored as the app would store it. */
export async function addListing(
  kind: Listing['kind'],
  { uid, district }: Dealer,
  { state = 'approved', photos: photoCount = 2, first = false, fields = {} }: ListingWish = {},
): Promise<Listing> {
  const { collection, folder, name: nameField, photos: photoField } = stored[kind];
  const reference = server.db.collection(collection).doc();
  const name = `${kind === 'car' ? 'Swift' : 'Pulsar'} ${reference.id.slice(0, 6)}`;
  const photos = await Promise.all(
    colours.slice(0, photoCount).map(async (colour, index) => {
      const { buffer } = await jpegPhoto('photo.jpg', colour);
      return storeJpeg(`${folder}/${uid}/${index}-${reference.id}.jpg`, buffer);
    }),
  );
  const record = {
    ...usual[kind],
    ...stateFlags[state],
    ...searchContent({ name: String(fields[nameField] ?? name), kilometers: usualKilometers[kind] }, district),
    [nameField]: name,
    [photoField]: photos,
    thumbnails: photos,
    sellerId: uid,
    rejectReason: '',
    lastReview: '',
    updatedAt: new Date(),
    // Minus now: before everything that is there already.
    createdAt: new Date(first ? -Date.now() : Date.now()),
    ...fields,
  };
  await reference.set(Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)));
  return { kind, id: reference.id, name };
}

/** What is stored of a listing. */
export async function storedListing({ kind, id }: Listing): Promise<FirebaseFirestore.DocumentData> {
  return (await server.db.collection(stored[kind].collection).doc(id).get()).data() ?? {};
}

/** What is stored of the only listing of that kind that a dealer has. */
export async function onlyListingOf(
  kind: Listing['kind'],
  { uid }: Pick<Dealer, 'uid'>,
): Promise<FirebaseFirestore.DocumentData> {
  const { docs } = await server.db.collection(stored[kind].collection).where('sellerId', '==', uid).get();
  const [listing] = docs;
  if (!listing || docs.length > 1) throw new Error(`The dealer has ${docs.length} ${kind}s, not one`);
  return listing.data();
}

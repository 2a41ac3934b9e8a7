import { FieldValue } from 'firebase-admin/firestore';
import { isUsuallyVisible, storedStockChange } from '../../../emulators/stockCounts';
import { type ListingState, stateFlags } from '../../../src/listings/state/listingState';
import { searchContent } from '../../../src/listings/stored/searchTokens';
import { server, storeJpeg } from './emulators';
import type { DealerAccount } from './people';
import { jpegPhoto } from './photos';

export interface StoredListing {
  readonly kind: 'car' | 'bike';
  readonly id: string;
  readonly name: string;
}

interface ListingWish {
  readonly state?: ListingState;
  readonly photos?: number;
  /** The first of the admin's lists, which go from the oldest to the newest. */
  readonly first?: boolean;
  /** The first of the public lists, before the listings of other journeys. */
  readonly newest?: boolean;
  /** Stored fields that differ from the usual ones; undefined leaves a field out, as in a damaged record. */
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
    make: 'Maruti Suzuki',
    model: 'Swift',
    bodyType: 'Hatchback',
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
    make: 'Bajaj',
    model: 'Pulsar',
    bodyType: 'Commuter',
  },
} as const;

const usualKilometers = { car: usual.car.carKm, bike: usual.bike.kilometersRan } as const;

const year = 365 * 86_400_000;

/** A photo of that time may be deleted, as one that is older than 15 minutes. */
const longAgo = 1_700_000_000_000;

const colours = ['#7a2e2e', '#2e7a4f', '#2e4f7a'];

/** Stores and counts a listing of the dealer, as the app does. */
export async function addListing(
  kind: StoredListing['kind'],
  { uid, dealerName, district }: DealerAccount,
  { state = 'approved', photos: photoCount = 2, first = false, newest = false, fields = {} }: ListingWish = {},
): Promise<StoredListing> {
  const { collection, folder, name: nameField, photos: photoField } = stored[kind];
  const reference = server.db.collection(collection).doc();
  const name = `${kind === 'car' ? 'Swift' : 'Pulsar'} ${reference.id.slice(0, 6)}`;
  const photos = await Promise.all(
    colours.slice(0, photoCount).map(async (colour, index) => {
      const { buffer } = await jpegPhoto('photo.jpg', colour);
      return storeJpeg(`${folder}/${uid}/${longAgo + index}-${reference.id}-400.jpg`, buffer);
    }),
  );
  const record = {
    ...usual[kind],
    ...stateFlags[state],
    visible: isUsuallyVisible(state),
    ...searchContent({ name: String(fields[nameField] ?? name), kilometers: usualKilometers[kind] }, district),
    [nameField]: name,
    ...(state !== 'pending' && { dealerName }),
    [photoField]: photos,
    mediumPhotos: photos.map(() => ''),
    thumbnails: photos,
    sellerId: uid,
    rejectReason: '',
    lastReview: '',
    // The admin's queue begins with the oldest.
    updatedAt: new Date(first && state === 'pending' ? -Date.now() : Date.now()),
    // A time before 1970 is older than every other listing, and a time in a hundred years is newer.
    createdAt: new Date(first ? -Date.now() : Date.now() + (newest ? 100 * year : 0)),
    ...fields,
  };
  const { waiting, all } = storedStockChange(null, record);
  await server.db
    .batch()
    .set(reference, Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)))
    .set(
      server.db.doc(`stockCounts/${uid}`),
      {
        waiting: FieldValue.increment(waiting),
        all: FieldValue.increment(all),
        collection,
        listingId: reference.id,
        at: FieldValue.serverTimestamp(),
      },
      { merge: true },
    )
    .commit();
  return { kind, id: reference.id, name };
}

/**
 * Stores an earlier rejection of a listing that waits again.
 *
 * @param before the stored fields that the admin saw then, as far as they differ from those now
 */
export async function addRejection(
  listing: StoredListing,
  { uid }: DealerAccount,
  before: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { collection } = stored[listing.kind];
  const review = `${listing.id}_1`;
  const reference = server.db.collection(collection).doc(listing.id);
  const content = { ...(await storedListing(listing)), ...before };
  // Under the dealer's id, by which it is removed at the end.
  await server.db.doc(`audit/${review}`).set({
    ...{ who: uid, what: 'reject', when: new Date(), seen: new Date(), reason: '#price', follows: '', content },
    ...{ collection, recordId: listing.id },
  });
  await reference.update({ lastReview: review });
}

/** As if the last decision about a listing had been made so many days earlier. */
export async function moveDecisionBack(listing: StoredListing, days: number): Promise<void> {
  const then = new Date(Date.now() - days * 86_400_000);
  const { lastReview } = await storedListing(listing);
  await server.db
    .batch()
    .update(server.db.doc(`audit/${lastReview}`), { when: then })
    .update(server.db.collection(stored[listing.kind].collection).doc(listing.id), { updatedAt: then })
    .commit();
}

/** The records of all listings of a dealer. */
export async function storedStock({ uid }: DealerAccount): Promise<readonly FirebaseFirestore.DocumentSnapshot[]> {
  const lists = Object.values(stored).map(({ collection }) => server.db.collection(collection));
  const found = await Promise.all(lists.map((list) => list.where('sellerId', '==', uid).get()));
  return found.flatMap(({ docs }) => docs);
}

/** Removes all listings of a dealer, because only a limited number may wait. */
export async function emptyStock(dealer: DealerAccount): Promise<void> {
  const batch = server.db.batch().delete(server.db.doc(`stockCounts/${dealer.uid}`));
  for (const { ref } of await storedStock(dealer)) batch.delete(ref);
  await batch.commit();
}

/** The stored record of a listing. */
export async function storedListing({ kind, id }: StoredListing): Promise<FirebaseFirestore.DocumentData> {
  return (await server.db.collection(stored[kind].collection).doc(id).get()).data() ?? {};
}

/** The stored record of the dealer's only listing of that kind. */
export async function onlyListingOf(
  kind: StoredListing['kind'],
  { uid }: Pick<DealerAccount, 'uid'>,
): Promise<FirebaseFirestore.DocumentData> {
  const { docs } = await server.db.collection(stored[kind].collection).where('sellerId', '==', uid).get();
  const [listing] = docs;
  if (!listing || docs.length > 1) throw new Error(`The dealer has ${docs.length} ${kind}s, not one`);
  return listing.data();
}

import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  type QueryConstraint,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { pageSize } from '../../src/domain/limits';
import { type ListingMove, type ListingState, listingMoves, mayMove } from '../../src/domain/listingState';
import type { VehicleKind } from '../../src/domain/vehicleKinds';
import { type Account, type ActorName, accounts, actorNames } from './actors';
import {
  contactCard,
  contactMessage,
  flagsOf,
  moveWrites,
  newBooking,
  newGrant,
  newListing,
  sellerRecord,
  userRecord,
} from './documents';
import { writeTogether } from './records';
import {
  bookedId,
  bookingPath,
  collectionOf,
  grantPath,
  inWorld,
  kinds,
  listingId,
  listingPath,
  listingStates,
} from './world';

export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

/** What one actor after another tries, and who of them gets it. */
export interface Attempt {
  readonly what: string;
  readonly may: readonly ActorName[];
  /** Records that must not be there when it is tried. */
  readonly without?: readonly string[];
  readonly call: (db: Firestore, account: Account | null) => Promise<unknown>;
}

/** Who may do what to one record. The attempts are honest: but for who asks, they are what the app sends. */
export interface GridRecord {
  readonly path: string;
  readonly what: string;
  readonly operations: Readonly<Record<Operation, readonly Attempt[]>>;
}

const everyone: readonly ActorName[] = actorNames;
const nobody: readonly ActorName[] = [];
const signedIn: readonly ActorName[] = actorNames.filter((actor) => actor !== 'visitor');
const { buyer, otherBuyer, dealer, admin } = accounts;

const get = (path: string, may: readonly ActorName[], what = 'the record'): Attempt => ({
  what,
  may,
  call: (db) => getDoc(doc(db, path)),
});

const list = (path: string, may: readonly ActorName[], what: string, ...constraints: QueryConstraint[]): Attempt => ({
  what,
  may,
  call: (db) => getDocs(query(collection(db, path), ...constraints, limit(pageSize))),
});

type Data = DocumentData | ((account: Account | null) => DocumentData);

const dataFor = (data: Data, account: Account | null): DocumentData =>
  typeof data === 'function' ? data(account) : data;

const create = (path: string, may: readonly ActorName[], data: Data, what = 'the record, as new'): Attempt => ({
  what,
  may,
  without: [path],
  call: (db, account) => setDoc(doc(db, path), dataFor(data, account)),
});

const update = (path: string, may: readonly ActorName[], changes: Data, what: string): Attempt => ({
  what,
  may,
  call: (db, account) => updateDoc(doc(db, path), dataFor(changes, account)),
});

const remove = (path: string, may: readonly ActorName[] = nobody): Attempt => ({
  what: 'the record',
  may,
  call: (db) => deleteDoc(doc(db, path)),
});

/** Several records in one write. */
const together = (
  records: readonly (readonly [path: string, data: Data])[],
  { may, what, without = [] }: Omit<Attempt, 'call'>,
): Attempt => ({
  what,
  may,
  without,
  call: (db, account) =>
    writeTogether(db, Object.fromEntries(records.map(([path, data]) => [path, dataFor(data, account)]))),
});

function sellers(): GridRecord {
  const path = `sellers/${dealer.uid}`;
  return {
    path: 'sellers/{dealer}',
    what: 'a dealer’s public record',
    operations: {
      get: [get(path, everyone), get('sellers/nobody', everyone, 'a missing record')],
      list: [list('sellers', everyone, 'all dealers')],
      create: [
        create(path, ['dealer'], sellerRecord(dealer)),
        create(`sellers/${buyer.uid}`, ['buyer'], sellerRecord(buyer), 'a buyer’s second role'),
      ],
      update: [update(path, ['dealer'], { address: '1 New Street' }, 'the address')],
      delete: [remove(path)],
    },
  };
}

// Whoever writes it gives the own e-mail address, so that only the id says whose record it is.
const buyerRecord = (account: Account | null): DocumentData => userRecord({ ...buyer, email: account?.email ?? '' });

function users(): GridRecord {
  const path = `users/${buyer.uid}`;
  const cardPath = `UsersIds/${buyer.uid}`;
  return {
    path: 'users/{buyer}',
    what: 'a buyer’s private record',
    operations: {
      get: [
        get(path, ['buyer']),
        get(`users/${accounts.halfRegistered.uid}`, ['halfRegistered'], 'that an account has none'),
      ],
      list: [list('users', nobody, 'all buyers')],
      create: [
        together(
          [
            [path, buyerRecord],
            [cardPath, contactCard(buyer.uid)],
          ],
          { what: 'with its UsersIds record', may: ['buyer'], without: [path, cardPath] },
        ),
      ],
      update: [
        update(path, ['buyer'], (account) => ({ email: account?.email ?? '' }), 'the e-mail address to the account’s'),
      ],
      delete: [remove(path)],
    },
  };
}

function contactCards(): GridRecord {
  const path = `UsersIds/${buyer.uid}`;
  return {
    path: 'UsersIds/{buyer}',
    what: 'what dealers may see of a buyer who has booked with “dealer”',
    operations: {
      get: [
        get(path, ['buyer', 'dealer']),
        get(`UsersIds/${otherBuyer.uid}`, ['otherBuyer'], 'that of a buyer without a booking'),
      ],
      list: [list('UsersIds', nobody, 'all buyers')],
      create: [create(path, ['buyer'], contactCard(buyer.uid), 'the record, agreeing with the users record')],
      update: [update(path, ['buyer'], contactCard(buyer.uid), 'Name and phone, agreeing with the users record')],
      delete: [remove(path)],
    },
  };
}

function grants(): GridRecord {
  const path = grantPath(buyer.uid, dealer.uid);
  const booking = bookingPath(buyer.uid, bookedId('car'));
  return {
    path: 'UsersIds/{buyer}/dealers/{dealer}',
    what: 'the grant that lets a dealer see a buyer’s contact card',
    operations: {
      get: [get(path, ['buyer']), get(grantPath(buyer.uid, 'nobody'), ['buyer'], 'that there is none')],
      list: [list(`UsersIds/${buyer.uid}/dealers`, nobody, 'all grants of a buyer')],
      create: [
        together(
          [
            [booking, honestBooking('car')],
            [path, newGrant(bookedId('car'))],
          ],
          { what: 'with its booking', may: ['buyer'], without: [booking, path] },
        ),
        create(path, nobody, newGrant(bookedId('car')), 'without a new booking'),
      ],
      update: [update(path, nobody, { since: serverTimestamp() }, 'the time')],
      delete: [remove(path)],
    },
  };
}

const mayReadListing = (state: ListingState): readonly ActorName[] =>
  state === 'pending' || state === 'rejected' ? ['dealer', 'admin'] : everyone;

const listingLists: Readonly<Record<ListingState, (path: string) => Attempt>> = {
  pending: (path) =>
    list(path, ['dealer', 'admin'], 'all of a dealer, in any state', where('sellerId', '==', dealer.uid)),
  approved: (path) => list(path, everyone, 'all that are live', where('approved', '==', true)),
  rejected: (path) => list(path, ['admin'], 'all that are rejected', where('Reject', '==', true)),
  sold: (path) => list(path, ['admin'], 'all that are sold', where('closed', '==', 'sold')),
  withdrawn: (path) => list(path, ['admin'], 'all'),
};

/** One attempt for each state that a move leads to. */
const moveTitles: Readonly<Record<Exclude<ListingMove, 'edit' | 'putBack'>, string>> = {
  approve: 'to approve it',
  reject: 'to reject it, with a reason',
  requeue: 'to let it wait for approval',
  withdraw: 'to withdraw it',
  sell: 'to mark it as sold',
};

/** The moves that lead to the same writes, whoever makes them: an owner's edit may change nothing but the state. */
const writesAlike = (move: ListingMove): ListingMove[] =>
  (Object.keys(listingMoves) as ListingMove[]).filter((other) => listingMoves[other].to === listingMoves[move].to);

function moves(path: string, state: ListingState): Attempt[] {
  const names = Object.keys(moveTitles) as (keyof typeof moveTitles)[];
  return names.map((move) => {
    const who = writesAlike(move)
      .filter((alike) => mayMove(alike, state))
      .map((alike): ActorName => (listingMoves[alike].by === 'admin' ? 'admin' : 'dealer'));
    const may = actorNames.filter((actor) => who.includes(actor));
    return update(path, may, moveWrites(move), moveTitles[move]);
  });
}

function listing(kind: VehicleKind, state: ListingState): GridRecord {
  const path = listingPath(kind, state);
  const born = { ...newListing(kind, dealer.uid), ...flagsOf(state) };
  return {
    path: `${collectionOf(kind)}/{${state}}`,
    what: `a ${kind} of “dealer” that is ${state}`,
    operations: {
      get: [get(path, mayReadListing(state))],
      list: [listingLists[state](collectionOf(kind))],
      create: [create(path, state === 'pending' ? ['dealer'] : nobody, born, `as new, ${state}`)],
      update: [
        ...moves(path, state),
        update(
          path,
          mayMove('edit', state) ? ['dealer'] : nobody,
          { ...moveWrites('edit'), mileage: '30' },
          'a fact, for approval',
        ),
        update(path, nobody, { ...moveWrites('sell'), mileage: '30' }, 'a fact, as sold'),
      ],
      delete: [remove(path)],
    },
  };
}

function honestBooking(kind: VehicleKind): DocumentData {
  const seller = inWorld(`sellers/${dealer.uid}`);
  return newBooking(inWorld(`${collectionOf(kind)}/${bookedId(kind)}`), bookedId(kind), seller, buyer.uid);
}

function bookings(kind: VehicleKind): GridRecord {
  const path = bookingPath(buyer.uid, bookedId(kind));
  return {
    path: `bookings/{buyer}_{${kind}}`,
    what: `a booking of “buyer” on a ${kind} of “dealer”`,
    operations: {
      get: [
        get(path, ['buyer', 'dealer']),
        get(bookingPath(buyer.uid, listingId(kind, 'approved')), ['buyer'], 'that there is none'),
      ],
      list: [
        list('bookings', ['buyer'], 'those of a buyer', where('userId', '==', buyer.uid)),
        list('bookings', ['dealer'], 'those on a dealer’s vehicles', where('sellerId', '==', dealer.uid)),
        list('bookings', nobody, 'all', where('status', '==', 'requested')),
      ],
      create: [create(path, ['buyer'], honestBooking(kind))],
      update: [
        update(path, nobody, { status: 'cancelled' }, 'the status'),
        update(path, nobody, { bookingDate: serverTimestamp() }, 'the date'),
      ],
      delete: [remove(path)],
    },
  };
}

function contacts(): GridRecord {
  return {
    path: 'contacts/{message}',
    what: 'a contact message',
    operations: {
      get: [get('contacts/message', ['admin'])],
      list: [list('contacts', ['admin'], 'all messages')],
      create: [create('contacts/new', everyone, contactMessage())],
      update: [
        update('contacts/message', nobody, { reason: 'Something else' }, 'the reason'),
        update('contacts/message', everyone, { reason: contactMessage().reason }, 'nothing: sent again'),
      ],
      delete: [remove('contacts/message')],
    },
  };
}

function admins(): GridRecord {
  const path = `admins/${admin.uid}`;
  return {
    path: 'admins/{admin}',
    what: 'the record that makes an account the admin',
    operations: {
      get: [
        get(path, ['admin']),
        {
          what: 'whether the own account has one',
          may: signedIn,
          call: (db, account) => getDoc(ownAdminRecord(db, account)),
        },
      ],
      list: [list('admins', nobody, 'all admins')],
      create: [
        create(path, nobody, { id: admin.email }),
        {
          what: 'one for the own account',
          may: nobody,
          without: [path],
          call: (db, account) => setDoc(ownAdminRecord(db, account), { id: account?.email ?? '' }),
        },
      ],
      update: [update(path, nobody, { id: 'someone@example.com' }, 'the id')],
      delete: [remove(path)],
    },
  };
}

const ownAdminRecord = (db: Firestore, account: Account | null) => doc(db, `admins/${account?.uid ?? 'nobody'}`);

/** A place that the design does not name. */
function elsewhere(path: string, what: string): GridRecord {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return {
    path,
    what,
    operations: {
      get: [get(path, nobody)],
      list: [list(parent, nobody, 'all records')],
      create: [create(path, nobody, { a: 1 })],
      update: [{ what: 'a field', may: nobody, call: (db) => setDoc(doc(db, path), { a: 2 }, { merge: true }) }],
      delete: [remove(path)],
    },
  };
}

/** Every collection and subcollection of the design, and some places outside it. */
export const grid: readonly GridRecord[] = [
  sellers(),
  users(),
  contactCards(),
  grants(),
  ...kinds.flatMap((kind) => listingStates.map((state) => listing(kind, state))),
  ...kinds.map(bookings),
  contacts(),
  admins(),
  elsewhere('settings/site', 'a collection that nobody knows'),
  elsewhere(`sellers/${dealer.uid}/private/notes`, 'a subcollection that nobody knows'),
  elsewhere(`${listingPath('car', 'approved')}/offers/offer`, 'a subcollection of a live listing'),
];

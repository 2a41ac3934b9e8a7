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
  writeBatch,
} from 'firebase/firestore/lite';
import { bookingId } from '../../src/bookings/booking';
import {
  type BookingMove,
  type BookingState,
  bookingMoves,
  bookingStates,
  mayMoveBooking,
} from '../../src/bookings/bookingState';
import type { ListingKind } from '../../src/listings/kinds';
import {
  isSaleOver,
  type ListingMove,
  type ListingState,
  listingMoves,
  listingStates,
  mayMove,
} from '../../src/listings/state/listingState';
import { pageSize } from '../../src/shared/limits';
import { type Account, type ActorName, accounts, actorNames } from './actors';
import { blockedHoursPath, twoHours } from './blockedHours';
import { checked, newCheck } from './dealerChecks';
import {
  changePath,
  decidedChange,
  lift,
  newChange,
  newSuspension,
  suspendedWorld,
  suspension,
  suspensionPath,
  waitingChange,
} from './dealerWrites';
import {
  beginAsBuyer,
  beginAsDealer,
  blankOfBuyer,
  blankOfDealer,
  buyerDeletionPath,
  dealerDeletionPath,
  endedBooking,
  leavingBuyer,
  leavingDealer,
  newDeletion,
} from './deletions';
import {
  bookingMoveWrites,
  buyerRecord,
  contactCard,
  contactMessage,
  dealerRecord,
  flagsOf,
  longAgo,
  moveWrites,
  newBooking,
  newGrant,
  newListing,
  newSlot,
  priceCut,
  proposedHour,
  shownDealer,
  testDriveIn,
} from './documents';
import { changeListing, writeListing } from './listingWrites';
import { checkedWorld, liveEdit } from './liveEdits';
import { newNote, note, notePath } from './notes';
import {
  counted,
  hide,
  newRating,
  completed as ratable,
  rate,
  rated,
  ratingId,
  ratingPath,
  sumPath,
  writeRating,
} from './ratings';
import { type Records, writeTogether } from './records';
import { doneRecord, markDone, newReport, report, reportPath } from './reports';
import { newReview, review, reviewRecord } from './reviewWrites';
import { newSale, salePath, storedSale } from './sales';
import {
  countOf,
  newSaveCount,
  savedListings as newSaved,
  saveCountPath,
  savedPath,
  saveCount as storedSaveCount,
} from './savedListings';
import { newSavedSearch, savedSearch, savedSearchPath } from './savedSearches';
import { countPath } from './stockCounts';
import { newWarning, warn, warning, warningPath } from './warnings';
import {
  bookedId,
  bookingPath,
  collectionOf,
  grantPath,
  inWorld,
  kinds,
  listingId,
  listingPath,
  openRequestsPath,
  reviewId,
  slotPath,
} from './world';

export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

/** A call, and the actors for whom it must succeed. */
export interface Attempt {
  readonly what: string;
  readonly may: readonly ActorName[];
  /** The actors that try it; by default all. */
  readonly triedBy?: readonly ActorName[];
  /** Records that must not exist before the call. */
  readonly without?: readonly string[];
  /** Records that differ from those of the world. */
  readonly given?: Records;
  readonly call: (db: Firestore, account: Account | null) => Promise<unknown>;
}

/** Who may do what to one record. Each call is what the app sends; only the actor differs. */
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

const create = (path: string, may: readonly ActorName[], data: Data, what = 'a new record'): Attempt => ({
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

/** Records of a dealer's account that only its deletion removes. */
const removeAtDeletion = (path: string, given: Records = {}): Attempt[] => [
  { ...remove(path), given },
  {
    ...remove(path, ['dealer']),
    what: 'the record, in the deletion of the account',
    given: { ...leavingDealer, ...given },
  },
];

const removeTogether = (paths: readonly string[], may: readonly ActorName[], what: string): Attempt => ({
  what,
  may,
  call: (db) => writeTogether(db, Object.fromEntries(paths.map((path) => [path, null]))),
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
  const notPublic = { [path]: { ...inWorld(path), approved: false } };
  return {
    path: 'sellers/{dealer}',
    what: 'a dealer’s public record',
    operations: {
      get: [
        get(path, everyone),
        { ...get(path, ['dealer', 'admin'], 'the record, before it is public'), given: notPublic },
        get(`sellers/${otherBuyer.uid}`, ['otherBuyer', 'admin'], 'that an account has none'),
      ],
      list: [
        list('sellers', everyone, 'the public ones', where('approved', '==', true)),
        list('sellers', ['admin'], 'all dealers'),
      ],
      create: [
        create(path, ['dealer'], dealerRecord(dealer)),
        create(`sellers/${buyer.uid}`, ['buyer'], dealerRecord(buyer), 'a buyer’s second role'),
        {
          ...create(path, nobody, dealerRecord(dealer), 'again after its deletion'),
          given: { [dealerDeletionPath]: { at: longAgo } },
        },
      ],
      update: [
        update(path, ['dealer'], { phone: '9000000000' }, 'the phone number'),
        update(path, nobody, { address: '1 New Street' }, 'the address'),
        {
          ...update(path, ['dealer'], { address: '1 New Street' }, 'the address, before it is public'),
          given: notPublic,
        },
        { ...update(path, ['admin'], { approved: true }, 'to make it public'), given: notPublic },
        update(path, nobody, { approved: false }, 'to hide it'),
        {
          what: 'to hide it, with the beginning of its deletion',
          may: ['dealer'],
          call: (db) => writeTogether(db, beginAsDealer()),
        },
        { what: 'what was checked, with its audit record', may: ['admin'], call: (db) => writeTogether(db, checked()) },
        update(path, nobody, { check: newCheck() }, 'what was checked, without an audit record'),
        update(path, ['admin'], { listingsBehind: false }, 'that the listings show its name'),
      ],
      delete: removeAtDeletion(path),
    },
  };
}

/** A public dealer's profile change, as the app sends it. */
function profileChanges(): GridRecord {
  const path = changePath(dealer.uid);
  const waiting = { [path]: waitingChange(dealer.uid) };
  return {
    path: 'profileChanges/{dealer}',
    what: 'a profile change of a public dealer',
    operations: {
      get: [{ ...get(path, ['dealer', 'admin']), given: waiting }, get(path, ['dealer', 'admin'], 'a missing record')],
      list: [list('profileChanges', ['admin'], 'all changes')],
      create: [create(path, ['dealer'], newChange(dealer.uid), 'a change')],
      update: [
        { ...update(path, ['dealer'], newChange(dealer.uid), 'a change that replaces it'), given: waiting },
        ...(['approve', 'reject'] as const).map((decision) => ({
          what: `to ${decision} it, with its audit record`,
          may: ['admin'] as const,
          given: waiting,
          call: (db: Firestore, account: Account | null) => writeTogether(db, decidedChange(decision, account?.uid)),
        })),
        {
          ...update(
            path,
            nobody,
            { status: 'approved', updatedAt: serverTimestamp() },
            'to approve it, without an audit record',
          ),
          given: waiting,
        },
      ],
      delete: [{ ...remove(path, ['dealer']), given: waiting }],
    },
  };
}

function confirmedEmails(): GridRecord {
  const path = `confirmedEmails/${dealer.uid}`;
  const noted = { [path]: { at: longAgo } };
  return {
    path: 'confirmedEmails/{dealer}',
    what: 'that “dealer” has confirmed the e-mail address',
    operations: {
      get: [{ ...get(path, ['dealer', 'admin']), given: noted }, get(path, ['dealer', 'admin'], 'a missing record')],
      list: [list('confirmedEmails', nobody, 'those of all dealers')],
      create: [create(path, nobody, { at: serverTimestamp() }, 'before it is confirmed')],
      update: [{ ...update(path, nobody, { at: serverTimestamp() }, 'the time'), given: noted }],
      delete: [{ ...remove(path, ['dealer']), given: noted }],
    },
  };
}

function accountLanguages(): GridRecord {
  const path = `accountLanguages/${dealer.uid}`;
  const stored = { [path]: { code: 'hi' } };
  return {
    path: 'accountLanguages/{dealer}',
    what: 'the language in which “dealer” reads the site',
    operations: {
      get: [{ ...get(path, ['dealer']), given: stored }, get(path, ['dealer'], 'a missing record')],
      list: [list('accountLanguages', nobody, 'those of all accounts')],
      create: [create(path, ['dealer'], { code: 'ta' })],
      update: [{ ...update(path, ['dealer'], { code: 'ta' }, 'the code'), given: stored }],
      delete: [{ ...remove(path, ['dealer']), given: stored }],
    },
  };
}

function suspensions(): GridRecord {
  const path = suspensionPath(dealer.uid);
  const suspended = suspendedWorld(dealer.uid);
  return {
    path: 'suspensions/{dealer}',
    what: 'the suspension of “dealer”',
    operations: {
      get: [
        { ...get(path, ['dealer', 'admin']), given: suspended },
        get(path, ['dealer', 'admin'], 'a missing record'),
      ],
      list: [list('suspensions', ['admin'], 'all suspensions')],
      create: [
        {
          what: 'with its audit record, and the dealer not public',
          may: ['admin'],
          call: (db, account) => writeTogether(db, suspension(dealer.uid, account?.uid)),
        },
        create(path, nobody, newSuspension(), 'without an audit record'),
      ],
      update: [{ ...update(path, nobody, { reason: 'Another reason' }, 'the reason'), given: suspended }],
      delete: [
        {
          what: 'with its audit record, and the dealer public again',
          may: ['admin'],
          given: suspended,
          call: (db, account) => writeTogether(db, lift(dealer.uid, account?.uid)),
        },
        { ...remove(path), what: 'without an audit record', given: suspended },
      ],
    },
  };
}

function stockCounts(): GridRecord {
  const path = countPath(dealer.uid);
  return {
    path: 'stockCounts/{dealer}',
    what: 'the count of the listings of “dealer”',
    operations: {
      get: [get(path, ['dealer']), get(countPath(otherBuyer.uid), ['otherBuyer'], 'a missing record')],
      list: [list('stockCounts', nobody, 'all counts')],
      create: [create(path, nobody, inWorld(path), 'without a listing')],
      update: [
        {
          what: 'with a new listing',
          may: ['dealer'],
          call: (db) => writeListing(db, 'products/new', newListing('car', dealer.uid)),
        },
        update(path, nobody, { all: 0, at: serverTimestamp() }, 'without a listing'),
      ],
      delete: removeAtDeletion(path),
    },
  };
}

// Each actor sends their own e-mail address, so that only the id says whose record it is.
const honestBuyer = (account: Account | null): DocumentData => buyerRecord({ ...buyer, email: account?.email ?? '' });

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
            [path, honestBuyer],
            [cardPath, contactCard(buyer.uid)],
          ],
          { what: 'with its UsersIds record', may: ['buyer'], without: [path, cardPath] },
        ),
      ],
      update: [
        update(path, ['buyer'], (account) => ({ email: account?.email ?? '' }), 'the e-mail address to the account’s'),
      ],
      delete: [
        remove(path),
        removeTogether([path, cardPath], ['buyer'], 'with its UsersIds record'),
        { ...removeTogether([path], ['buyer'], 'without a UsersIds record'), without: [cardPath] },
      ],
    },
  };
}

function savedSearches(): GridRecord {
  const path = savedSearchPath(buyer.uid, '1');
  const saved = { [path]: savedSearch() };
  return {
    path: 'users/{buyer}/searches/1',
    what: 'a search that a buyer keeps',
    operations: {
      get: [{ ...get(path, ['buyer']), given: saved }, get(path, ['buyer'], 'a missing record')],
      list: [{ ...list(`users/${buyer.uid}/searches`, ['buyer'], 'all of a buyer'), given: saved }],
      create: [create(path, ['buyer'], newSavedSearch())],
      update: [
        { ...update(path, ['buyer'], { lookedAt: serverTimestamp() }, 'the time of the last look'), given: saved },
        { ...update(path, nobody, { address: '/bikes?fuelType=Petrol' }, 'the search'), given: saved },
      ],
      delete: [{ ...remove(path, ['buyer']), given: saved }],
    },
  };
}

function savedListings(): GridRecord {
  const path = savedPath(buyer.uid);
  const [saved, counted] = [{ [path]: newSaved() }, { [path]: newSaved([countOf.car]) }];
  return {
    path: 'users/{buyer}/saved/listings',
    what: 'the listings that a buyer keeps',
    operations: {
      get: [{ ...get(path, ['buyer']), given: saved }, get(path, ['buyer'], 'that there are none')],
      list: [{ ...list(`users/${buyer.uid}/saved`, nobody, 'all of a buyer'), given: saved }],
      create: [
        create(path, ['buyer'], newSaved()),
        create(path, nobody, newSaved([countOf.car]), 'counted, without the count'),
      ],
      update: [{ ...update(path, ['buyer'], { listings: [] }, 'the listings'), given: saved }],
      delete: [
        { ...remove(path, ['buyer']), given: saved },
        { ...remove(path), what: 'the record, while a count has the buyer', given: counted },
      ],
    },
  };
}

function saveCounts(): GridRecord {
  const [record, path] = [savedPath(buyer.uid), saveCountPath(countOf.car)];
  const write = (counted: readonly string[], count: number) => (db: Firestore) =>
    writeTogether(db, { [record]: newSaved(counted), [path]: newSaveCount('car', count) });
  const at = (counted: readonly string[], count: number): Records => ({
    [record]: newSaved(counted),
    [path]: storedSaveCount('car', count),
  });
  return {
    path: 'savedCounts/{listing}',
    what: 'how many buyers keep a listing of “dealer”',
    operations: {
      get: [{ ...get(path, nobody), given: at([], 1) }],
      list: [
        {
          ...list('savedCounts', ['dealer'], 'those of a dealer', where('sellerId', '==', dealer.uid)),
          given: at([], 1),
        },
      ],
      create: [
        { what: 'with the buyer’s record', may: ['buyer'], call: write([countOf.car], 1) },
        create(path, nobody, newSaveCount('car'), 'without it'),
      ],
      update: [
        { what: 'one more, with the buyer’s record', may: ['buyer'], given: at([], 4), call: write([countOf.car], 5) },
        { what: 'one less, with the buyer’s record', may: ['buyer'], given: at([countOf.car], 4), call: write([], 3) },
        { ...update(path, nobody, newSaveCount('car', 5), 'without it'), given: at([], 4) },
      ],
      delete: [{ ...remove(path), given: at([], 1) }],
    },
  };
}

function contactCards(): GridRecord {
  const path = `UsersIds/${buyer.uid}`;
  return {
    path: 'UsersIds/{buyer}',
    what: 'the contact card of a buyer who has a booking with “dealer”',
    operations: {
      get: [
        get(path, ['buyer', 'dealer']),
        get(`UsersIds/${otherBuyer.uid}`, ['otherBuyer'], 'that of a buyer without a booking'),
      ],
      list: [list('UsersIds', nobody, 'all buyers')],
      create: [create(path, ['buyer'], contactCard(buyer.uid), 'the record, agreeing with the users record')],
      update: [update(path, ['buyer'], contactCard(buyer.uid), 'Name and phone, agreeing with the users record')],
      delete: [
        remove(path),
        removeTogether([path, `users/${buyer.uid}`], ['buyer'], 'with its users record'),
        { ...removeTogether([path], ['buyer'], 'without a users record'), without: [`users/${buyer.uid}`] },
      ],
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
      get: [get(path, ['buyer']), get(grantPath(buyer.uid, 'nobody'), ['buyer'], 'a missing record')],
      list: [list(`UsersIds/${buyer.uid}/dealers`, ['buyer'], 'all grants of a buyer')],
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
      delete: [
        remove(path),
        { ...remove(path, ['buyer']), what: 'the record, without the contact card', given: leavingBuyer },
      ],
    },
  };
}

const mayReadListing = (state: ListingState): readonly ActorName[] =>
  flagsOf(state).visible ? everyone : ['dealer', 'admin'];

const listingLists: Readonly<Record<ListingState, (path: string) => Attempt>> = {
  pending: (path) =>
    list(path, ['dealer', 'admin'], 'all of a dealer, in any state', where('sellerId', '==', dealer.uid)),
  approved: (path) => list(path, everyone, 'all that are live', where('approved', '==', true)),
  rejected: (path) => list(path, ['admin'], 'all that are rejected', where('Reject', '==', true)),
  sold: (path) => list(path, ['admin'], 'all that are sold', where('closed', '==', 'sold')),
  withdrawn: (path) => list(path, ['admin'], 'all'),
  suspended: (path) => list(path, ['admin'], 'all that are suspended', where('closed', '==', 'suspended')),
};

const moveTitles: Readonly<
  Record<Exclude<ListingMove, 'edit' | 'price' | 'liveEdit' | 'reopen' | 'suspend' | 'restore'>, string>
> = {
  approve: 'to approve it',
  reject: 'to reject it, with a reason',
  requeue: 'to make it pending again',
  acknowledge: 'to say that its live edit was seen',
  withdraw: 'to withdraw it',
  sell: 'to mark it as sold',
  putBack: 'to put it back',
};

/** Moves of the dealer that write the same: an edit may change nothing but the state. */
const writesAlike = (move: ListingMove): ListingMove[] =>
  (Object.keys(listingMoves) as ListingMove[]).filter(
    (other) => listingMoves[other].by === 'owner' && listingMoves[other].to === listingMoves[move].to,
  );

/** A decision with its audit record. */
function decision(move: keyof typeof moveTitles, path: string, state: ListingState): Attempt {
  return {
    what: `${moveTitles[move]}, with its audit record`,
    may: mayMove(move, state) ? ['admin'] : nobody,
    ...(move === 'acknowledge' && { given: { [path]: { ...inWorld(path), unreviewed: true } } }),
    call: (db, account) => writeTogether(db, review(move, path, account?.uid)),
  };
}

function moves(path: string, state: ListingState): Attempt[] {
  return (Object.keys(moveTitles) as (keyof typeof moveTitles)[]).map((move) => {
    if (listingMoves[move].by === 'admin') return decision(move, path, state);
    const may = writesAlike(move).some((alike) => mayMove(alike, state)) ? (['dealer'] as const) : nobody;
    return change(path, may, moveWrites(move, state), moveTitles[move]);
  });
}

/**
 * A change of a listing, with the count of its dealer's stock. `as` is the honest change, if this one is not honest.
 */
const change = (
  path: string,
  may: readonly ActorName[],
  changes: DocumentData,
  what: string,
  as = changes,
): Attempt => ({
  what,
  may,
  call: (db) => changeListing(db, path, changes, as),
});

/** What a suspension and its end do to a listing. */
function takedowns(path: string, state: ListingState): Attempt[] {
  return [
    {
      ...update(path, mayMove('suspend', state) ? ['admin'] : nobody, moveWrites('suspend', state), 'to suspend it'),
      what: 'to suspend it, with its dealer suspended',
      given: suspendedWorld(dealer.uid),
    },
    {
      ...update(path, isSaleOver(state) ? ['admin'] : nobody, { visible: false, updatedAt: serverTimestamp() }, ''),
      what: 'to hide it, with its dealer suspended',
      given: suspendedWorld(dealer.uid),
    },
    update(path, mayMove('restore', state) ? ['admin'] : nobody, moveWrites('restore', state), 'to restore it'),
  ];
}

/** The states in the grid. The rules of both kinds call the same functions, so two states of a bike show these calls. */
const statesOf: Readonly<Record<ListingKind, readonly ListingState[]>> = {
  car: listingStates,
  bike: ['pending', 'approved'],
};

/** What the state forbids to all is tried by those that another state would allow it. */
const triedBy =
  (actors: readonly ActorName[]) =>
  (attempt: Attempt): Attempt =>
    attempt.may.length > 0 ? attempt : { ...attempt, triedBy: actors };

function listing(kind: ListingKind, state: ListingState): GridRecord {
  const path = listingPath(kind, state);
  const born = { ...newListing(kind, dealer.uid), ...flagsOf(state) };
  return {
    path: `${collectionOf(kind)}/{${state}}`,
    what: `a ${kind} of “dealer” that is ${state}`,
    operations: {
      get: [get(path, mayReadListing(state))],
      list: [listingLists[state](collectionOf(kind))],
      create: [
        {
          what: `as new, ${state}`,
          may: state === 'pending' ? ['dealer'] : nobody,
          without: [path],
          call: (db) => writeListing(db, path, born, { before: null, as: newListing(kind, dealer.uid) }),
        },
      ],
      update: [
        ...moves(path, state),
        ...takedowns(path, state),
        change(
          path,
          mayMove('edit', state) ? ['dealer'] : nobody,
          { ...moveWrites('edit', state), mileage: '30' },
          'to change a fact, and make it pending',
        ),
        update(
          path,
          mayMove('price', state) ? ['dealer'] : nobody,
          priceCut(kind, inWorld(path)),
          'to lower its price',
        ),
        {
          ...update(path, mayMove('liveEdit', state) ? ['dealer'] : nobody, liveEdit(kind), ''),
          what: 'to change its description, with its dealer checked',
          given: checkedWorld,
        },
        update(path, nobody, liveEdit(kind), 'to change its description, without the mark'),
        change(path, nobody, { ...moveWrites('sell', state), mileage: '30' }, 'to change a fact, and mark it as sold'),
        update(
          path,
          ['admin'],
          shownDealer(kind, inWorld(path), inWorld(`sellers/${dealer.uid}`)),
          'to write the name of its dealer',
        ),
      ].map(triedBy(['dealer', 'admin'])),
      delete: removeAtDeletion(path),
    },
  };
}

function honestBooking(kind: ListingKind): DocumentData {
  const seller = inWorld(`sellers/${dealer.uid}`);
  return newBooking(inWorld(`${collectionOf(kind)}/${bookedId(kind)}`), bookedId(kind), seller, buyer.uid);
}

/** Of a car: the rules of a booking name no kind. */
function bookings(): GridRecord {
  const kind = 'car';
  const path = bookingPath(buyer.uid, bookedId(kind));
  return {
    path: 'bookings/{buyer}_{listing}',
    what: 'a booking of “buyer” on a listing of “dealer”',
    operations: {
      get: [
        get(path, ['buyer', 'dealer']),
        get(bookingPath(buyer.uid, listingId(kind, 'approved')), ['buyer'], 'a missing record'),
      ],
      list: [
        list('bookings', ['buyer', 'admin'], 'those of a buyer', where('userId', '==', buyer.uid)),
        list('bookings', ['dealer', 'admin'], 'those of a dealer’s listings', where('sellerId', '==', dealer.uid)),
        list('bookings', ['admin'], 'all, to count them', where('status', '==', 'requested')),
      ],
      create: [create(path, ['buyer'], honestBooking(kind))],
      update: [
        ...bookingStates
          .flatMap((from) => bookingStates.map((to) => bookingMove(kind, from, to)))
          .map(triedBy(['buyer', 'dealer', 'admin'])),
        update(path, nobody, { bookingDate: serverTimestamp() }, 'the date'),
        {
          ...update(path, ['buyer'], blankOfBuyer, 'what the buyer has typed, blank, in the deletion of the account'),
          given: { ...leavingBuyer, [path]: endedBooking() },
        },
        {
          ...update(path, ['dealer'], blankOfDealer, 'what names the dealer, blank, in the deletion of the account'),
          given: { ...leavingDealer, [path]: endedBooking() },
        },
      ],
      delete: [remove(path)],
    },
  };
}

function openRequests(): GridRecord {
  const path = openRequestsPath(buyer.uid);
  const vehicleId = listingId('car', 'approved');
  const booking = newBooking(
    inWorld(listingPath('car', 'approved')),
    vehicleId,
    inWorld(`sellers/${dealer.uid}`),
    buyer.uid,
  );
  const bookingAt = bookingPath(buyer.uid, vehicleId);
  const [only, two] = [{ ids: [bookingId(buyer.uid, vehicleId)] }, { ids: ['over', 'open'] }];
  const noList = { [path]: null };
  return {
    path: 'openRequests/{buyer}',
    what: 'the bookings of “buyer” that may be open',
    operations: {
      get: [get(path, ['buyer']), { ...get(path, ['buyer'], 'a missing record'), given: noList }],
      list: [list('openRequests', nobody, 'those of all buyers')],
      create: [
        {
          what: 'with the booking that it names',
          may: ['buyer'],
          given: noList,
          call: (db) => writeTogether(db, { [bookingAt]: booking, [path]: only }),
        },
        create(path, nobody, only, 'without a booking'),
      ],
      update: [
        {
          what: 'with another booking',
          may: ['buyer'],
          given: { [path]: { ids: [] } },
          call: (db) => writeTogether(db, { [bookingAt]: booking, [path]: only }),
        },
        { ...update(path, nobody, only, 'without a booking'), given: { [path]: { ids: [] } } },
        {
          ...update(path, ['buyer'], { ids: ['open'] }, 'without one that is over'),
          given: { [path]: two, 'bookings/over': { status: 'declined' } },
        },
        {
          ...update(path, nobody, { ids: ['over'] }, 'without one that is open'),
          given: { [path]: two, 'bookings/open': { status: 'requested' } },
        },
      ],
      delete: [
        { ...remove(path), given: { [path]: two } },
        { ...remove(path, ['buyer']), what: 'the record, when it names no booking', given: { [path]: { ids: [] } } },
      ],
    },
  };
}

/** A proposal takes its hour in the same write. */
function propose(db: Firestore, path: string, vehicleId: string): Promise<void> {
  const batch = writeBatch(db);
  batch.update(doc(db, path), bookingMoveWrites('propose'));
  batch.set(doc(db, slotPath(dealer.uid, vehicleId, proposedHour)), newSlot(path.slice('bookings/'.length)));
  return batch.commit();
}

/** The move of a booking from one state to another, with the actors that the tables of its states allow. */
function bookingMove(kind: ListingKind, from: BookingState, to: BookingState): Attempt {
  const path = bookingPath(buyer.uid, bookedId(kind));
  const moves = (Object.keys(bookingMoves) as BookingMove[]).filter((name) => bookingMoves[name].to === to);
  const legal = moves.filter((name) => mayMoveBooking(name, from));
  const may: readonly ActorName[] = legal.map((name) => bookingMoves[name].by);
  const move = legal[0] ?? moves[0];
  const declineReason = from === 'declined' ? 'The vehicle has been sold.' : '';
  const again = { ...honestBooking(kind), earlierRequests: [longAgo], declineReason };
  const writes = move && move !== 'bookAgain' ? bookingMoveWrites(move) : again;
  const testDrive = from === 'proposed' ? testDriveIn(3) : null;
  const what = `${from} → ${to}`;
  return {
    ...update(path, may, writes, what),
    ...(move === 'propose' && { call: (db) => propose(db, path, bookedId(kind)) }),
    // Long enough ago that the buyer may book again.
    given: { [path]: { ...inWorld(path), testDrive, status: from, declineReason } },
  };
}

/** The hours that a dealer has blocked (BOOK-32). */
function blockedHours(): GridRecord {
  const path = blockedHoursPath(dealer.uid);
  const given = { [path]: twoHours() };
  return {
    path: 'blockedHours/{dealer}',
    what: 'the hours at which “dealer” takes no test drive',
    operations: {
      get: [{ ...get(path, everyone), given }, get(path, everyone, 'a missing record')],
      list: [list('blockedHours', nobody, 'those of all dealers')],
      create: [
        create(path, ['dealer'], twoHours(), 'of a dealer'),
        create(blockedHoursPath(buyer.uid), nobody, twoHours(), 'of a buyer'),
      ],
      update: [{ ...update(path, ['dealer'], { hours: [] }, 'the hours'), given }],
      delete: [{ ...remove(path, ['dealer']), given }],
    },
  };
}

/** The hour of an accepted test drive. The write also moves the booking, from any state. */
function slots(): GridRecord {
  const testDrive = testDriveIn(3);
  const bookingAt = bookingPath(buyer.uid, bookedId('car'));
  const path = slotPath(dealer.uid, bookedId('car'), testDrive);
  const id = bookingAt.slice('bookings/'.length);
  const inState = (status: BookingState): DocumentData => ({ ...inWorld(bookingAt), testDrive, status });
  const slot = newSlot(id);
  const move =
    (name: Exclude<BookingMove, 'bookAgain'>, withSlot: DocumentData | null): Attempt['call'] =>
    (db) => {
      const batch = writeBatch(db);
      batch.update(doc(db, bookingAt), bookingMoveWrites(name));
      if (withSlot) batch.set(doc(db, path), withSlot);
      else batch.delete(doc(db, path));
      return batch.commit();
    };
  const requested = { [bookingAt]: inState('requested') };
  const accepted = { [bookingAt]: inState('accepted'), [path]: slot };
  return {
    path: 'sellers/{dealer}/slots/{slot}',
    what: 'an hour of “dealer” that an accepted test drive of “buyer” takes',
    operations: {
      get: [{ ...get(path, ['dealer']), given: accepted }, get(path, ['dealer'], 'that the hour is free')],
      list: [list(`sellers/${dealer.uid}/slots`, nobody, 'all hours of a dealer')],
      create: [
        { what: 'with the acceptance of its booking', may: ['dealer'], given: requested, call: move('accept', slot) },
        {
          what: 'without a move of its booking',
          may: nobody,
          given: requested,
          call: (db) => setDoc(doc(db, path), slot),
        },
      ],
      update: [{ ...update(path, nobody, newSlot('another'), 'the booking'), given: accepted }],
      delete: [
        { what: 'with the decline of its booking', may: ['dealer'], given: accepted, call: move('decline', null) },
        { what: 'with its completion, before its hour', may: nobody, given: accepted, call: move('complete', null) },
        { what: 'with its cancellation', may: ['buyer'], given: accepted, call: move('cancel', null) },
        {
          what: 'with the proposal of another hour',
          may: ['dealer'],
          given: accepted,
          call: (db) => {
            const batch = writeBatch(db);
            batch.update(doc(db, bookingAt), bookingMoveWrites('propose'));
            batch.set(doc(db, slotPath(dealer.uid, bookedId('car'), proposedHour)), slot);
            batch.delete(doc(db, path));
            return batch.commit();
          },
        },
        { what: 'with the wish for another hour', may: ['buyer'], given: accepted, call: move('change', null) },
        { ...remove(path), what: 'without a move of its booking', given: accepted },
      ],
    },
  };
}

function sales(): GridRecord {
  const path = salePath(dealer.uid, 'car');
  const noted = { [path]: storedSale('car') };
  return {
    path: 'sellers/{dealer}/sales/{sale}',
    what: 'what “dealer” notes about the sale of a car',
    operations: {
      get: [{ ...get(path, ['dealer']), given: noted }, get(path, ['dealer'], 'a missing record')],
      list: [{ ...list(`sellers/${dealer.uid}/sales`, ['dealer'], 'all of a dealer'), given: noted }],
      create: [
        create(path, ['dealer'], newSale('car')),
        create(salePath(dealer.uid, 'car', 'approved'), nobody, newSale('car', 'approved'), 'of a car that is live'),
      ],
      update: [{ ...update(path, ['dealer'], { buyer: '', at: serverTimestamp() }, 'the buyer'), given: noted }],
      delete: [{ ...remove(path, ['dealer']), given: noted }],
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
        update('contacts/message', everyone, { reason: contactMessage().reason }, 'no field, sent again'),
        update('contacts/message', ['admin'], { handledAt: serverTimestamp() }, 'as handled'),
        update('contacts/handled', ['admin'], { handledAt: null }, 'as not handled'),
      ],
      delete: [remove('contacts/message')],
    },
  };
}

function reports(): GridRecord {
  const path = reportPath('products', buyer.uid);
  const sent = { [path]: report('products', buyer.uid) };
  return {
    path: 'reports/{report}',
    what: 'a report of “buyer” about a car of “dealer”',
    operations: {
      get: [{ ...get(path, ['buyer', 'admin']), given: sent }, get(path, ['buyer', 'admin'], 'a missing record')],
      list: [
        list('reports', ['admin'], 'all reports'),
        { ...list('reports', ['buyer', 'admin'], 'those of a buyer', where('userId', '==', buyer.uid)), given: sent },
      ],
      create: [create(path, ['buyer'], newReport('products', buyer.uid))],
      update: [
        { ...update(path, nobody, { text: 'Another text' }, 'the text'), given: sent },
        {
          ...update(path, ['buyer'], { text: '' }, 'the text, blank, in the deletion of the account'),
          given: { ...leavingBuyer, ...sent },
        },
        {
          what: 'as done, with its audit record',
          may: ['admin'],
          given: sent,
          call: (db, account) => markDone(db, path, { record: doneRecord(path, account?.uid) }),
        },
        { ...update(path, nobody, { handledAt: serverTimestamp() }, 'as done, without an audit record'), given: sent },
      ],
      delete: [{ ...remove(path), given: sent }],
    },
  };
}

function warnings(): GridRecord {
  const unread = { [warningPath]: warning() };
  return {
    path: 'warnings/{warning}',
    what: 'a warning of the admin to “dealer”',
    operations: {
      get: [
        { ...get(warningPath, ['dealer', 'admin']), given: unread },
        get(warningPath, ['admin'], 'a missing record'),
      ],
      list: [
        {
          ...list('warnings', ['dealer', 'admin'], 'those of a dealer', where('sellerId', '==', dealer.uid)),
          given: unread,
        },
        { ...list('warnings', ['admin'], 'all warnings'), given: unread },
      ],
      create: [
        {
          what: 'with its audit record',
          may: ['admin'],
          call: (db, account) => writeTogether(db, warn(account?.uid)),
        },
        create(warningPath, nobody, newWarning(), 'without an audit record'),
      ],
      update: [
        { ...update(warningPath, ['dealer'], { readAt: serverTimestamp() }, 'as read'), given: unread },
        { ...update(warningPath, nobody, { text: 'Another text' }, 'the text'), given: unread },
      ],
      delete: removeAtDeletion(warningPath, unread),
    },
  };
}

function ratings(): GridRecord {
  const path = ratingPath;
  const given = rated('car');
  const answer = { answer: 'Thank you.', answeredAt: serverTimestamp() };
  return {
    path: 'ratings/{buyer}_{dealer}',
    what: 'the rating of “dealer” by “buyer” after a completed booking',
    operations: {
      get: [{ ...get(path, ['buyer', 'dealer', 'admin']), given }, get(path, ['buyer', 'admin'], 'a missing record')],
      list: [
        { ...list('ratings', everyone, 'those that are shown', where('hidden', '==', '')), given },
        { ...list('ratings', ['dealer', 'admin'], 'all of a dealer', where('sellerId', '==', dealer.uid)), given },
        { ...list('ratings', ['buyer', 'admin'], 'all of a buyer', where('userId', '==', buyer.uid)), given },
        { ...list('ratings', ['admin'], 'all ratings'), given },
      ],
      create: [
        {
          what: 'with its count',
          may: ['buyer'],
          given: ratable('car'),
          call: (db) => writeRating(db, rate('car')),
        },
        { ...create(path, nobody, newRating('car'), 'without its count'), given: ratable('car') },
      ],
      update: [
        { ...update(path, ['dealer'], answer, 'the answer'), given },
        { ...update(path, nobody, { stars: 5 }, 'the stars'), given },
        {
          ...update(path, ['buyer'], { text: '', answer: '' }, 'its texts, blank, in the deletion of the account'),
          given: { ...leavingBuyer, ...given },
        },
        {
          what: 'as hidden, with its count and its audit record',
          may: ['admin'],
          given,
          call: (db, account) => writeRating(db, hide(account?.uid)),
        },
        { ...update(path, nobody, { hidden: 'abuse' }, 'as hidden, without an audit record'), given },
      ],
      delete: removeAtDeletion(path, given),
    },
  };
}

function notes(): GridRecord {
  const saved = { [notePath]: note() };
  return {
    path: 'notes/sellers_{dealer}',
    what: 'the private note of the admin about “dealer”',
    operations: {
      get: [{ ...get(notePath, ['admin']), given: saved }, get(notePath, ['admin'], 'a missing record')],
      list: [{ ...list('notes', nobody, 'all notes'), given: saved }],
      create: [create(notePath, ['admin'], newNote())],
      update: [{ ...update(notePath, ['admin'], { ...newNote(), text: 'Another text' }, 'the text'), given: saved }],
      delete: [{ ...remove(notePath), given: saved }],
    },
  };
}

function dealerRatings(): GridRecord {
  const given = rated('car');
  return {
    path: 'dealerRatings/{dealer}',
    what: 'the count of the ratings of “dealer”, and their stars',
    operations: {
      get: [{ ...get(sumPath, everyone), given }, get(sumPath, everyone, 'a missing record')],
      list: [list('dealerRatings', nobody, 'all counts')],
      create: [create(sumPath, nobody, { count: 1, sum: 5, ratingId, at: serverTimestamp() }, 'without a rating')],
      update: [
        {
          what: 'with another rating',
          may: ['buyer'],
          given: { ...ratable('bike'), [sumPath]: given[sumPath] ?? null },
          call: (db) => writeRating(db, rate('bike')),
        },
        { ...update(sumPath, nobody, counted(1, 5), 'without a rating'), given },
      ],
      delete: removeAtDeletion(sumPath, given),
    },
  };
}

function dealerDeletions(): GridRecord {
  const path = dealerDeletionPath;
  return {
    path: 'dealerDeletions/{dealer}',
    what: 'that the deletion of “dealer” has begun',
    operations: {
      get: [{ ...get(path, ['dealer']), given: leavingDealer }, get(path, ['dealer'], 'a missing record')],
      list: [list('dealerDeletions', nobody, 'those of all dealers')],
      create: [
        {
          what: 'with the dealer not public',
          may: ['dealer'],
          call: (db) => writeTogether(db, beginAsDealer()),
        },
        create(path, nobody, newDeletion(), 'while the dealer is public'),
      ],
      update: [{ ...update(path, nobody, newDeletion(), 'the time'), given: leavingDealer }],
      delete: [{ ...remove(path), given: leavingDealer }],
    },
  };
}

function buyerDeletions(): GridRecord {
  const path = buyerDeletionPath;
  return {
    path: 'buyerDeletions/{buyer}',
    what: 'that the deletion of “buyer” has begun',
    operations: {
      get: [{ ...get(path, ['buyer']), given: leavingBuyer }, get(path, ['buyer'], 'a missing record')],
      list: [list('buyerDeletions', nobody, 'those of all buyers')],
      create: [
        {
          what: 'with the deletion of the buyer’s record',
          may: ['buyer'],
          call: (db) => writeTogether(db, beginAsBuyer()),
        },
        create(path, nobody, newDeletion(), 'while there is a buyer’s record'),
      ],
      update: [{ ...update(path, nobody, newDeletion(), 'the time'), given: leavingBuyer }],
      delete: [{ ...remove(path, ['buyer']), given: leavingBuyer }],
    },
  };
}

function audit(): GridRecord {
  const path = `audit/${reviewId('car', 'approved')}`;
  const listingOfIt = listingPath('car', 'pending');
  return {
    path: 'audit/{review}',
    what: 'the audit record of a decision',
    operations: {
      get: [get(path, ['admin'])],
      list: [list('audit', ['admin'], 'all records')],
      create: [
        decision('approve', listingOfIt, 'pending'),
        create(
          `audit/${newReview}`,
          nobody,
          (account) => reviewRecord('approve', listingOfIt, account?.uid),
          'without the decision',
        ),
      ],
      update: [update(path, nobody, { reason: 'Another reason' }, 'the reason')],
      delete: [remove(path)],
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
          what: 'whether their own account has one',
          may: signedIn,
          call: (db, account) => getDoc(ownAdminRecord(db, account)),
        },
      ],
      list: [list('admins', nobody, 'all admins')],
      create: [
        create(path, nobody, { id: admin.email }),
        {
          what: 'one for their own account',
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

/** A place that no rule names (SEC-1). */
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

/** Every collection and subcollection that the rules name, and some places that they do not name. */
export const grid: readonly GridRecord[] = [
  sellers(),
  profileChanges(),
  confirmedEmails(),
  accountLanguages(),
  suspensions(),
  stockCounts(),
  users(),
  savedSearches(),
  savedListings(),
  saveCounts(),
  contactCards(),
  grants(),
  ...kinds.flatMap((kind) => statesOf[kind].map((state) => listing(kind, state))),
  bookings(),
  openRequests(),
  blockedHours(),
  slots(),
  sales(),
  contacts(),
  reports(),
  warnings(),
  notes(),
  ratings(),
  dealerRatings(),
  dealerDeletions(),
  buyerDeletions(),
  audit(),
  admins(),
  elsewhere('settings/site', 'a collection that the rules do not name'),
  elsewhere(`sellers/${dealer.uid}/private/notes`, 'a subcollection that the rules do not name'),
  elsewhere(`${listingPath('car', 'approved')}/offers/offer`, 'a subcollection of a live listing'),
];

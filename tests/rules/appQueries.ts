import {
  collection,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { openStates } from '../../src/bookings/bookingState';
import { stateFlags } from '../../src/listings/state/listingState';
import { foundLimit, listLimit, stockLimits, weekCountLimit } from '../../src/shared/limits';
import { type ActorName, accounts } from './actors';
import { changePath, liftRecord, suspendedWorld, waitingChange } from './dealerWrites';
import { longAgo } from './documents';
import { livePath, unreviewedListing } from './liveEdits';
import { rated } from './ratings';
import type { Records } from './records';
import { report, reportPath } from './reports';
import { countOf, saveCount, saveCountPath } from './savedListings';
import { warning, warningPath } from './warnings';
import { bookedId, bookingPath, inWorld, listingId } from './world';

type Order = readonly [field: string, direction: 'asc' | 'desc'];

export interface AppQuery {
  readonly what: string;
  /** The actor who sends the query. */
  readonly as: ActorName;
  readonly collection: string;
  readonly equal: Readonly<Record<string, string | boolean | null>>;
  /** A field that must have one of several values. */
  readonly oneOf?: readonly [field: string, values: readonly string[]];
  /** A number that must not be higher. */
  readonly atMost?: readonly [field: string, most: number];
  /** A list field that must contain a value. */
  readonly contains?: readonly [field: string, value: string];
  /** A text field, and how it begins. It must be the field of the order. */
  readonly begins?: readonly [field: string, text: string];
  /** A text field that each result must have. */
  readonly has?: string;
  /** A time field that each result must have. */
  readonly hasTime?: string;
  readonly orderBy: Order;
  /** The orders after the first one. */
  readonly thenBy?: readonly Order[];
  /** Records that the query finds, if the world has none. */
  readonly given?: Records;
}

const { buyer, dealer } = accounts;
const live = { approved: true };
const byAge = ['createdAt', 'asc'] as const;
const latestFirst = ['bookingDate', 'desc'] as const;
const latestDecision = ['when', 'desc'] as const;

/** The admin's queues. Each can be searched. One query asks for 'pending' or 'edited live', and needs the indexes of both. */
const queues = [
  ['all', {}],
  ['pending', { ...stateFlags.pending }],
  ['edited live', { ...live, unreviewed: true }],
  ['approved', live],
  ['rejected', { Reject: true }],
] as const;

const kindOf = { products: 'car', bikes: 'bike' } as const;

const editedLive = (path: 'products' | 'bikes'): Records => ({
  [livePath(kindOf[path])]: unreviewedListing(kindOf[path]),
});

const yearOf = { products: 'carYear', bikes: 'bikeYear' } as const;

function listingQueries(path: 'products' | 'bikes'): AppQuery[] {
  return [
    // Similar listings of one without a price.
    { what: `live ${path}`, as: 'visitor', collection: path, equal: live, orderBy: byAge },
    {
      what: `live ${path} of one dealer`,
      as: 'visitor',
      collection: path,
      equal: { sellerId: dealer.uid, ...live },
      orderBy: byAge,
    },
    {
      what: `live ${path}, newest first`,
      as: 'visitor',
      collection: path,
      equal: live,
      orderBy: ['createdAt', 'desc'],
    },
    // The query from a price upwards uses the same index.
    { what: `live ${path} by price`, as: 'visitor', collection: path, equal: live, orderBy: ['priceValue', 'asc'] },
    {
      what: `live ${path} that are new`,
      as: 'visitor',
      collection: path,
      equal: live,
      hasTime: 'approvedAt',
      given: { [livePath(kindOf[path])]: { ...inWorld(livePath(kindOf[path])), approvedAt: longAgo } },
      orderBy: ['approvedAt', 'desc'],
    },
    {
      what: `live ${path} by year`,
      as: 'visitor',
      collection: path,
      equal: live,
      orderBy: [yearOf[path], 'desc'],
    },
    {
      what: `live ${path} with those words, districts and prices`,
      as: 'visitor',
      collection: path,
      equal: { ...live, fuelType: 'Petrol' },
      oneOf: ['distName', ['Pune', 'Nashik']],
      contains: ['searchTokens', 'name+sample'],
      atMost: ['priceValue', 500_000],
      orderBy: ['createdAt', 'desc'],
      thenBy: [
        ['priceValue', 'asc'],
        [yearOf[path], 'desc'],
        ['kilometersValue', 'asc'],
      ],
    },
    { what: `own ${path}`, as: 'dealer', collection: path, equal: { sellerId: dealer.uid }, orderBy: byAge },
    {
      what: `own ${path} in one state`,
      as: 'dealer',
      collection: path,
      equal: { sellerId: dealer.uid, ...stateFlags.rejected },
      orderBy: byAge,
    },
    ...queues.flatMap(([what, equal]): AppQuery[] => {
      const needsReview = what === 'pending' || what === 'edited live';
      const orderBy = needsReview ? (['updatedAt', 'asc'] as const) : (['createdAt', 'desc'] as const);
      const given = what === 'edited live' ? editedLive(path) : {};
      const queue = { what: `${what} ${path}`, as: 'admin', collection: path, equal, orderBy, given } as const;
      return [
        queue,
        { ...queue, what: `${queue.what}, searched`, contains: ['searchTokens', 'sa'] },
        { ...queue, what: `${queue.what}, of some days`, hasTime: orderBy[0] },
      ];
    }),
    {
      what: `sales of ${path} of a week, counted`,
      as: 'admin',
      collection: path,
      equal: { ...stateFlags.sold },
      hasTime: 'updatedAt',
      orderBy: ['updatedAt', 'asc'],
    },
    {
      what: `${path} of a dealer that were edited live`,
      as: 'admin',
      collection: path,
      equal: { sellerId: dealer.uid, ...live, unreviewed: true },
      orderBy: byAge,
      given: editedLive(path),
    },
    ...(['pending', 'approved', 'rejected'] as const).map(
      (state): AppQuery => ({
        what: `${state} ${path} of a dealer for the admin`,
        as: 'admin',
        collection: path,
        equal: { sellerId: dealer.uid, ...stateFlags[state] },
        orderBy: byAge,
      }),
    ),
  ];
}

/** A dealer's bookings of one kind: all of them, those in one state, and those that are open. */
function bookingQueries(kind: string, name: string): AppQuery[] {
  const orders = { as: 'dealer', collection: 'bookings', has: name, orderBy: latestFirst } as const;
  return [
    { ...orders, what: `${kind} bookings of a dealer`, equal: { sellerId: dealer.uid } },
    {
      ...orders,
      what: `requested ${kind} bookings of a dealer`,
      equal: { sellerId: dealer.uid, status: 'requested' },
    },
    {
      ...orders,
      what: `open ${kind} bookings of a dealer`,
      equal: { sellerId: dealer.uid },
      oneOf: ['status', ['requested', 'proposed', 'accepted']],
    },
  ];
}

/** What the first screen of the dashboard asks for. */
const ofTheDay: readonly AppQuery[] = [
  {
    what: 'requested bookings of a dealer, the oldest first',
    as: 'dealer',
    collection: 'bookings',
    equal: { sellerId: dealer.uid, status: 'requested' },
    orderBy: ['bookingDate', 'asc'],
  },
  {
    what: 'open test drives of a dealer',
    as: 'dealer',
    collection: 'bookings',
    equal: { sellerId: dealer.uid },
    oneOf: ['status', ['requested', 'proposed', 'accepted']],
    hasTime: 'testDrive',
    orderBy: ['testDrive', 'asc'],
    given: {
      [bookingPath(buyer.uid, bookedId('car'))]: {
        sellerId: dealer.uid,
        userId: buyer.uid,
        status: 'accepted',
        testDrive: longAgo,
      },
    },
  },
  {
    what: 'bookings of a listing',
    as: 'dealer',
    collection: 'bookings',
    equal: { sellerId: dealer.uid, vehicleId: bookedId('car') },
    orderBy: latestFirst,
  },
  {
    what: 'bookings of a listing that are not over',
    as: 'dealer',
    collection: 'bookings',
    equal: { sellerId: dealer.uid, vehicleId: bookedId('car') },
    oneOf: ['status', ['requested', 'proposed', 'accepted']],
    orderBy: ['__name__', 'asc'],
  },
  {
    what: 'bookings of a dealer since a time',
    as: 'dealer',
    collection: 'bookings',
    equal: { sellerId: dealer.uid },
    hasTime: 'bookingDate',
    orderBy: ['bookingDate', 'asc'],
  },
];

/** The admin's queries about dealers. */
const aboutDealers: readonly AppQuery[] = [
  {
    what: 'bookings of a dealer in one state, counted',
    as: 'admin',
    collection: 'bookings',
    equal: { sellerId: dealer.uid, status: 'requested' },
    orderBy: ['__name__', 'asc'],
  },
  {
    // Those of a week are a longer range.
    what: 'bookings of a day, counted',
    as: 'admin',
    collection: 'bookings',
    equal: {},
    hasTime: 'bookingDate',
    orderBy: latestFirst,
  },
  {
    what: 'all dealers whose names begin with a text',
    as: 'admin',
    collection: 'sellers',
    equal: {},
    begins: ['nameKey', 'motors'],
    orderBy: ['nameKey', 'asc'],
  },
  { what: 'all dealers', as: 'admin', collection: 'sellers', equal: {}, orderBy: ['createdAt', 'desc'] },
  {
    what: 'changes of profiles that wait',
    as: 'admin',
    collection: 'profileChanges',
    equal: { status: 'waiting' },
    orderBy: ['updatedAt', 'asc'],
    given: { [changePath(dealer.uid)]: waitingChange(dealer.uid) },
  },
  {
    what: 'suspensions',
    as: 'admin',
    collection: 'suspensions',
    equal: {},
    orderBy: ['since', 'desc'],
    given: suspendedWorld(dealer.uid),
  },
  {
    what: 'suspensions that were lifted',
    as: 'admin',
    collection: 'audit',
    equal: { collection: 'suspensions', what: 'lift' },
    orderBy: latestDecision,
    given: { 'audit/suspended_lifted': { ...liftRecord(dealer.uid), when: longAgo } },
  },
  {
    // Decisions about profile changes use the same index.
    what: 'decisions on a dealer',
    as: 'admin',
    collection: 'audit',
    equal: { collection: 'suspensions', recordId: dealer.uid },
    orderBy: latestDecision,
    given: suspendedWorld(dealer.uid),
  },
];

/** The public listings of a suspended dealer, and those that are restored afterwards. */
const takedownQueries: readonly AppQuery[] = ['products', 'bikes'].flatMap((path) => {
  const ofDealer = { as: 'admin', collection: path, orderBy: ['__name__', 'asc'] } as const;
  return [
    { ...ofDealer, what: `${path} of a dealer that are shown`, equal: { sellerId: dealer.uid, visible: true } },
    { ...ofDealer, what: `${path} of a dealer in a state`, equal: { sellerId: dealer.uid, ...stateFlags.approved } },
    { ...ofDealer, what: `${path} of a dealer put aside`, equal: { sellerId: dealer.uid, closed: 'suspended' } },
  ];
});

/** Every list query of the app. */
export const appQueries: readonly AppQuery[] = [
  { what: 'dealers', as: 'visitor', collection: 'sellers', equal: live, orderBy: byAge },
  {
    what: 'dealers whose names begin with a text',
    as: 'visitor',
    collection: 'sellers',
    equal: live,
    begins: ['nameKey', 'motors'],
    orderBy: ['nameKey', 'asc'],
  },
  {
    what: 'dealers in some districts',
    as: 'visitor',
    collection: 'sellers',
    equal: live,
    oneOf: ['distName', ['Pune', 'Nashik']],
    orderBy: byAge,
  },
  ...listingQueries('products'),
  ...listingQueries('bikes'),
  {
    what: 'own bookings that are not over',
    as: 'buyer',
    collection: 'bookings',
    equal: { userId: buyer.uid },
    oneOf: ['status', openStates],
    orderBy: latestFirst,
  },
  ...bookingQueries('car', 'carName'),
  ...bookingQueries('bike', 'bikeName'),
  ...ofTheDay,
  {
    what: 'decisions on a listing',
    as: 'admin',
    collection: 'audit',
    equal: { collection: 'products', recordId: listingId('car', 'approved') },
    orderBy: latestDecision,
  },
  { what: 'all decisions', as: 'admin', collection: 'audit', equal: {}, orderBy: latestDecision },
  {
    // The numbers of a day and of a week ask for the same, and for a part of the time.
    what: 'approvals of posts',
    as: 'admin',
    collection: 'audit',
    equal: { what: 'approve' },
    oneOf: ['collection', ['products', 'bikes']],
    hasTime: 'when',
    orderBy: latestDecision,
  },
  {
    what: 'reports of a week, counted',
    as: 'admin',
    collection: 'reports',
    equal: {},
    hasTime: 'at',
    orderBy: ['at', 'desc'],
    given: { [reportPath('products', buyer.uid)]: report('products', buyer.uid) },
  },
  {
    what: 'contact messages of some days',
    as: 'admin',
    collection: 'contacts',
    equal: {},
    hasTime: 'timestamp',
    orderBy: ['timestamp', 'desc'],
  },
  {
    what: 'decisions on some listings',
    as: 'admin',
    collection: 'audit',
    equal: { collection: 'products' },
    oneOf: ['recordId', [listingId('car', 'approved'), listingId('car', 'rejected')]],
    orderBy: latestDecision,
  },
  ...aboutDealers,
  ...takedownQueries,
  {
    what: 'open contact messages',
    as: 'admin',
    collection: 'contacts',
    equal: { handledAt: null },
    orderBy: ['timestamp', 'desc'],
  },
  {
    what: 'handled contact messages',
    as: 'admin',
    collection: 'contacts',
    equal: {},
    hasTime: 'handledAt',
    orderBy: ['handledAt', 'desc'],
  },
  {
    what: 'open reports',
    as: 'admin',
    collection: 'reports',
    equal: { handledAt: null },
    orderBy: ['at', 'desc'],
    given: { [reportPath('products', buyer.uid)]: report('products', buyer.uid) },
  },
  {
    what: 'reports about a dealer',
    as: 'admin',
    collection: 'reports',
    equal: { sellerId: dealer.uid },
    orderBy: ['__name__', 'asc'],
    given: { [reportPath('products', buyer.uid)]: report('products', buyer.uid) },
  },
  {
    what: 'warnings to a dealer',
    as: 'admin',
    collection: 'warnings',
    equal: { sellerId: dealer.uid },
    orderBy: ['__name__', 'asc'],
    given: { [warningPath]: warning() },
  },
  {
    what: 'own warnings that are not read',
    as: 'dealer',
    collection: 'warnings',
    equal: { sellerId: dealer.uid, readAt: null },
    orderBy: ['__name__', 'asc'],
    given: { [warningPath]: warning() },
  },
  {
    what: 'the count of a saved listing of a dealer',
    as: 'dealer',
    collection: 'savedCounts',
    equal: { sellerId: dealer.uid, collection: 'products', recordId: listingId('car', 'approved') },
    orderBy: ['__name__', 'asc'],
    given: { [saveCountPath(countOf.car)]: saveCount('car', 3) },
  },
  {
    what: 'counts of the saved listings of a dealer, for their sum',
    as: 'dealer',
    collection: 'savedCounts',
    equal: { sellerId: dealer.uid },
    orderBy: ['count', 'asc'],
    given: { [saveCountPath(countOf.car)]: saveCount('car', 3) },
  },
  {
    what: 'reports that are done',
    as: 'admin',
    collection: 'reports',
    equal: {},
    hasTime: 'handledAt',
    orderBy: ['handledAt', 'desc'],
    given: { [reportPath('products', buyer.uid)]: { ...report('products', buyer.uid), handledAt: longAgo } },
  },
  {
    what: 'shown ratings of a dealer',
    as: 'visitor',
    collection: 'ratings',
    equal: { sellerId: dealer.uid, hidden: '' },
    orderBy: ['at', 'desc'],
    given: rated('car'),
  },
  {
    what: 'ratings that a dealer has not answered',
    as: 'dealer',
    collection: 'ratings',
    equal: { sellerId: dealer.uid, answeredAt: null, hidden: '' },
    orderBy: ['__name__', 'asc'],
    given: rated('car'),
  },
  {
    what: 'ratings of a buyer',
    as: 'buyer',
    collection: 'ratings',
    equal: { userId: buyer.uid },
    orderBy: ['__name__', 'asc'],
    given: rated('car'),
  },
  {
    what: 'ratings of a dealer, for the admin',
    as: 'admin',
    collection: 'ratings',
    equal: { sellerId: dealer.uid },
    orderBy: ['__name__', 'asc'],
    given: rated('car'),
  },
  // The copy of their own data, and the deletion of the account.
  ...(
    [
      ['buyer', 'bookings', 'userId', {}],
      ['dealer', 'bookings', 'sellerId', {}],
      ['dealer', 'products', 'sellerId', {}],
      ['dealer', 'bikes', 'sellerId', {}],
      ['dealer', 'ratings', 'sellerId', rated('car')],
      ['buyer', 'reports', 'userId', { [reportPath('products', buyer.uid)]: report('products', buyer.uid) }],
    ] as const
  ).map(
    ([as, path, owner, given]): AppQuery => ({
      what: `all ${path} of a ${as}`,
      as,
      collection: path,
      equal: { [owner]: accounts[as].uid },
      orderBy: ['__name__', 'asc'],
      given,
    }),
  ),
];

/** The query as the SDK sends it; `most` null means without a limit. */
export function toQuery(
  db: Firestore,
  { collection: path, equal, oneOf, atMost, contains, begins, has, hasTime, orderBy: order, thenBy = [] }: AppQuery,
  most: number | null,
): Query {
  return query(
    collection(db, path),
    ...Object.entries(equal).map(([field, value]) => where(field, '==', value)),
    ...(oneOf ? [where(oneOf[0], 'in', oneOf[1])] : []),
    ...(atMost ? [where(atMost[0], '<=', atMost[1])] : []),
    ...(contains ? [where(contains[0], 'array-contains', contains[1])] : []),
    ...(begins ? [where(begins[0], '>=', begins[1]), where(begins[0], '<', `${begins[1]}\uF8FF`)] : []),
    ...(has === undefined ? [] : [where(has, '>=', '')]),
    ...(hasTime === undefined ? [] : [where(hasTime, '>=', Timestamp.fromMillis(0))]),
    ...[order, ...thenBy].map((each) => orderBy(...each)),
    ...(most === null ? [] : [limit(most)]),
  );
}

/** What the admin counts by the week. */
export const countedByWeek: readonly string[] = ['products', 'bikes', 'bookings', 'audit', 'reports'];

/** The most documents that the rules let the query ask for: live listings and weeks are also counted. */
export function mostOf({ as, collection: path, equal }: AppQuery): number {
  if (path === 'savedCounts') return stockLimits.all;
  if (as === 'admin' && countedByWeek.includes(path)) return weekCountLimit;
  return (path === 'products' || path === 'bikes') && equal.approved === true ? foundLimit : listLimit;
}

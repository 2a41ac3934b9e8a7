import { collection, type Firestore, limit, orderBy, type Query, query, Timestamp, where } from 'firebase/firestore';
import { stateFlags } from '../../src/domain/listingState';
import { type ActorName, accounts } from './actors';
import { listingId } from './world';

export interface AppQuery {
  readonly what: string;
  /** Who sends it. */
  readonly as: ActorName;
  readonly collection: string;
  readonly equal: Readonly<Record<string, string | boolean | null>>;
  /** A list that must hold a value. */
  readonly contains?: readonly [field: string, value: string];
  /** A field that a record must have to be found. */
  readonly has?: string;
  /** The same, of a field that holds a time. */
  readonly hasTime?: string;
  readonly orderBy: readonly [field: string, direction: 'asc' | 'desc'];
}

const { buyer, dealer } = accounts;
const live = { approved: true };
const byAge = ['createdAt', 'asc'] as const;
const latestFirst = ['bookingDate', 'desc'] as const;

/** The admin's lists, each of which can be searched. */
const queues = [
  ['all', {}],
  ['pending', { ...stateFlags.pending }],
  ['approved', live],
  ['rejected', { Reject: true }],
] as const;
type Order = AppQuery['orderBy'];

/** Those of the search, besides the usual one. */
const searchOrders: readonly Order[] = [
  ['createdAt', 'desc'],
  ['priceValue', 'asc'],
  ['priceValue', 'desc'],
  ['kilometersValue', 'asc'],
];
const orders: Readonly<Record<'products' | 'bikes', readonly Order[]>> = {
  products: [...searchOrders, ['carYear', 'desc']],
  bikes: [...searchOrders, ['bikeYear', 'desc']],
};

function listingQueries(path: 'products' | 'bikes'): AppQuery[] {
  return [
    { what: `live ${path}`, as: 'visitor', collection: path, equal: live, orderBy: byAge },
    {
      what: `live ${path} of one dealer`,
      as: 'visitor',
      collection: path,
      equal: { sellerId: dealer.uid, ...live },
      orderBy: byAge,
    },
    ...orders[path].map((orderBy) => ({
      what: `live ${path} by ${orderBy.join(' ')}`,
      as: 'visitor' as const,
      collection: path,
      equal: live,
      orderBy,
    })),
    {
      what: `live ${path} with that word and district`,
      as: 'visitor',
      collection: path,
      equal: { ...live, distName: 'Pune', fuelType: 'Petrol' },
      contains: ['searchTokens', 'sample'],
      orderBy: byAge,
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
      const queue = { what: `${what} ${path}`, as: 'admin', collection: path, equal, orderBy: byAge } as const;
      return [queue, { ...queue, what: `${queue.what}, searched`, contains: ['searchTokens', 'sa'] }];
    }),
  ];
}

/** A dealer's orders of one kind: all of them, or those in one state. */
function orderQueries(kind: string, name: string): AppQuery[] {
  const orders = { as: 'dealer', collection: 'bookings', has: name, orderBy: latestFirst } as const;
  return [
    { ...orders, what: `${kind} bookings of a dealer`, equal: { sellerId: dealer.uid } },
    {
      ...orders,
      what: `requested ${kind} bookings of a dealer`,
      equal: { sellerId: dealer.uid, status: 'requested' },
    },
  ];
}

/** Every list that the app asks for. */
export const appQueries: readonly AppQuery[] = [
  { what: 'dealers', as: 'visitor', collection: 'sellers', equal: {}, orderBy: byAge },
  ...listingQueries('products'),
  ...listingQueries('bikes'),
  // Those from a price on, which is the same index.
  { what: 'bikes near a price', as: 'visitor', collection: 'bikes', equal: live, orderBy: ['priceValue', 'asc'] },
  { what: 'own bookings', as: 'buyer', collection: 'bookings', equal: { userId: buyer.uid }, orderBy: latestFirst },
  ...orderQueries('car', 'carName'),
  ...orderQueries('bike', 'bikeName'),
  {
    what: 'decisions on a listing',
    as: 'admin',
    collection: 'audit',
    equal: { collection: 'products', listingId: listingId('car', 'approved') },
    orderBy: ['when', 'desc'],
  },
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
];

/** The query as the SDK sends it; `most` null: without a limit. */
export function toQuery(
  db: Firestore,
  { collection: path, equal, contains, has, hasTime, orderBy: order }: AppQuery,
  most: number | null,
): Query {
  return query(
    collection(db, path),
    ...Object.entries(equal).map(([field, value]) => where(field, '==', value)),
    ...(contains ? [where(contains[0], 'array-contains', contains[1])] : []),
    ...(has === undefined ? [] : [where(has, '>=', '')]),
    ...(hasTime === undefined ? [] : [where(hasTime, '>=', Timestamp.fromMillis(0))]),
    orderBy(...order),
    ...(most === null ? [] : [limit(most)]),
  );
}

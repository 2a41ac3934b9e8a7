import { collection, type Firestore, limit, orderBy, type Query, query, where } from 'firebase/firestore';
import { stateFlags } from '../../src/domain/listingState';
import { type ActorName, accounts } from './actors';

export interface AppQuery {
  readonly what: string;
  /** Who sends it. */
  readonly as: ActorName;
  readonly collection: string;
  readonly equal: Readonly<Record<string, string | boolean>>;
  /** A list that must hold the value. */
  readonly contains?: readonly [field: string, value: string];
  /** A field that a record must have to be found. */
  readonly has?: string;
  readonly orderBy: readonly [field: string, direction: 'asc' | 'desc'];
}

const { buyer, dealer } = accounts;
const live = { approved: true };
const byAge = ['createdAt', 'asc'] as const;
const latestFirst = ['bookingDate', 'desc'] as const;

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
    { what: `${path} to review`, as: 'admin', collection: path, equal: {}, orderBy: byAge },
  ];
}

/** Every list that the app asks for. */
export const appQueries: readonly AppQuery[] = [
  { what: 'dealers', as: 'visitor', collection: 'sellers', equal: {}, orderBy: byAge },
  ...listingQueries('products'),
  ...listingQueries('bikes'),
  { what: 'own bookings', as: 'buyer', collection: 'bookings', equal: { userId: buyer.uid }, orderBy: latestFirst },
  {
    what: 'car bookings of a dealer',
    as: 'dealer',
    collection: 'bookings',
    equal: { sellerId: dealer.uid },
    has: 'carName',
    orderBy: latestFirst,
  },
  {
    what: 'bike bookings of a dealer',
    as: 'dealer',
    collection: 'bookings',
    equal: { sellerId: dealer.uid },
    has: 'bikeName',
    orderBy: latestFirst,
  },
];

/** The query as the SDK sends it; `most` null: without a limit. */
export function toQuery(
  db: Firestore,
  { collection: path, equal, contains, has, orderBy: order }: AppQuery,
  most: number | null,
): Query {
  return query(
    collection(db, path),
    ...Object.entries(equal).map(([field, value]) => where(field, '==', value)),
    ...(contains ? [where(contains[0], 'array-contains', contains[1])] : []),
    ...(has === undefined ? [] : [where(has, '>=', '')]),
    orderBy(...order),
    ...(most === null ? [] : [limit(most)]),
  );
}

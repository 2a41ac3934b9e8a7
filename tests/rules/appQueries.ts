import { collection, type Firestore, limit, orderBy, type Query, query, where } from 'firebase/firestore';
import { type ActorName, accounts } from './actors';

export interface AppQuery {
  readonly what: string;
  /** Who sends it. */
  readonly as: ActorName;
  readonly collection: string;
  readonly equal: Readonly<Record<string, string | boolean>>;
  /** A field that a record must have to be found. */
  readonly has?: string;
  readonly orderBy: readonly [field: string, direction: 'asc' | 'desc'];
}

const { buyer, dealer } = accounts;
const live = { approved: true };
const byAge = ['createdAt', 'asc'] as const;
const latestFirst = ['bookingDate', 'desc'] as const;

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
    { what: `own ${path}`, as: 'dealer', collection: path, equal: { sellerId: dealer.uid }, orderBy: byAge },
    { what: `${path} to review`, as: 'admin', collection: path, equal: {}, orderBy: byAge },
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
  { what: 'cheapest cars', as: 'visitor', collection: 'products', equal: live, orderBy: ['priceValue', 'asc'] },
  { what: 'newest cars', as: 'visitor', collection: 'products', equal: live, orderBy: ['carYear', 'desc'] },
  ...listingQueries('bikes'),
  { what: 'own bookings', as: 'buyer', collection: 'bookings', equal: { userId: buyer.uid }, orderBy: latestFirst },
  ...orderQueries('car', 'carName'),
  ...orderQueries('bike', 'bikeName'),
];

/** The query as the SDK sends it; `most` null: without a limit. */
export function toQuery(
  db: Firestore,
  { collection: path, equal, has, orderBy: order }: AppQuery,
  most: number | null,
): Query {
  return query(
    collection(db, path),
    ...Object.entries(equal).map(([field, value]) => where(field, '==', value)),
    ...(has === undefined ? [] : [where(has, '>=', '')]),
    orderBy(...order),
    ...(most === null ? [] : [limit(most)]),
  );
}

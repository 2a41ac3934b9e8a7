import { isRecordId, type ListingId, paths } from './addresses';

/** The dealer's orders of one listing. */
export function ordersAddress({ kind, id }: ListingId): string {
  return `${paths.dealerBookings}?${new URLSearchParams({ [kind]: id }).toString()}`;
}

/** The listing whose orders an address asks for; null: all orders. */
export function orderedListing(search: URLSearchParams): ListingId | null {
  for (const kind of ['car', 'bike'] as const) {
    const id = search.get(kind);
    if (id !== null && isRecordId(id)) return { kind, id };
  }
  return null;
}

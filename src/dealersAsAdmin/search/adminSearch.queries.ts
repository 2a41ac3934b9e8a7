import { queryOptions } from '@tanstack/react-query';
import { reviewedListing } from '../../decisions/review.queries';
import { queryClient } from '../../lists/queryClient';
import type { ListingId } from '../../shared/addresses/addresses';
import { kindNames } from '../../shared/listingKind';
import type { RecordId, Uid } from '../../shared/valueTypes';
import { meaningOf } from './adminSearch';
import { findDealersByName, findDealersByPhone } from './dealerSearch.service';

/** Queries of the admin's search. Answers younger than a minute are not asked again. */

const staleTime = 60_000;

/**
 * The dealers with that phone number, or whose names begin with it. Five reads at most, and one for each who is not
 * public.
 */
export function foundDealers(typed: string) {
  const meaning = meaningOf(typed);
  const text = typed.trim();
  return queryOptions({
    queryKey: ['admin', 'foundDealers', meaning.what === 'phone' ? meaning.phone : text.toLowerCase()],
    queryFn: () => (meaning.what === 'phone' ? findDealersByPhone(meaning.phone) : findDealersByName(text)),
    enabled: text.length > 1,
    staleTime,
  });
}

/** What a typed text leads to. */
export type Target =
  | { readonly what: 'listing'; readonly listing: ListingId }
  | { readonly what: 'dealer'; readonly id: Uid }
  /** Lists of listings and of dealers. */
  | { readonly what: 'lists' };

async function listingWithId(id: RecordId<'listing'>): Promise<ListingId | undefined> {
  const listings = kindNames.map((kind) => ({ kind, id }));
  const found = await Promise.all(
    listings.map((listing) => queryClient.fetchQuery({ ...reviewedListing(listing), staleTime })),
  );
  return listings.find((_, index) => found[index]);
}

/**
 * Looks up what the text names. An address costs no read, an id two, a phone number one for each dealer who has it.
 *
 * @throws AppError
 */
export async function lookUp(typed: string): Promise<Target> {
  const meaning = meaningOf(typed);
  switch (meaning.what) {
    case 'listing':
      return meaning;
    case 'id': {
      const listing = await listingWithId(meaning.id);
      return listing ? { what: 'listing', listing } : { what: 'lists' };
    }
    case 'phone': {
      const [dealer, other] = await queryClient.fetchQuery(foundDealers(typed));
      return dealer && !other ? { what: 'dealer', id: dealer.profile.id } : { what: 'lists' };
    }
    case 'words':
      return { what: 'lists' };
  }
}

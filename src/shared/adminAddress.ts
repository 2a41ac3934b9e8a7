import { type ListingId, paths } from './addresses';

/**
 * What the admin looks at stands in the address, so that a login after a reload leads back there (ADMIN-13): the tab,
 * and a post or a dealer.
 */
export interface AdminPlace {
  readonly tab: string;
  readonly post?: ListingId | null;
  /** The id of a dealer. */
  readonly dealer?: string | null;
}

export function adminAddress({ tab, post, dealer }: AdminPlace): string {
  const place = new URLSearchParams({ tab });
  if (post) place.set('post', `${post.kind}_${post.id}`);
  if (dealer) place.set('dealer', dealer);
  return `${paths.adminLogin}?${place}`;
}

/** What the search of an address says; '' and null for what it does not say. */
export function adminPlaceAt(search: URLSearchParams): Required<AdminPlace> {
  const [, kind, id] = /^(car|bike)_([\w-]{1,128})$/.exec(search.get('post') ?? '') ?? [];
  const [dealer = null] = /^[\w-]{1,128}$/.exec(search.get('dealer') ?? '') ?? [];
  const post: ListingId | null = kind && id ? { kind: kind === 'car' ? 'car' : 'bike', id } : null;
  return { tab: search.get('tab') ?? '', post, dealer };
}

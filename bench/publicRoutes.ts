import { listings } from '../demo/catalogue/listings';
import { routesOf } from '../src/app/routes';
import { listingAddress, type Path, paths } from '../src/shared/addresses/addresses';

export interface PublicRoute {
  readonly path: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
}

/** The first approved listing of the demo data. */
function firstListing(kind: 'car' | 'bike'): string {
  return listings.find(({ id, fields }) => id.startsWith(`demo-${kind}-`) && fields.approved === true)?.id ?? '';
}

/** The address of a listing, as an example of them all. */
export function exampleOf(kind: 'car' | 'bike'): string {
  return listingAddress({ kind, id: firstListing(kind) });
}

/**
 * Every prerendered address.
 *
 * @param sellerId the dealer whose page is measured
 */
export function publicRoutes(sellerId: string): readonly PublicRoute[] {
  const ids: Partial<Record<Path, string>> = {
    [paths.dealer]: sellerId,
    [paths.car]: firstListing('car'),
    [paths.bike]: firstListing('bike'),
  };
  return routesOf('public')
    .filter(({ prerendered }) => prerendered)
    .map(({ path, audience }) => ({
      path: path.replace(':id', ids[path] ?? ''),
      indexed: !audience.includes('admin'),
    }));
}

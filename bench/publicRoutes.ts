import { listings } from '../demo/catalogue/listings';
import { routesOf } from '../src/app/routes';
import { type Path, paths } from '../src/shared/addresses/addresses';

export interface PublicRoute {
  readonly path: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
}

/** The first approved listing of the demo data, as an example. */
function firstListing(kind: 'car' | 'bike'): string {
  return listings.find(({ id, fields }) => id.startsWith(`demo-${kind}-`) && fields.approved === true)?.id ?? '';
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
    .filter(({ file }) => file !== undefined)
    .map(({ path, audience }) => ({
      path: path.replace(':id', ids[path] ?? ''),
      indexed: !audience.includes('admin'),
    }));
}

import { readableAt } from '../readable/readableAddress';
import { dealerAddress, isRecordId, legalAddresses, listAddress, type Path, paths } from './addresses';

/** What people type besides the name of a page. Case, blanks, hyphens and a plural 's' make no difference. */
const alsoTyped: Readonly<Partial<Record<keyof typeof paths, readonly string[]>>> = {
  home: ['home', 'index'],
  cars: ['usedcar', 'search', 'vehicle'],
  bikes: ['usedbike'],
  dealers: ['dealer', 'seller', 'sellerprofile', 'dealerprofile'],
  dealer: ['seller', 'sellerprofile', 'sellersprofile'],
  buyerLogin: ['userlogin', 'buyerlogin', 'signin'],
  buyerSignUp: ['buyersignup', 'signup', 'register'],
  dealerLogin: ['sellerlogin', 'dealerlogin'],
  dealerSignUp: ['sellersignup', 'dealersignup'],
  adminLogin: ['admin'],
  contact: ['contact', 'support'],
  myBookings: ['booking'],
  mySearches: ['mysearch', 'searches', 'savedsearch', 'savedsearches'],
  myAccount: ['account', 'profile', 'myprofile'],
  saved: ['favourite', 'favorite', 'wishlist'],
  compare: ['comparison'],
  stock: ['sellerproduct', 'product', 'myvehicle'],
  dealerBookings: ['order', 'orderslist'],
  newCar: ['addcar', 'newcar'],
  newBike: ['addbike', 'newbike'],
  editCar: ['editcar'],
  editBike: ['editbike'],
};

const alsoTypedParts = new Map<string, string>([
  ['privacy', legalAddresses.privacy],
  ['privacypolicy', legalAddresses.privacy],
  ['term', legalAddresses.terms],
  ['termsofuse', legalAddresses.terms],
]);

/** One part of an address as people may mean it: 'Contact-Us' → 'contactu'; null if it cannot be decoded. */
function wordIn(part: string): string | null {
  try {
    return decodeURIComponent(part)
      .toLowerCase()
      .replace(/\.html?$/, '')
      .replace(/[\s\p{P}]/gu, '')
      .replace(/s$/, '');
  } catch {
    return null;
  }
}

/** '' for the end of an address, '/:id' if an id follows. */
type Rest = '' | '/:id';

function namesOf(path: Path): { readonly name: string; readonly rest: Rest } {
  const [, name = '', id] = path.split('/');
  return { name, rest: id === undefined ? '' : '/:id' };
}

/** Each path by all that people type for it. */
const typedPaths: ReadonlyMap<string, Path> = new Map(
  (Object.keys(paths) as (keyof typeof paths)[]).flatMap((key) => {
    const path = paths[key];
    const { name, rest } = namesOf(path);
    return [name, ...(alsoTyped[key] ?? [])].map((word) => [`${wordIn(word)}${rest}`, path] as const);
  }),
);

/** The address of a list with more parts: those of a make, a model or a place are lower case, an id stays as it is. */
function listedAddress(list: string, parts: readonly string[]): string | null {
  const named = `${list}/${parts.join('/')}`.toLowerCase();
  if (parts.length > 2) return null;
  if (parts.length === 2 || readableAt(named)) return named;
  return parts.every(isRecordId) ? `${list}/${parts.join('/')}` : null;
}

function pathMeant(pathname: string): string | null {
  const [first = '', ...others] = pathname.split('/').filter((part) => part !== '');
  const word = wordIn(first);
  if (word === null || (word === '' && first !== '')) return null;
  const [id] = others;
  if (id === undefined) return typedPaths.get(word) ?? alsoTypedParts.get(word) ?? null;
  if (word === 'car' || word === 'bike') return listedAddress(listAddress(word), others);
  const path = typedPaths.get(`${word}/:id`);
  if (path === undefined || others.length > 1 || !isRecordId(id)) return null;
  return path === paths.dealer ? dealerAddress(id) : path.replace(':id', id);
}

/**
 * The address that one with another spelling means (NAV-28): /Cars?sort=cheapest means /cars?sort=cheapest, /dealers means
 * /SellersProfiles, and /CARS/Maruti-Suzuki means /cars/maruti-suzuki. The ids of records are case-sensitive, and stay as
 * they are. null if it means none, or has the spelling of our own paths.
 */
export function typedAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const meant = pathMeant(pathname);
  if (meant === null || meant === pathname) return null;
  return meant.includes('#') ? meant.replace('#', `${search}#`) : `${meant}${search}${hash}`;
}

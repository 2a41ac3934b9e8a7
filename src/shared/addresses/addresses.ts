import { kindNames, type ListingKind } from '../listingKind';
import type { RecordId, Uid } from '../valueTypes';

/** The tabs of the home page. The script in the head of each page has these, not all paths. */
const tabs = { home: '/', bikes: '/bikes', cars: '/cars', dealers: '/SellersProfiles' } as const;
const contact = '/ContactUs';

/** Every path of the site; ':id' stands for the id of a record. src/app/routes.ts says which page each path shows. */
export const paths = {
  ...tabs,
  bike: '/bikes/:id',
  car: '/cars/:id',
  dealer: '/dealers/:id',
  buyerLogin: '/login',
  buyerSignUp: '/UserSignUp',
  dealerLogin: '/slogin',
  dealerSignUp: '/sSignup',
  adminLogin: '/AdminLogin',
  contact,
  myBookings: '/MyBookings',
  mySearches: '/MySearches',
  myAccount: '/MyAccount',
  saved: '/Saved',
  compare: '/compare',
  stock: '/SellerProducts',
  dealerBookings: '/orderlist',
  newCar: '/NewCarProduct',
  newBike: '/NewBikeProduct',
  editCar: '/EditCarProduct/:id',
  editBike: '/EditBikeProduct/:id',
  editProfile: '/EditProfile',
} as const;

/** The parts of the contact page with the privacy policy and the terms. Their hash is the id of the part. */
export const legalAddresses = { privacy: `${contact}#privacy`, terms: `${contact}#terms` } as const;

export const tabPaths: readonly Path[] = Object.values(tabs);

/** The address of the app shell, which Hosting sends at all addresses without a prerendered page. */
export const appShellPath = '/app';

/** The file of a prerendered page: Hosting sends it at its path, without '.html' (`cleanUrls`). */
export function fileOf(path: string): string {
  // Windows allows no ':' in the name of a file.
  return path === paths.home ? 'index.html' : `${path.slice(1).replace(':', '_')}.html`;
}

export type Path = (typeof paths)[keyof typeof paths];

/** The listing that an address names. */
export interface ListingId {
  readonly kind: ListingKind;
  readonly id: RecordId<'listing'>;
}

/** Matches every id that a record can have, whether the app or Firestore made it. Other ids are not requested. */
const possibleId = /^[\w-]{1,128}$/;

export function isRecordId(id: string): boolean {
  return possibleId.test(id);
}

/**
 * The id in an address that matches the path; '' if the path has no id; null if the address does not match. Parts of a
 * path with other names than ':id' match any text.
 */
export function idAt(path: string, pathname: string): string | null {
  const pattern = path.replace(':id', '([^/]+)').replace(/:\w+/g, '[^/]+');
  const address = new RegExp(`^(?!//)${pattern}/*$`).exec(pathname);
  if (!address) return null;
  const [, id] = address;
  return id === undefined || isRecordId(id) ? (id ?? '') : null;
}

export function isAddress(pathname: string): boolean {
  return Object.values(paths).some((path) => idAt(path, pathname) !== null);
}

export function isTab(pathname: string): boolean {
  return tabPaths.some((path) => idAt(path, pathname) !== null);
}

function withId(path: Path, id: string): string {
  return path.replace(':id', encodeURIComponent(id));
}

export function listingAddress({ kind, id }: ListingId): string {
  return withId(paths[kind], id);
}

/** The listing at an address; null if it is not the address of a listing. */
export function listingAt(pathname: string): ListingId | null {
  for (const kind of kindNames) {
    const id = idAt(paths[kind], pathname);
    if (id !== null) return { kind, id };
  }
  return null;
}

export function listAddress(kind: ListingId['kind']): string {
  return kind === 'car' ? paths.cars : paths.bikes;
}

export function bodyTypeAddress(kind: ListingId['kind'], bodyType: string): string {
  return `${listAddress(kind)}?bodyType=${bodyType}`;
}

export function dealerAddress(id: Uid): string {
  return withId(paths.dealer, id);
}

export function newListingAddress(kind: ListingId['kind']): string {
  return kind === 'car' ? paths.newCar : paths.newBike;
}

export function editListingAddress({ kind, id }: ListingId): string {
  return withId(kind === 'car' ? paths.editCar : paths.editBike, id);
}

type Asked = Pick<Location, 'pathname' | 'search'>;

/** Whether it is the address of a search: a list with filters, words or an order. */
export function isSearchAddress({ pathname, search }: Asked): boolean {
  return (
    [paths.cars, paths.bikes].some((path) => idAt(path, pathname) !== null) && new URLSearchParams(search).size > 0
  );
}

/** Whether the page that was prerendered for a path is a list, which depends on the parameters of the address. */
export function isListPath(path: string): boolean {
  return [tabs.cars, tabs.bikes].some((list) => path === list || (path.startsWith(`${list}/`) && !path.includes(':')));
}

/** Whether a search has conditions (filters or words), which the page shows as chips; an order alone is none. */
export function hasConditions({ pathname, search }: Asked): boolean {
  return (
    isSearchAddress({ pathname, search }) && [...new URLSearchParams(search).keys()].some((name) => name !== 'sort')
  );
}

/** The paths by the value of the old parameter `tab`, which chose the list on the home page. */
const tabsOfOldAddresses = new Map<string | null, string>(Object.entries(tabs));

/** The parameter with a typed text that the list understands as if it were typed into its search box (NAV-18). */
export const typedTextParameter = 'say';

export function typedTextAddress(text: string): string {
  return `${paths.cars}?${new URLSearchParams({ [typedTextParameter]: text }).toString()}`;
}

/** The current address for an old one: '/?tab=cars&q=swift' → '/cars?q=swift'; null if it is not an old address. */
export function redirectTarget({ pathname, search }: Asked): string | null {
  const asked = new URLSearchParams(search);
  const path = tabsOfOldAddresses.get(asked.get('tab'));
  if (pathname !== tabs.home || path === undefined) return null;
  asked.delete('tab');
  const rest = asked.toString();
  return rest === '' ? path : `${path}?${rest}`;
}

import type { ComponentType } from 'react';
import type { EarlyQuery } from '../firebase/earlyAnswers';
import { type Path, paths } from '../shared/addresses/addresses';
import type { ListingKind } from '../shared/listingKind';
import { loadNames } from '../shared/readable/loadNames';
import { makesOf, pathsOfTwoParts, readableAddress, readableAt } from '../shared/readable/readableAddress';
import { loadedOnce } from '../ui/browser/loadedOnce';
import { navTexts, tabTexts } from './texts';

/** Who sees a page. The admin logs in on the public site; a dealer who is logged in has a site of its own. */
type Audience = 'public' | 'dealer' | 'admin';

const everySite = ['public', 'dealer'] as const;

export type Site = (typeof everySite)[number];

/** The parts of the navigation that link to a page. */
type Place = 'tabs' | 'bar' | 'start' | 'buyer' | 'account' | 'buyerMenu' | 'dealerMenu' | 'addMenu' | 'end';

interface Prerendered {
  /** Whether the build makes a file of the page (`fileOf`), which Hosting sends at this address. If not, it sends the app shell. */
  readonly prerendered?: true;
  /**
   * The early queries: what the page shows first, requested while the app's code is downloading. `:id` stands for the
   * id in the address.
   */
  readonly early?: () => Promise<readonly EarlyQuery[]>;
}

interface OtherAddress extends Prerendered {
  readonly path: string;
}

interface Page {
  readonly load: () => Promise<{ readonly default: ComponentType<object> }>;
  readonly props: object;
}

export interface AppRoute extends Page, Prerendered {
  readonly path: Path;
  /** Further addresses of the page: the readable addresses of a list. */
  readonly also?: readonly OtherAddress[];
  readonly audience: readonly Audience[];
  /** Downloads more chunks, which the page shows at this address besides its own. */
  readonly alsoLoad?: (pathname: string) => Promise<unknown>;
  /** The text of the link in each part of the navigation. Links have the order of this table. */
  readonly links?: Partial<Readonly<Record<Place, string>>>;
}

/** Each page is a chunk of its own, which is downloaded when it is needed. */
function page<Props extends object>(
  download: () => Promise<{ readonly default: ComponentType<Props> }>,
  props: Props,
): Page {
  // The props differ from page to page, so the table drops their type. The parameters above have checked them.
  return { load: loadedOnce(download) as unknown as Page['load'], props };
}

const listingLists = () => import('../listings/listingLists.service');
const dealerLists = () => import('../dealers/dealerLists.service');
const listPage = () => import('../pages/public/ListPage');
const listingPage = () => import('../pages/public/ListingPage');
const loginPage = () => import('../pages/public/LoginPage');
const signUpPage = () => import('../pages/public/SignUpPage');
const newListingPage = () => import('../pages/dealer/NewListingPage');
const editListingPage = () => import('../pages/dealer/EditListingPage');

/** What a list shows besides itself: the tools, and at a readable address the results of a search. */
async function listParts(pathname: string): Promise<void> {
  const readable = readableAt(pathname);
  await Promise.allSettled([
    import('../search/SearchTools'),
    readable && import('../pages/public/FoundListings'),
    readable && readable.by !== 'make' && loadNames(),
  ]);
}

async function newestFirst(kind: ListingKind): Promise<EarlyQuery> {
  const { firstPageOfNewest } = await listingLists();
  return { query: firstPageOfNewest(kind), withPhoto: true, known: kind };
}

/**
 * The readable addresses of a list (SEARCH-30). The pages of makes are prerendered, each into a file of its own: an id
 * of a listing looks like a make, and only Hosting can tell them apart before the app is there.
 */
function readableAddresses(kind: ListingKind): readonly OtherAddress[] {
  const makes = makesOf(kind).map((make): OtherAddress => {
    const path = readableAddress({ by: 'make', kind, make });
    return {
      path,
      prerendered: true,
      early: async () => [
        { query: (await import('../search/searchPlan.service')).firstPageOfMake(kind, make), withPhoto: true },
      ],
    };
  });
  return [...makes, ...pathsOfTwoParts(kind).map((path) => ({ path }))];
}

/** The pages of both sites. firebase.json repeats the prerendered addresses with an id; a test compares the two. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.home,
    audience: ['public'],
    ...page(() => import('../pages/public/HomePage'), {}),
    prerendered: true,
    early: async () => [await newestFirst('car')],
    links: { tabs: tabTexts.home, bar: navTexts.home, start: navTexts.home },
  },
  {
    path: paths.bikes,
    audience: everySite,
    ...page(listPage, { kind: 'bike' }),
    also: readableAddresses('bike'),
    alsoLoad: listParts,
    prerendered: true,
    early: async () => [await newestFirst('bike')],
    links: { tabs: tabTexts.bikes },
  },
  {
    path: paths.cars,
    audience: everySite,
    ...page(listPage, { kind: 'car' }),
    also: readableAddresses('car'),
    alsoLoad: listParts,
    prerendered: true,
    early: async () => [await newestFirst('car')],
    links: { tabs: tabTexts.cars, bar: navTexts.search },
  },
  {
    path: paths.dealers,
    audience: everySite,
    ...page(() => import('../pages/public/DealersPage'), {}),
    prerendered: true,
    early: async () => [{ query: (await dealerLists()).firstDealers }],
    links: { tabs: tabTexts.dealers },
  },
  {
    path: paths.bike,
    audience: everySite,
    ...page(listingPage, { kind: 'bike' }),
    prerendered: true,
    early: async () => [{ query: (await listingLists()).listingQuery({ kind: 'bike', id: ':id' }), withPhoto: true }],
  },
  {
    path: paths.car,
    audience: everySite,
    ...page(listingPage, { kind: 'car' }),
    prerendered: true,
    early: async () => [{ query: (await listingLists()).listingQuery({ kind: 'car', id: ':id' }), withPhoto: true }],
  },
  {
    path: paths.dealer,
    audience: everySite,
    ...page(() => import('../pages/public/DealerPage'), {}),
    prerendered: true,
    // The bikes are below the cars, and are requested when they come near the viewport.
    early: async () => [
      { query: (await dealerLists()).publicDealersWithIds([':id']) },
      { query: (await listingLists()).firstPageOfDealer('car', ':id'), withPhoto: true },
    ],
  },
  {
    path: paths.saved,
    audience: ['public'],
    ...page(() => import('../pages/public/SavedPage'), {}),
    links: { bar: navTexts.saved, start: navTexts.saved },
  },
  { path: paths.compare, audience: ['public'], ...page(() => import('../pages/public/ComparePage'), {}) },
  {
    path: paths.mySearches,
    audience: ['public'],
    ...page(() => import('../pages/public/MySearchesPage'), {}),
    links: { start: navTexts.mySearches },
  },
  {
    path: paths.myBookings,
    audience: ['public'],
    ...page(() => import('../pages/public/MyBookingsPage'), {}),
    links: { bar: navTexts.bookings, buyer: navTexts.myBookings },
  },
  {
    path: paths.myAccount,
    audience: everySite,
    ...page(() => import('../pages/public/AccountPage'), {}),
    links: { account: navTexts.myAccount },
  },
  {
    path: paths.buyerLogin,
    audience: ['public'],
    ...page(loginPage, { account: 'buyer' }),
    prerendered: true,
    links: { buyerMenu: navTexts.buyerLogin },
  },
  {
    path: paths.buyerSignUp,
    audience: ['public'],
    ...page(signUpPage, { account: 'buyer' }),
    prerendered: true,
    links: { buyerMenu: navTexts.buyerSignUp },
  },
  {
    path: paths.dealerLogin,
    audience: ['public'],
    ...page(loginPage, { account: 'dealer' }),
    prerendered: true,
    links: { dealerMenu: navTexts.dealerLogin },
  },
  {
    path: paths.dealerSignUp,
    audience: ['public'],
    ...page(signUpPage, { account: 'dealer' }),
    prerendered: true,
    links: { dealerMenu: navTexts.dealerSignUp },
  },
  {
    path: paths.contact,
    audience: everySite,
    ...page(() => import('../pages/public/ContactPage'), {}),
    prerendered: true,
    links: { end: navTexts.contact },
  },
  {
    path: paths.adminLogin,
    audience: ['admin'],
    ...page(() => import('../pages/admin/AdminPage'), {}),
    prerendered: true,
  },
  {
    path: paths.home,
    audience: ['dealer'],
    ...page(() => import('../pages/dealer/TodayPage'), {}),
    links: { start: navTexts.today },
  },
  {
    path: paths.stock,
    audience: ['dealer'],
    ...page(() => import('../pages/dealer/StockPage'), {}),
    links: { start: navTexts.stock },
  },
  {
    path: paths.dealerBookings,
    audience: ['dealer'],
    ...page(() => import('../pages/dealer/BookingsPage'), {}),
    links: { start: navTexts.orders },
  },
  {
    path: paths.newCar,
    audience: ['dealer'],
    ...page(newListingPage, { kind: 'car' }),
    links: { addMenu: navTexts.addCar },
  },
  {
    path: paths.newBike,
    audience: ['dealer'],
    ...page(newListingPage, { kind: 'bike' }),
    links: { addMenu: navTexts.addBike },
  },
  { path: paths.editCar, audience: ['dealer'], ...page(editListingPage, { kind: 'car' }) },
  { path: paths.editBike, audience: ['dealer'], ...page(editListingPage, { kind: 'bike' }) },
  { path: paths.editProfile, audience: ['dealer'], ...page(() => import('../pages/dealer/EditProfilePage'), {}) },
];

export function routesOf(site: Site): readonly AppRoute[] {
  return routes.filter(({ audience }) => audience.some((who) => (who === 'dealer') === (site === 'dealer')));
}

export interface PageLink {
  readonly type: 'link';
  readonly label: string;
  readonly to: Path;
}

export function linksIn(site: Site, place: Place): readonly PageLink[] {
  return routesOf(site).flatMap(({ path, links }) => {
    const label = links?.[place];
    return label === undefined ? [] : { type: 'link', label, to: path };
  });
}

/** Pages that show the tabs: those of the tabs, and a listing, which belongs to the tab of its kind. */
export function isBelowTabs({ path, links }: AppRoute): boolean {
  return links?.tabs !== undefined || path === paths.car || path === paths.bike;
}

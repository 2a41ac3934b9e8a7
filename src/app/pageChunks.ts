import { type HomeTab, toHomeTab } from '../pages/public/homeTabs';
import type { FetchPage } from './usePrefetch';

/** Kept already: whoever asks it `then` is answered on the spot, as React does of what it loads lazily. */
function keptPromise<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: it stands for a promise
  return { then: (answer: (value: Value) => unknown) => answer(value) } as unknown as Promise<Value>;
}

/**
 * A page that is downloaded before it is asked for is shown at once. Else React would put aside, for a moment, the same
 * page as it was rendered when the app was built, with all that is typed in it.
 */
function remembered<Module>(download: () => Promise<Module>): () => Promise<Module> {
  let known: Module | undefined;
  return () => {
    if (known) return keptPromise(known);
    return download().then((module) => {
      known = module;
      return module;
    });
  };
}

/** The public site's pages, each downloaded when it is needed; the home page comes with the site itself. */
export const pageChunks = {
  login: remembered(() => import('../pages/public/LoginPage')),
  signUp: remembered(() => import('../pages/public/SignUpPage')),
  admin: remembered(() => import('../pages/admin/AdminPage')),
  contact: remembered(() => import('../pages/public/ContactPage')),
  myBookings: remembered(() => import('../pages/public/MyBookingsPage')),
  seller: remembered(() => import('../pages/public/SellerPage')),
  sellers: remembered(() => import('../pages/public/SellersPage')),
  vehicle: remembered(() => import('../pages/public/VehiclePage')),
} as const;

/** By the first part of their addresses, of which each page has its own. */
const chunksByAddress: Readonly<Record<string, () => Promise<unknown>>> = {
  login: pageChunks.login,
  slogin: pageChunks.login,
  UserSignUp: pageChunks.signUp,
  sSignup: pageChunks.signUp,
  AdminLogin: pageChunks.admin,
  ContactUs: pageChunks.contact,
  MyBookings: pageChunks.myBookings,
  dealers: pageChunks.seller,
  SellersProfiles: pageChunks.sellers,
  cars: pageChunks.vehicle,
  bikes: pageChunks.vehicle,
};

const search = () => import('../pages/public/search/SearchTools');

/** What the tabs of the home page show beside what comes with the site itself. */
const chunksByTab: Readonly<Record<HomeTab, (() => Promise<unknown>) | null>> = {
  home: null,
  bikes: search,
  cars: search,
  dealers: () => import('../pages/public/SellerList'),
};

function chunkAt({ pathname, search: query }: Pick<Location, 'pathname' | 'search'>): (() => Promise<unknown>) | null {
  const [, first = ''] = pathname.split('/');
  if (first === '') return chunksByTab[toHomeTab(new URLSearchParams(query).get('tab'))];
  return Object.hasOwn(chunksByAddress, first) ? (chunksByAddress[first] ?? null) : null;
}

/** Downloads a page before it is shown. That it fails is said when the page is shown. */
export const fetchPage: FetchPage = async (address) => {
  try {
    await chunkAt(address)?.();
  } catch {
    // The page asks again.
  }
};

/** The public site's pages, each downloaded when it is needed; the home page comes with the site itself. */
export const pageChunks = {
  login: () => import('../pages/public/LoginPage'),
  signUp: () => import('../pages/public/SignUpPage'),
  admin: () => import('../pages/admin/AdminPage'),
  contact: () => import('../pages/public/ContactPage'),
  myBookings: () => import('../pages/public/MyBookingsPage'),
  seller: () => import('../pages/public/SellerPage'),
  sellers: () => import('../pages/public/SellersPage'),
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
};

/** Downloads a page before it is shown. That it fails is said when the page is shown, which asks again. */
export async function fetchPage(pathname: string): Promise<void> {
  const [, address = ''] = pathname.split('/');
  if (!Object.hasOwn(chunksByAddress, address)) return;
  await chunksByAddress[address]?.().catch(() => undefined);
}

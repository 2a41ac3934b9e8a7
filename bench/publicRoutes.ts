import { listings } from '../emulators/demo/catalogue/listings';
import { homeTabPath, homeTabs } from '../src/pages/public/homeTabs';

export interface PublicRoute {
  readonly path: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
}

const open = (path: string): PublicRoute => ({ path, indexed: true });

/** The first car of the demo; it stands for all vehicles. */
const carId = listings.find(({ fields }) => fields.approved === true)?.id ?? '';

/**
 * Every address that somebody who is not logged in can open.
 *
 * @param sellerId of a dealer whose page stands for all of them
 */
export function publicRoutes(sellerId: string): readonly PublicRoute[] {
  return [
    ...homeTabs.map(({ name }) => open(homeTabPath(name))),
    open('/SellersProfiles'),
    open(`/dealers/${sellerId}`),
    open(`/cars/${carId}`),
    open('/login'),
    open('/slogin'),
    open('/UserSignUp'),
    open('/sSignup'),
    open('/ContactUs'),
    { path: '/AdminLogin', indexed: false },
  ];
}

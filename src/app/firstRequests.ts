import { sellerIdAt } from '../domain/sellerAddress';
import { vehicleAt } from '../domain/vehicleAddress';
import { asksForSome, toHomeTab } from '../pages/public/homeTabs';
import type { FirestoreRequest } from '../services/firestoreQuery';
import {
  allSellers,
  approved,
  approvedOfSeller,
  cheapestApproved,
  firstPageRequest,
  sellersRequest,
  vehicleRequest,
} from '../services/firstLists';

export interface FirstRequest {
  readonly request: FirestoreRequest;
  /** The first vehicle's photo is what is seen first. */
  readonly withPhoto?: true;
  /** The vehicles' dealers are asked for next. */
  readonly withSellers?: true;
}

const requestOfTab: Readonly<Record<ReturnType<typeof toHomeTab>, FirstRequest>> = {
  home: { request: firstPageRequest(cheapestApproved('car')), withSellers: true },
  bikes: { request: firstPageRequest(approved('bike')), withPhoto: true, withSellers: true },
  cars: { request: firstPageRequest(approved('car')), withPhoto: true, withSellers: true },
  dealers: { request: firstPageRequest(allSellers) },
};

/** The bikes stand below, and must not share the line with what is seen first: they are asked for when they come near. */
function requestsOfSeller(id: string): readonly FirstRequest[] {
  return [
    { request: sellersRequest([id]) },
    { request: firstPageRequest(approvedOfSeller('car', id)), withPhoto: true },
  ];
}

/** What the page at this address of the public site shows first. */
export function firstRequestsAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): readonly FirstRequest[] {
  if (pathname === '/') {
    const address = new URLSearchParams(search);
    return asksForSome(address) ? [] : [requestOfTab[toHomeTab(address.get('tab'))]];
  }
  if (pathname === '/SellersProfiles') return [requestOfTab.dealers];
  const sellerId = sellerIdAt(pathname);
  if (sellerId !== null) return requestsOfSeller(sellerId);
  const vehicle = vehicleAt(pathname);
  return vehicle ? [{ request: vehicleRequest(vehicle), withPhoto: true, withSellers: true }] : [];
}

import { vehicleAt } from '../domain/vehicleAddress';
import { asksForSome, toHomeTab } from '../pages/public/homeTabs';
import {
  allSellers,
  approved,
  approvedOfSeller,
  askEarlyForList,
  askEarlyForSeller,
  askEarlyForVehicle,
  cheapestApproved,
} from '../services/firstLists';

const listOfTab = {
  home: cheapestApproved('car'),
  bikes: approved('bike'),
  cars: approved('car'),
  dealers: allSellers,
} as const;

function askForSeller(id: string): void {
  askEarlyForSeller(id);
  askEarlyForList(approvedOfSeller('car', id));
  askEarlyForList(approvedOfSeller('bike', id));
}

/** Asks for what the page at this address of the public site shows first, before the page's code is there. */
export function askEarlyAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (pathname === '/') {
    const address = new URLSearchParams(search);
    const tab = toHomeTab(address.get('tab'));
    const isSearch = (tab === 'cars' || tab === 'bikes') && asksForSome(address);
    if (!isSearch) askEarlyForList(listOfTab[tab]);
  }
  if (pathname === '/SellersProfiles') askEarlyForList(allSellers);
  const sellerId = pathname.match(/^\/dealers\/([A-Za-z0-9_-]+)$/)?.[1];
  if (sellerId) askForSeller(sellerId);
  const vehicle = vehicleAt(pathname);
  if (vehicle) askEarlyForVehicle(vehicle);
}

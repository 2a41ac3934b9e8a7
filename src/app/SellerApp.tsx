import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { accountMessages } from '../domain/messages';
import { logOutSeller } from '../services/accounts';
import { showError } from '../ui/dialogs';
import type { NavItem } from './navigation';
import { Shell } from './Shell';

const pageChunks = {
  profile: () => import('../pages/seller/ProfilePage'),
  vehicles: () => import('../pages/seller/MyVehiclesPage'),
  orders: () => import('../pages/seller/OrdersPage'),
  newVehicle: () => import('../pages/seller/NewVehiclePage'),
  editVehicle: () => import('../pages/seller/EditVehiclePage'),
  editProfile: () => import('../pages/seller/EditProfilePage'),
  vehicle: () => import('../pages/public/VehiclePage'),
} as const;

const ProfilePage = lazy(pageChunks.profile);
const MyVehiclesPage = lazy(pageChunks.vehicles);
const OrdersPage = lazy(pageChunks.orders);
const NewVehiclePage = lazy(pageChunks.newVehicle);
const EditVehiclePage = lazy(pageChunks.editVehicle);
const EditProfilePage = lazy(pageChunks.editProfile);
const VehiclePage = lazy(pageChunks.vehicle);
const NotFoundPage = lazy(() => import('../pages/NotFoundPage'));

/** By the first part of their addresses, of which each page has its own. */
const chunksByAddress: Readonly<Record<string, () => Promise<unknown>>> = {
  '': pageChunks.profile,
  SellerProducts: pageChunks.vehicles,
  orderlist: pageChunks.orders,
  NewCarProduct: pageChunks.newVehicle,
  NewBikeProduct: pageChunks.newVehicle,
  EditCarProduct: pageChunks.editVehicle,
  EditBikeProduct: pageChunks.editVehicle,
  EditProfile: pageChunks.editProfile,
  cars: pageChunks.vehicle,
  bikes: pageChunks.vehicle,
};

/** Downloads a page before it is shown. That it fails is said when the page is shown, which asks again. */
async function fetchPage({ pathname }: Pick<Location, 'pathname'>): Promise<void> {
  const [, address = ''] = pathname.split('/');
  if (!Object.hasOwn(chunksByAddress, address)) return;
  await chunksByAddress[address]?.().catch(() => undefined);
}

/** Clears local storage and starts over at the root (spec 2). */
async function logOut(): Promise<void> {
  try {
    await logOutSeller();
  } catch {
    await showError(accountMessages.logoutFailed);
    return;
  }
  window.location.assign('/');
}

const items: readonly NavItem[] = [
  { type: 'link', label: 'My Profile', to: '/' },
  { type: 'link', label: 'My Vehicles', to: '/SellerProducts' },
  { type: 'link', label: 'Order List', to: '/orderlist' },
  {
    type: 'menu',
    label: 'Add Vehicle',
    items: [
      { type: 'link', label: 'Add Car', to: '/NewCarProduct' },
      { type: 'link', label: 'Add Bike', to: '/NewBikeProduct' },
    ],
  },
  { type: 'action', label: 'Logout', run: () => void logOut() },
];

/** What a logged-in dealer sees (spec 2). */
export default function SellerApp() {
  return (
    <Routes>
      <Route element={<Shell label="Dealer" items={items} fetchPage={fetchPage} />}>
        <Route index element={<ProfilePage />} />
        <Route path="/SellerProducts" element={<MyVehiclesPage />} />
        <Route path="/orderlist" element={<OrdersPage />} />
        <Route path="/NewCarProduct" element={<NewVehiclePage key="car" kind="car" />} />
        <Route path="/NewBikeProduct" element={<NewVehiclePage key="bike" kind="bike" />} />
        <Route path="/EditCarProduct/:id" element={<EditVehiclePage key="car" kind="car" />} />
        <Route path="/EditBikeProduct/:id" element={<EditVehiclePage key="bike" kind="bike" />} />
        <Route path="/EditProfile" element={<EditProfilePage />} />
        {/* What buyers see at the address that a dealer hands on. */}
        <Route path="/cars/:id" element={<VehiclePage key="car" kind="car" />} />
        <Route path="/bikes/:id" element={<VehiclePage key="bike" kind="bike" />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

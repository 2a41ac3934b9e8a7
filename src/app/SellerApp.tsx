import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { accountMessages } from '../domain/messages';
import { logOutSeller } from '../services/accounts';
import { showError } from '../ui/dialogs';
import type { NavItem } from './navigation';
import { Shell } from './Shell';

const ProfilePage = lazy(() => import('../pages/seller/ProfilePage'));
const MyVehiclesPage = lazy(() => import('../pages/seller/MyVehiclesPage'));
const OrdersPage = lazy(() => import('../pages/seller/OrdersPage'));
const NewVehiclePage = lazy(() => import('../pages/seller/NewVehiclePage'));
const NotFoundPage = lazy(() => import('../pages/NotFoundPage'));

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
      <Route element={<Shell label="Dealer" items={items} />}>
        <Route index element={<ProfilePage />} />
        <Route path="/SellerProducts" element={<MyVehiclesPage />} />
        <Route path="/orderlist" element={<OrdersPage />} />
        <Route path="/NewCarProduct" element={<NewVehiclePage key="car" kind="car" />} />
        <Route path="/NewBikeProduct" element={<NewVehiclePage key="bike" kind="bike" />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

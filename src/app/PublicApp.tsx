import { lazy } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { accountMessages, bookingMessages, vehicleFormMessages } from '../domain/messages';
import type { Session } from '../domain/session';
import { HomePage } from '../pages/public/HomePage';
import { useSession } from '../pages/session/useSession';
import { showError } from '../ui/dialogs';
import type { NavItem } from './navigation';
import { Shell } from './Shell';

const LoginPage = lazy(() => import('../pages/public/LoginPage'));
const SignUpPage = lazy(() => import('../pages/public/SignUpPage'));
const AdminPage = lazy(() => import('../pages/admin/AdminPage'));
const ContactPage = lazy(() => import('../pages/public/ContactPage'));
const MyBookingsPage = lazy(() => import('../pages/public/MyBookingsPage'));
const SellerPage = lazy(() => import('../pages/public/SellerPage'));
const SellersPage = lazy(() => import('../pages/public/SellersPage'));
const SellerLoginNeededPage = lazy(() => import('../pages/public/SellerLoginNeededPage'));
const NotFoundPage = lazy(() => import('../pages/NotFoundPage'));

function navItems({ buyer }: Session, logOut: () => void): NavItem[] {
  const user: NavItem = {
    type: 'menu',
    label: 'User',
    items: buyer
      ? [{ type: 'action', label: 'Logout', run: logOut }]
      : [
          { type: 'link', label: 'User Login', to: '/login' },
          { type: 'link', label: 'User Sign Up', to: '/UserSignUp' },
        ],
  };
  return [
    { type: 'link', label: 'Home', to: '/' },
    ...(buyer ? [{ type: 'link', label: 'My Bookings', to: '/MyBookings' } as const] : []),
    user,
    {
      type: 'menu',
      label: 'Seller',
      items: [
        { type: 'link', label: 'Seller Login', to: '/slogin' },
        { type: 'link', label: 'Seller Sign Up', to: '/sSignup' },
      ],
    },
    { type: 'link', label: 'Contact Us', to: '/ContactUs' },
  ];
}

/** What visitors and buyers see (spec 2). */
export function PublicApp() {
  const session = useSession();
  const navigate = useNavigate();

  async function logOut(): Promise<void> {
    try {
      const { logOutUser } = await import('../services/accounts');
      await logOutUser();
    } catch {
      await showError(accountMessages.logoutFailed);
      return;
    }
    await navigate('/');
  }

  return (
    <Routes>
      <Route element={<Shell label="Main" items={navItems(session, () => void logOut())} />}>
        <Route index element={<HomePage />} />
        <Route path="/login" element={<LoginPage key="user" account="user" />} />
        <Route path="/slogin" element={<LoginPage key="seller" account="seller" />} />
        <Route path="/UserSignUp" element={<SignUpPage key="user" account="user" />} />
        <Route path="/sSignup" element={<SignUpPage key="seller" account="seller" />} />
        <Route path="/AdminLogin" element={<AdminPage />} />
        <Route path="/ContactUs" element={<ContactPage />} />
        <Route path="/MyBookings" element={<MyBookingsPage />} />
        <Route path="/dealers/:sellerId" element={<SellerPage />} />
        <Route path="/SellersProfiles" element={<SellersPage />} />
        {/* The dealer's own addresses, for a dealer whose session has ended. */}
        <Route path="/SellerProducts" element={<SellerLoginNeededPage text={vehicleFormMessages.signedOut} />} />
        <Route path="/orderlist" element={<SellerLoginNeededPage text={bookingMessages.signedOut} />} />
        <Route path="/NewCarProduct" element={<SellerLoginNeededPage text={vehicleFormMessages.signedOut} />} />
        <Route path="/NewBikeProduct" element={<SellerLoginNeededPage text={vehicleFormMessages.signedOut} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

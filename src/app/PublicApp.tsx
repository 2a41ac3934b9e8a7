import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { bookingMessages, vehicleFormMessages } from '../domain/messages';
import { HomePage } from '../pages/public/HomePage';
import { PublicShell } from './PublicShell';
import { pageChunks } from './pageChunks';

const LoginPage = lazy(pageChunks.login);
const SignUpPage = lazy(pageChunks.signUp);
const AdminPage = lazy(pageChunks.admin);
const ContactPage = lazy(pageChunks.contact);
const MyBookingsPage = lazy(pageChunks.myBookings);
const SellerPage = lazy(pageChunks.seller);
const SellersPage = lazy(pageChunks.sellers);
const SellerLoginNeededPage = lazy(() => import('../pages/public/SellerLoginNeededPage'));
const NotFoundPage = lazy(() => import('../pages/NotFoundPage'));

/** What visitors and buyers see (spec 2). */
export function PublicApp() {
  return (
    <Routes>
      <Route element={<PublicShell />}>
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
        <Route path="/EditCarProduct/:id" element={<SellerLoginNeededPage text={vehicleFormMessages.signedOut} />} />
        <Route path="/EditBikeProduct/:id" element={<SellerLoginNeededPage text={vehicleFormMessages.signedOut} />} />
        <Route path="/EditProfile" element={<SellerLoginNeededPage text={vehicleFormMessages.signedOut} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

import { lazy } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { bookingMessages, vehicleFormMessages } from '../domain/messages';
import { shownLocation } from '../pages/locationUnder';
import { HomePage } from '../pages/public/HomePage';
import { OverlaidVehicle } from '../pages/public/OverlaidVehicle';
import { PublicShell } from './PublicShell';
import { pageChunks } from './pageChunks';

const LoginPage = lazy(pageChunks.login);
const SignUpPage = lazy(pageChunks.signUp);
const AdminPage = lazy(pageChunks.admin);
const ContactPage = lazy(pageChunks.contact);
const MyBookingsPage = lazy(pageChunks.myBookings);
const SellerPage = lazy(pageChunks.seller);
const SellersPage = lazy(pageChunks.sellers);
const VehiclePage = lazy(pageChunks.vehicle);
const SellerLoginNeededPage = lazy(() => import('../pages/public/SellerLoginNeededPage'));
const NotFoundPage = lazy(() => import('../pages/NotFoundPage'));

/** The page that fills the screen, and the vehicle that may be shown over it. */
export function PublicPages() {
  return (
    <>
      <Routes location={shownLocation(useLocation())}>
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
        <Route path="/cars/:id" element={<VehiclePage key="car" kind="car" />} />
        <Route path="/bikes/:id" element={<VehiclePage key="bike" kind="bike" />} />
        {/* The dealer's own addresses, for a dealer whose session has ended. */}
        <Route path="/SellerProducts" element={<SellerLoginNeededPage text={vehicleFormMessages.signedOut} />} />
        <Route path="/orderlist" element={<SellerLoginNeededPage text={bookingMessages.signedOut} />} />
        <Route path="/NewCarProduct" element={<SellerLoginNeededPage text={vehicleFormMessages.signedOut} />} />
        <Route path="/NewBikeProduct" element={<SellerLoginNeededPage text={vehicleFormMessages.signedOut} />} />
        <Route path="/EditCarProduct/:id" element={<SellerLoginNeededPage text={vehicleFormMessages.signedOut} />} />
        <Route path="/EditBikeProduct/:id" element={<SellerLoginNeededPage text={vehicleFormMessages.signedOut} />} />
        <Route path="/EditProfile" element={<SellerLoginNeededPage text={vehicleFormMessages.signedOut} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
      <OverlaidVehicle />
    </>
  );
}

/** What visitors and buyers see (spec 2). */
export function PublicApp() {
  return (
    <Routes>
      <Route element={<PublicShell />}>
        <Route path="*" element={<PublicPages />} />
      </Route>
    </Routes>
  );
}

import { beforeEach, test } from 'vitest';
import { buttonTexts } from '../../src/bookings/book/buttonTexts';
import { bookTexts, kindBookingTexts, myBookingsTexts, sheetTexts } from '../../src/bookings/texts';
import { listingPageTexts } from '../../src/listings/pageTexts';
import { deletionTexts } from '../../src/ownAccount/texts';
import { rateTexts } from '../../src/ratings/texts';
import { reportSheetTexts, reportTexts } from '../../src/reports/texts';
import { dialogTexts } from '../../src/ui/texts';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { logInBuyer } from '../support/screens/logIn';
import { checkTexts, closeSheet, openSite, press, settle } from './openSite';
import { swift } from './records';
import { storeBookings, storeRating } from './work';

checkTexts();
beforeEach(logInBuyer);

test('the sheet that books, and the toast', async () => {
  const user = await openSite('/cars/car1', listingPageTexts.car.similar);
  await press(user, bookTexts.chooseTestDrive);
  await settle(sheetTexts.way);
  await press(user, sheetTexts.submitTestDrive.book);
  await settle(sheetTexts.hourNeeded);
  await closeSheet(user);
  await press(user, buttonTexts.book);
  await settle(kindBookingTexts.car.booked);
});

test('a booking that fails', async () => {
  const user = await openSite('/cars/car1', listingPageTexts.car.similar);
  firebase.refuse('commit', 'PERMISSION_DENIED');
  await press(user, buttonTexts.book);
  await settle(dialogTexts.error);
});

test('My Bookings, with a booking in each state', async () => {
  storeBookings();
  firebase.addAccount({ uid: 'buyer1', email: 'buyer1@example.com', password: 'Secret@123', emailVerified: true });
  const user = await openSite('/MyBookings', myBookingsTexts.upcoming);
  await press(user, rateTexts.open);
  await settle(rateTexts.stars);
});

test('a report', async () => {
  const user = await openSite('/cars/car1', listingPageTexts.car.similar);
  await press(user, reportTexts.listing.open);
  await settle(reportSheetTexts.reason);
  await press(user, reportSheetTexts.send);
  await settle(reportSheetTexts.noReason);
});

test('My Account', async () => {
  const person = { Name: 'Asha', phone: '9876543210' };
  firebase.put(['users', 'buyer1'], { ...person, email: 'buyer1@example.com', createdAt: new Date(0) });
  firebase.put(['UsersIds', 'buyer1'], person);
  await openSite('/MyAccount', deletionTexts.heading);
});

test("saved vehicles and searches, and a dealer's ratings", async () => {
  storeRating();
  firebase.put(['users', 'buyer1', 'saved', 'listings'], {
    listings: ['products_car1:500000:1767607200000', 'bikes_gone:1:1'],
  });
  firebase.put(['users', 'buyer1', 'searches', 'search1'], {
    address: '/cars?fuelType=Diesel',
    lookedAt: new Date('2026-01-01T10:00:00Z'),
  });
  await openSite('/Saved', swift.name);
});

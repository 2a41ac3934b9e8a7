import { within } from '@testing-library/react';
import { beforeEach, test } from 'vitest';
import { blockHoursTexts } from '../../src/bookings/blockedHours/texts';
import { bookingGroupTexts, dealerBookingsTexts, proposalTexts } from '../../src/bookings/texts';
import { todayTexts } from '../../src/bookings/today/texts';
import { profileTexts, suspendedTexts } from '../../src/dealers/ownProfile/ownProfileTexts';
import { listingFormTexts } from '../../src/listings/form/formTexts';
import { deletionTexts } from '../../src/ownAccount/texts';
import { saleTexts } from '../../src/stock/sale/texts';
import { previewText, priceTexts, stockMoveTexts, stockTexts } from '../../src/stock/texts';
import { controlTexts } from '../../src/ui/texts';
import { logInDealer } from '../support/screens/logIn';
import { aSuspension } from '../support/screens/records';
import { stockRow } from '../support/screens/stockRow';
import { storeSuspension } from '../support/screens/store';
import { checkTexts, closeSheet, openSite, press, settle } from './openSite';
import { creta, swift } from './records';
import { storeBookings, storeRating, storeStock } from './work';

checkTexts();
beforeEach(async () => {
  await logInDealer();
  storeStock();
});

test('the first page', async () => {
  storeBookings();
  storeRating();
  await openSite('/', todayTexts.testDrives);
});

test('the bookings, with the sheets of their moves', async () => {
  storeBookings();
  const user = await openSite('/orderlist', bookingGroupTexts.ended);
  await press(user, dealerBookingsTexts.propose);
  await settle(proposalTexts.whatHappens);
  await closeSheet(user);
  await press(user, dealerBookingsTexts.decline);
  await settle(dealerBookingsTexts.declineHint);
  await closeSheet(user);
  await press(user, blockHoursTexts.open);
  await settle(blockHoursTexts.whatHappens);
});

test('My Vehicles, with the menu of a live listing, its price and its sale', async () => {
  const user = await openSite('/SellerProducts', creta.name);
  const row = within(await stockRow(swift.name));
  const pressInRow = (name: string) => user.click(row.getByRole('button', { name }));
  await pressInRow(priceTexts.change);
  await settle(priceTexts.label);
  await closeSheet(user);
  await pressInRow(stockTexts.more(swift.name));
  await settle(stockTexts.seeAsBuyers);
  await pressInRow(stockMoveTexts.sell.label);
  await settle(saleTexts.heading);
});

test.each(['/NewCarProduct', '/NewBikeProduct'])('the form at %s, and what it says', async (path) => {
  const user = await openSite(path, listingFormTexts.derived);
  await press(user, previewText);
  await press(user, controlTexts.save);
  await settle(listingFormTexts.incomplete);
});

test('an edit', async () => {
  await openSite('/EditCarProduct/car1', stockTexts.editConsequence);
});

test('the profile', async () => {
  await openSite('/EditProfile', profileTexts.editLead);
});

test('My Account', async () => {
  await openSite('/MyAccount', deletionTexts.heading);
});

test('the market', async () => {
  await openSite('/cars', swift.name);
});

test('a suspension', async () => {
  storeSuspension(aSuspension());
  await openSite('/', suspendedTexts.title);
});

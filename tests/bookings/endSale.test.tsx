import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { mostInOneWrite } from '../../src/bookings/endSale/endSale.service';
import { slotId } from '../../src/bookings/testDrive/testDrive';
import BookingsPage from '../../src/pages/dealer/BookingsPage';
import StockPage from '../../src/pages/dealer/StockPage';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { logInDealer } from '../support/screens/logIn';
import { aBooking, aCar } from '../support/screens/records';
import { answerDialog, dialog, enter, show, toast } from '../support/screens/show';
import { doWithListing } from '../support/screens/stockRow';
import { storeBooking, storeBuyer, storeListing } from '../support/screens/store';

const testDrive = new Date('2027-01-09T11:00+05:30');
const slot = ['sellers', 'dealer1', 'slots', slotId('car1', testDrive)] as const;
const status = (userId: string) => firebase.read(['bookings', `${userId}_car1`])?.status;

beforeEach(async () => {
  await logInDealer();
  storeListing(aCar());
  storeBuyer('buyer1', { name: 'Asha Kulkarni', phone: '9876543210' });
});

async function press(button: string) {
  const { user } = show(<StockPage />, '/SellerProducts');
  await doWithListing(user, button);
  return user;
}

test.each([
  ['Mark sold', 'Mark this car as sold?', 'sold', 'The vehicle has been sold.'],
  ['Withdraw', 'Withdraw this car?', 'withdrawn', 'The vehicle is no longer for sale.'],
])('%s names the bookings that it ends, and ends them with the sale', async (button, question, closed, reason) => {
  storeBooking(aBooking(aCar(), { status: 'accepted', testDrive }));
  firebase.put(slot, { bookingId: 'buyer1_car1' });
  storeBooking(aBooking(aCar(), { id: 'buyer2_car1', userId: 'buyer2' }));
  storeBooking(aBooking(aCar(), { id: 'buyer3_car1', userId: 'buyer3', status: 'completed' }));
  const user = await press(button);
  const sheet = within(await dialog(question));
  expect(await sheet.findByRole('heading', { name: 'This ends 2 bookings' })).toBeVisible();
  expect(await sheet.findByText('Asha Kulkarni')).toBeVisible();
  expect(sheet.getByText(`These buyers read: ${reason}`)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: button }));
  await dialog('Maruti Swift');
  expect(firebase.sent('commit')).toBe(2);
  expect(firebase.read(['products', 'car1'])).toMatchObject({ approved: false, closed });
  const declined = { status: 'declined', declineReason: `#${closed}` };
  expect(firebase.read(['bookings', 'buyer1_car1'])).toMatchObject(declined);
  expect(firebase.read(slot)).toBeUndefined();
  expect([status('buyer2'), status('buyer3')]).toEqual(['declined', 'completed']);
});

const note = ['sellers', 'dealer1', 'sales', 'products_car1'] as const;

test('a sale takes a note of its price and its buyer, which can be changed later', async () => {
  const user = await press('Mark sold');
  const sheet = await dialog('Mark this car as sold?');
  await enter(user, within(sheet).getByLabelText('Sold for'), ' 4.2 lakh ');
  await enter(user, within(sheet).getByLabelText('Sold to'), 'Asha');
  await user.click(within(sheet).getByRole('button', { name: 'Mark sold' }));
  await answerDialog(user, { title: 'Maruti Swift', text: 'Marked as sold. Buyers no longer find it.' });
  expect(firebase.sent('commit')).toBe(1);
  expect(firebase.read(note)).toMatchObject({ price: '4.2 lakh', buyer: 'Asha' });

  await doWithListing(user, 'Sale');
  const form = within(await dialog('Sale of Maruti Swift'));
  const buyer = await form.findByLabelText('Sold to');
  expect(buyer).toHaveValue('Asha');
  await user.clear(buyer);
  firebase.refuse('commit', 'OFFLINE');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Could not save the sale. Please try again.')).toBeVisible();
  firebase.allow('commit');
  await user.click(form.getByRole('button', { name: 'Try again' }));
  await toast('Saved: the sale of Maruti Swift.');
  expect(firebase.read(note)).toMatchObject({ price: '4.2 lakh', buyer: '' });
});

test('a sale without a note has none, and a listing that is put back loses it', async () => {
  const user = await press('Mark sold');
  await answerDialog(user, { title: 'Mark this car as sold?', text: '', button: 'Mark sold' });
  await answerDialog(user, { title: 'Maruti Swift', text: 'Marked as sold. Buyers no longer find it.' });
  expect(firebase.read(note)).toBeUndefined();
  firebase.put(note, { price: '4 lakh', buyer: 'Asha' });
  await doWithListing(user, 'Put back');
  await answerDialog(user, { title: 'Put this car back?', text: '', button: 'Put back' });
  await dialog('Maruti Swift');
  expect(firebase.read(note)).toBeUndefined();
});

test('a note that cannot be read says so, and is asked for again', async () => {
  firebase.remove(['products', 'car1']);
  storeListing(aCar({ state: 'sold' }));
  firebase.refuseOnce('batchGet', 'PERMISSION_DENIED', 'sales');
  const user = await press('Sale');
  const sheet = within(await dialog('Sale of Maruti Swift'));
  expect(await sheet.findByText('Could not fetch the sale. Please try again.')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Try again' }));
  expect(await sheet.findByLabelText('Sold for')).toHaveValue('');
});

test('more bookings than one write holds end before', async () => {
  const buyers = Array.from({ length: mostInOneWrite + 2 }, (_, number) => `many${number}`);
  for (const userId of buyers) storeBooking(aBooking(aCar(), { id: `${userId}_car1`, userId }));
  const user = await press('Mark sold');
  await answerDialog(user, { title: 'Mark this car as sold?', text: '', button: 'Mark sold' });
  await dialog('Maruti Swift');
  expect(firebase.sent('commit')).toBe(3);
  expect(buyers.map(status)).toEqual(buyers.map(() => 'declined'));
});

test('the next try continues an interrupted one', async () => {
  storeBooking(aBooking(aCar()));
  firebase.refuse('commit', 'OFFLINE');
  const user = await press('Mark sold');
  await answerDialog(user, { title: 'Mark this car as sold?', text: '', button: 'Mark sold' });
  await answerDialog(user, { title: 'Error', text: 'Could not mark the listing as sold. Please try again.' });
  expect([firebase.read(['products', 'car1'])?.closed, status('buyer1')]).toEqual(['', 'requested']);
  firebase.allow('commit');
  await doWithListing(user, 'Mark sold');
  await answerDialog(user, { title: 'Mark this car as sold?', text: '', button: 'Mark sold' });
  await dialog('Maruti Swift');
  expect(status('buyer1')).toBe('declined');
});

test('a booking that has changed meanwhile says so, also before the bookings are shown', async () => {
  storeBooking(aBooking(aCar()));
  firebase.refuse('commit', 'PERMISSION_DENIED');
  const showBookings = firebase.hold('runQuery', '"bookings"');
  const user = await press('Mark sold');
  await user.click(within(await dialog('Mark this car as sold?')).getByRole('button', { name: 'Mark sold' }));
  showBookings();
  await answerDialog(user, { title: 'Error', text: 'A booking of this vehicle has changed. Please look again.' });
});

test('bookings that cannot be read are named as such, and are asked for again', async () => {
  firebase.refuse('runQuery', 'PERMISSION_DENIED', '"vehicleId"');
  const user = await press('Mark sold');
  const sheet = await dialog('Mark this car as sold?');
  expect(await within(sheet).findByText('The bookings that end with it could not be read yet.')).toBeVisible();
  firebase.allow('runQuery');
  await user.click(within(sheet).getByRole('button', { name: 'Mark sold' }));
  await dialog('Maruti Swift');
  expect(firebase.read(['products', 'car1'])?.closed).toBe('sold');
});

test('a completed booking offers to mark the vehicle as sold', async () => {
  storeBooking(aBooking(aCar(), { status: 'accepted' }));
  const { user } = show(<BookingsPage />, '/orderlist');
  const card = await screen.findByRole('article', { name: 'Maruti Swift' });
  await user.click(within(card).getByRole('button', { name: 'Completed' }));
  await answerDialog(user, { title: 'Is this booking completed?', text: '', button: 'Completed' });
  await user.click(within(await toast('Completed.')).getByRole('button', { name: 'Mark as sold' }));
  await answerDialog(user, { title: 'Mark this car as sold?', text: '', button: 'Mark sold' });
  await waitFor(() => expect(firebase.read(['products', 'car1'])?.closed).toBe('sold'));
});

test('many bookings end two at a time, with their number; it can be stopped, and goes on', async () => {
  for (let number = 1; number <= 5; number += 1) {
    storeBooking(aBooking(aCar(), { id: `buyer${number}_car1`, userId: `buyer${number}` }));
  }
  const user = await press('Mark sold');
  const sheet = within(await dialog('Mark this car as sold?'));
  expect(await sheet.findByRole('heading', { name: 'This ends 5 bookings' })).toBeVisible();
  const goOn = firebase.hold('commit');
  await user.click(sheet.getByRole('button', { name: 'Mark sold' }));
  await waitFor(() => expect(firebase.sent('commit')).toBe(1));
  await user.click(sheet.getByRole('button', { name: 'Stop' }));
  goOn();
  expect(await sheet.findByText(/^Stopped: 2 bookings have ended, and the vehicle is still for sale\./)).toBeVisible();
  expect(await sheet.findByRole('heading', { name: 'This ends 3 bookings' })).toBeVisible();
  expect(firebase.read(['products', 'car1'])).toMatchObject({ approved: true });

  await user.click(sheet.getByRole('button', { name: 'Mark sold' }));
  await dialog('Maruti Swift');
  expect(firebase.read(['products', 'car1'])).toMatchObject({ closed: 'sold' });
  expect([1, 2, 3, 4, 5].map((number) => status(`buyer${number}`))).toEqual(Array(5).fill('declined'));
  expect(firebase.sent('commit')).toBe(3);
});

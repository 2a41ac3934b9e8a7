import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Listing } from '../../src/listings/listing';
import { publicListing, rememberListing } from '../../src/listings/listings.queries';
import { priceOf } from '../../src/listings/price';
import { queryClient } from '../../src/lists/queryClient';
import StockPage from '../../src/pages/dealer/StockPage';
import { livePriceLimits } from '../../src/shared/limits';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { logInDealer } from '../support/screens/logIn';
import { aCar } from '../support/screens/records';
import { dialog, enter, show, toast } from '../support/screens/show';
import { storeListing } from '../support/screens/store';

beforeEach(logInDealer);

const stored = () => firebase.read(['products', 'car1']);

/** Opens the sheet, and types a price. */
async function changePrice(price: string, listing: Partial<Listing> = {}, more = {}) {
  storeListing(aCar(listing), more);
  const { user } = show(<StockPage />, '/SellerProducts');
  const card = await screen.findByRole('article', { name: 'Maruti Swift' });
  await user.click(within(card).getByRole('button', { name: 'Change price' }));
  const sheet = await dialog('Price of Maruti Swift');
  await enter(user, within(sheet).getByRole('textbox', { name: 'New price' }), price);
  const lower = () => user.click(within(sheet).getByRole('button', { name: 'Lower the price' }));
  return { user, sheet, lower, card };
}

test('a lower price is read back, and is live at once', async () => {
  const { sheet, lower, card } = await changePrice('4.3 lakh');
  rememberListing(aCar());
  expect(within(sheet).getByText(/Buyers read Rs\. 4\.5 lakh now\./)).toBeVisible();
  expect(within(sheet).getByText('Buyers will read Rs. 4.3 lakh: Rs. 20,000 less.')).toBeVisible();
  await lower();
  await toast('Maruti Swift: Rs. 4.3\u00a0lakh now.');
  expect(stored()).toMatchObject({ carPrice: '4.3 lakh', priceValue: 430_000, approved: true });
  expect(stored()?.priceHistory).toMatchObject([{ priceValue: 450_000 }]);
  await waitFor(() => expect(within(card).getByText('Rs. 4.3 lakh')).toBeVisible());
  // The page that buyers see is refetched.
  expect(queryClient.getQueryData(publicListing({ kind: 'car', id: 'car1' }).queryKey)).toBeUndefined();
});

test('a price that is not lower, or no number, is not taken; a higher one leads to the form', async () => {
  const { user, sheet, lower } = await changePrice('4,60,000');
  const field = within(sheet).getByRole('textbox', { name: 'New price' });
  const notLower = 'Only a lower price is saved here. Edit the listing for a higher one.';
  await lower();
  expect(within(sheet).getByText(notLower)).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'Edit the listing' })).toHaveAttribute('href', '/EditCarProduct/car1');
  for (const [price, problem] of [
    ['Call me', 'Write a price in numbers, such as 4,85,000 or 4.85 lakh.'],
    ['4.5 lakh', notLower],
  ] as const) {
    await user.clear(field);
    await enter(user, field, price);
    await lower();
    expect(within(sheet).getByText(problem)).toBeVisible();
  }
  expect(firebase.sent('commit')).toBe(0);
});

test.each([
  ['below half of the one now', '2,24,999', {}, 'This is less than half of the price now.'],
  ['a rupee lower', '4,49,999', {}, 'Lower the price by at least Rs. 1,000, or by 1 %, so that buyers notice it.'],
  ['a second one within a day', '4.3 lakh', { priceSince: new Date() }, 'The price has changed within a day.'],
  [
    'the eleventh',
    '4.3 lakh',
    { priceHistory: Array.from({ length: livePriceLimits.changes }, () => ({})) },
    'The price has changed ten times.',
  ],
])('a price that is %s is not taken, and the form is offered', async (_, price, stored, text) => {
  const { sheet, lower } = await changePrice(price, {}, stored);
  await lower();
  expect(within(sheet).getByText(text, { exact: false })).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'Edit the listing' })).toBeVisible();
  expect(firebase.sent('commit')).toBe(0);
});

test('an unusual price is asked about', async () => {
  const { sheet, lower } = await changePrice('900', { price: priceOf('1500') });
  await lower();
  const question = 'This is an unusual price. If it is right, press the button once more.';
  expect(within(sheet).getByText(question)).toBeVisible();
  expect(firebase.sent('commit')).toBe(0);
});

test('a price is read as people write it, and stored as the number', async () => {
  const { sheet, lower } = await changePrice('4 lakh 30 thousand');
  expect(within(sheet).getByText('Buyers will read Rs. 4.3 lakh: Rs. 20,000 less.')).toBeVisible();
  await lower();
  await toast('Maruti Swift: Rs. 4.3\u00a0lakh now.');
  expect(stored()).toMatchObject({ carPrice: '4,30,000', priceValue: 430_000 });
});

test.each([
  ['sold meanwhile', { closed: 'sold', approved: false }, /changed/],
  ['cheaper meanwhile', { priceValue: 440_000 }, /changed/],
  [
    'lowered ten times',
    { priceHistory: Array.from({ length: livePriceLimits.changes }, () => ({ priceValue: 500_000 })) },
    'The price has changed ten times. Edit the listing: the admin then looks at it again.',
  ],
] as const)('of a listing that was %s says so', async (_, changed, text) => {
  const { sheet, lower } = await changePrice('4.3 lakh');
  storeListing(aCar(), changed);
  await lower();
  expect(await within(sheet).findByText(text)).toBeVisible();
});

test('a failure says so in the sheet, the typed price stays, and can be tried again', async () => {
  const { user, sheet, lower } = await changePrice('4.3 lakh');
  firebase.refuse('commit', 'OFFLINE');
  await lower();
  expect(await within(sheet).findByText('Could not change the price. Please try again.')).toBeVisible();
  expect(within(sheet).getByRole('textbox', { name: 'New price' })).toHaveValue('4.3 lakh');
  firebase.allow('commit');
  await user.click(within(sheet).getByRole('button', { name: 'Try again' }));
  await toast('Maruti Swift: Rs. 4.3\u00a0lakh now.');
  expect(stored()).toMatchObject({ priceValue: 430_000 });
});

test('only a live listing has it', async () => {
  storeListing(aCar({ state: 'pending' }));
  show(<StockPage />, '/SellerProducts');
  await screen.findByRole('article', { name: 'Maruti Swift' });
  expect(screen.queryByRole('button', { name: 'Change price' })).toBeNull();
});

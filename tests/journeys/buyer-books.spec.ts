import type { Locator } from '@playwright/test';
import { testDriveDays } from '../../src/bookings/testDrive/testDrive';
import { formatDay } from '../../src/shared/time/indianTime';
import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { logInAsBuyer, signUpAsBuyer } from './support/accounts';
import { addBooking, addOpenRequests, storedBooking } from './support/bookings';
import { failedToLoad } from './support/console';
import { answerDialog, expectToast } from './support/dialogs';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import { enterAsBuyer, enterAsDealer } from './support/storedLogin';

test('a visitor is asked to log in, signs up, books a car and a bike; the dealer sees who booked', async ({
  page,
  people,
  openVisitor,
  watch,
}) => {
  // The dealer of another journey's car may be deleted while this page requests the dealers of its list.
  watch.allowMessages(failedToLoad);
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, { newest: true });
  const bike = await addListing('bike', dealer);
  const dealerPage = `/dealers/${dealer.uid}`;
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  const book = (name: string) => card(name).getByRole('button', { name: 'Book Now' }).click();

  await page.goto('/cars');
  await book(car.name);
  await answerDialog(page, { title: 'Please log in to book this car.' }, 'Close');
  await expect(page).toHaveURL('/cars');

  const buyer = { name: 'Asha Kulkarni', email: people.newEmail('buyer'), password: 'asha12', phone: '9812345670' };
  await signUpAsBuyer(page, buyer);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(buyer.email);
  await logInAsBuyer(page, buyer);
  await page.getByRole('link', { name: 'My Bookings' }).click();
  await expect(page.getByText('You have not booked any vehicles yet.')).toBeVisible();

  await page.goto(dealerPage);
  await book(car.name);
  await expectToast(page, 'Car booked successfully!');
  await book(bike.name);
  await expectToast(page, 'Bike booked successfully!');
  const seeBooking = { name: 'Requested · see booking' };
  await expect(card(car.name).getByRole('link', seeBooking)).toBeVisible();
  await card(bike.name).getByRole('button', { name: 'Know More' }).click();
  await expect(page.getByRole('dialog', { name: bike.name }).getByRole('link', seeBooking)).toBeVisible();
  await page.getByRole('dialog', { name: bike.name }).getByRole('button', { name: 'Close' }).click();

  const today = formatDay(new Date());
  await page.getByRole('link', { name: 'My Bookings' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const [name, price] of [
    [car.name, 'Rs. 4.85 lakh'],
    [bike.name, 'Rs. 62,000'],
  ] as const) {
    for (const text of [price, today, dealer.dealerName, dealer.district]) {
      await expect(card(name).getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card(name).getByText(buyer.phone)).toBeHidden();
  }

  const counter = await openVisitor();
  await enterAsDealer(counter, dealer);
  await counter.getByRole('link', { name: 'Order List' }).click();
  await expect(counter.getByRole('heading', { name: 'My Car Orders', level: 1 })).toBeVisible();
  const sections = counter.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText(['My Bike Bookings', 'My Car Bookings']);
  for (const [section, { name }, price] of [
    ['My Bike Bookings', bike, 'Rs. 62,000'],
    ['My Car Bookings', car, 'Rs. 4.85 lakh'],
  ] as const) {
    const order = counter.getByRole('region', { name: section }).getByRole('article', { name, exact: true });
    for (const text of [price, today, dealer.dealerName, dealer.district, buyer.name, buyer.phone]) {
      await expect(order.getByText(text, { exact: true })).toBeVisible();
    }
    // A row on a wide screen, and a card with a tall photo on a phone.
    await expect(order.getByRole('img', { name })).toHaveCSS('height', '72px');
    await counter.setViewportSize({ width: 360, height: 800 });
    await expect(order.getByRole('img', { name })).toHaveCSS('height', '200px');
    await counter.setViewportSize({ width: 1280, height: 800 });
    await expect(order.getByRole('link', { name: 'Call customer' })).toHaveAttribute('href', `tel:+91${buyer.phone}`);
  }
});

test('one press books, is undone from the message, and a new session knows what is booked from one list; with ten open requests there is no other', async ({
  page,
  people,
  calls,
}) => {
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const [car, bike] = [await addListing('car', dealer), await addListing('bike', dealer)];
  await addBooking(buyer, dealer, bike, { status: 'accepted' });
  await enterAsBuyer(page, buyer, `/dealers/${dealer.uid}`);
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  const accepted = card(bike.name).getByRole('link', { name: 'Accepted · see booking' });
  await expect(accepted).toBeVisible();

  await card(car.name).getByRole('button', { name: 'Book Now' }).click();
  const toast = await expectToast(page, 'Car booked successfully!');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'The booking is cancelled.');
  await expect(card(car.name).getByRole('button', { name: 'Book Now' })).toBeVisible();
  expect(await storedBooking(buyer, car)).toMatchObject({ status: 'cancelled' });
  expect(calls.requests(/^query bookings/)).toHaveLength(1);

  await accepted.click();
  await expect(page).toHaveURL('/MyBookings');
  await expect(card(bike.name)).toBeVisible();

  await addOpenRequests(buyer, 10);
  await page.goBack();
  for (const view of [
    { width: 1280, height: 800 },
    { width: 360, height: 800 },
  ]) {
    await page.setViewportSize(view);
    await card(car.name).getByRole('button', { name: 'Book Now' }).click();
    const text = 'You have 10 open requests. Cancel one, or wait for an answer, before you book another vehicle.';
    await answerDialog(page, { title: 'Too many open requests', text }, 'Close');
    expect(await sidewaysOverflow(page)).toBe(0);
  }
  expect(await storedBooking(buyer, car)).toMatchObject({ status: 'cancelled' });
});

test('a new buyer books a test drive in nine taps, the sign-up among them', async ({ page, people, watch }) => {
  // The dealer of another journey's car may be deleted while this page requests the dealers of its list.
  watch.allowMessages(failedToLoad);
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, { newest: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/cars');
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  const type = (text: string) => page.keyboard.insertText(text);

  await tap(page.getByRole('article', { name: car.name, exact: true }).getByRole('button', { name: 'Know More' }));
  await tap(page.getByRole('dialog', { name: car.name }).getByRole('button', { name: 'Choose a test drive' }));
  const sheet = page.getByRole('dialog', { name: `Book ${car.name}` });
  const day = testDriveDays(new Date())[2];
  const label = day?.label ?? '';
  await tap(sheet.getByRole('radio', { name: label }));
  await tap(sheet.getByRole('radio', { name: '11 am' }));
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  await tap(sheet.getByRole('button', { name: 'Book with this test drive' }));

  const step = page.getByRole('dialog', { name: 'Please log in to book this car.' });
  await expect(step.getByLabel('Name', { exact: true })).toBeFocused();
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  await page.goBack();
  await expect(step).toBeHidden();
  await expect(sheet.getByRole('radio', { name: '11 am' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Book with this test drive' }).click();
  await expect(step.getByLabel('Name', { exact: true })).toBeFocused();
  await type('Asha');
  for (const [field, text] of [
    ['Email', people.newEmail('buyer')],
    ['Password', 'asha12'],
    ['Phone', '9812345679'],
  ] as const) {
    await tap(step.getByLabel(field, { exact: true }));
    await type(text);
  }
  await tap(step.getByRole('button', { name: 'Sign Up' }));

  const booked = page.getByRole('dialog', { name: 'Car booked successfully!' });
  await expect(booked.getByText(`Requested for ${label}, 11 am.`, { exact: false })).toBeVisible();
  await expect(booked.getByText(dealer.address, { exact: false })).toBeVisible();
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  expect(taps).toBe(9);
  const download = page.waitForEvent('download');
  await booked.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('test-drive.ics');
  await booked.getByRole('button', { name: 'Done' }).click();
  await page.goto('/MyBookings');
  await expect(page.getByRole('article', { name: car.name, exact: true }).getByText(`${label}, 11 am`)).toBeVisible();
});

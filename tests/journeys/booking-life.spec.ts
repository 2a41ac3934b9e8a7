import type { Locator, Page } from '@playwright/test';
import { slotId, testDriveDays } from '../../src/bookings/testDrive/testDrive';
import { formatHour, formatTestDrive } from '../../src/shared/time/hours';
import {
  accessibilityFaults,
  accessibilityFaultsInBothSchemes,
  inspectedViews,
  sidewaysOverflow,
} from './support/accessibility';
import { aDayAgo, addBooking, pastTestDrive, storedBooking, storedSlots, testDriveAt } from './support/bookings';
import { comeBack } from './support/comeBack';
import { failedToLoad, firestoreFailed } from './support/console';
import { answerDialog, expectToast } from './support/dialogs';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing, storedListing } from './support/listings';
import { enterAsBuyer, enterAsDealer } from './support/storedLogin';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** The state of a buyer's booking. Its steps have the same words. */
const stateOf = (booking: Locator) => booking.locator('.state-badge');

async function inspect(page: Page): Promise<void> {
  for (const [width, scheme] of inspectedViews) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(page)).toBe(0);
    expect(await accessibilityFaults(page, scheme)).toEqual([]);
  }
}

test('a buyer and a dealer side by side: a test drive is requested, accepted and completed, and the car is sold', async ({
  page,
  people,
  openVisitor,
}) => {
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const car = await addListing('car', dealer);
  const counter = await openVisitor();
  await enterAsDealer(counter, dealer, '/orderlist');
  await expect(counter.getByText('You have not booked any cars yet.')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 800 });
  await enterAsBuyer(page, buyer, `/dealers/${dealer.uid}`);
  await card(page, car.name).getByRole('button', { name: 'Know More' }).click();
  const details = page.getByRole('dialog', { name: car.name });
  await details.getByRole('button', { name: 'Choose a test drive' }).click();
  const form = page.getByRole('dialog', { name: `Book ${car.name}` });
  const day = testDriveDays(new Date())[2];
  const hour = day?.hours[2] ?? new Date(0);
  await form.getByRole('radio', { name: day?.label ?? '' }).check();
  await form.getByRole('radio', { name: formatHour(hour) }).check();
  await form.getByLabel('Note').fill('Two of us, and a child seat.');
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  await form.getByRole('button', { name: 'Book with this test drive' }).click();
  await answerDialog(page, { title: 'Car booked successfully!' }, 'Done');
  await details.getByRole('button', { name: 'Close' }).click();

  await comeBack(counter);
  const order = card(counter, car.name);
  for (const text of ['Requested', formatTestDrive(hour), 'Two of us, and a child seat.', buyer.phone]) {
    await expect(order.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(order.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/91${buyer.phone}`),
  );
  await order.getByRole('button', { name: 'Accept' }).click();
  await expect(order.getByText('Accepted', { exact: true })).toBeVisible();
  expect(await storedSlots(dealer)).toEqual([`${buyer.uid}_${car.id}`]);

  await page.goto('/MyBookings');
  const booking = card(page, car.name);
  await expect(stateOf(booking)).toHaveText('Accepted');
  await expect(booking.getByText(formatTestDrive(hour))).toBeVisible();
  await expect(booking.getByRole('link', { name: dealer.dealerName })).toHaveAttribute(
    'href',
    `/dealers/${dealer.uid}`,
  );
  await expect(booking.getByRole('link', { name: 'Call dealer' })).toHaveAttribute('href', `tel:+91${dealer.phone}`);
  await inspect(page);

  await expect(order.getByText(/^You can mark it as completed from/)).toBeVisible();
  // The day of the test drive comes.
  const past = pastTestDrive();
  const bookingId = `${buyer.uid}_${car.id}`;
  const slotAt = (time: Date) => server.db.doc(`sellers/${dealer.uid}/slots/${slotId(car.id, time)}`);
  await server.db
    .batch()
    .update(server.db.doc(`bookings/${bookingId}`), { testDrive: past })
    .delete(slotAt(hour))
    .set(slotAt(past), { bookingId })
    .commit();
  await counter.reload();
  await order.getByRole('button', { name: 'Completed' }).click();
  await answerDialog(counter, { title: 'Is this booking completed?' }, 'Completed');
  await (await expectToast(counter, 'Completed.')).getByRole('button', { name: 'Mark as sold' }).click();
  const sale = counter.getByRole('dialog', { name: 'Mark this car as sold?' });
  await expect(sale.getByLabel('Sold for')).toBeVisible();
  await counter.setViewportSize({ width: 360, height: 800 });
  expect(await sidewaysOverflow(counter)).toBe(0);
  await sale.getByRole('button', { name: 'Mark sold' }).click();
  await answerDialog(counter, { title: car.name });
  expect(await storedListing(car)).toMatchObject({ closed: 'sold' });
  // The button has the same text as the state, until the booking is stored.
  await expect(order.getByRole('button', { name: 'Completed' })).toHaveCount(0);
  await expect(order.getByText('Completed', { exact: true })).toBeVisible();
  expect(await storedSlots(dealer)).toEqual([]);
  await comeBack(page);
  await expect(stateOf(booking)).toHaveText('Completed');
  await expect(booking.getByRole('button')).toHaveText(['Rate this dealer']);
});

test('two buyers ask for the same hour: the dealer reads that it is taken, declines the second with a reason, who books again a day later', async ({
  page,
  people,
  openVisitor,
  watch,
}) => {
  watch.expectMessages(failedToLoad, firestoreFailed);
  const dealer = await people.registerDealer();
  const [first, second] = [await people.registerBuyer(), await people.registerBuyer()];
  const bike = await addListing('bike', dealer);
  const testDrive = testDriveAt(3, 12);
  await addBooking(first, dealer, bike, { status: 'accepted', testDrive });
  await addBooking(second, dealer, bike, { testDrive });

  await enterAsDealer(page, dealer, '/orderlist?state=requested');
  const order = card(page, bike.name);
  await expect(order).toHaveCount(1);
  await order.getByRole('button', { name: 'Accept' }).click();
  await answerDialog(page, {
    title: 'That hour is taken',
    text: 'That hour is taken: another test drive of this vehicle has been accepted for it.',
  });
  expect(await storedBooking(second, bike)).toMatchObject({ status: 'requested' });

  await order.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: `Decline the booking of ${bike.name}?` });
  await inspect(page);
  await dialog.getByRole('radio').nth(1).check();
  await dialog.getByLabel('Note').fill('Come an hour later.');
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  const reason = 'That hour does not suit us. Please choose another one. Come an hour later.';
  await expect(order.getByText(reason)).toBeVisible();
  await inspect(page);

  const other = await openVisitor();
  await enterAsBuyer(other, second, '/MyBookings');
  const booking = card(other, bike.name);
  await expect(booking.getByText(reason)).toBeVisible();
  await expect(booking.getByRole('button')).toHaveCount(0);
  await server.db.doc(`bookings/${second.uid}_${bike.id}`).update({ statusAt: aDayAgo() });
  await other.reload();
  await booking.getByRole('button', { name: 'Choose a test drive' }).click();
  const sheet = other.getByRole('dialog', { name: `Book ${bike.name} again` });
  await expect(sheet).toBeVisible();
  await inspect(other);
  await sheet.getByRole('radio', { name: testDriveDays(new Date())[3]?.label ?? '' }).check();
  await sheet.getByRole('radio', { name: '1 pm' }).check();
  await sheet.getByRole('button', { name: 'Book again with this test drive' }).click();
  await answerDialog(other, { title: 'Bike booked successfully!' }, 'Done');
  await expect(stateOf(booking)).toHaveText('Requested');
  await expect(booking.getByText('Declined earlier')).toBeVisible();
  await expect(booking.getByText(reason)).toBeVisible();

  await page.getByLabel('Show').selectOption('All bookings');
  await expect(card(page, bike.name)).toHaveCount(2);
  await expect(card(page, bike.name).filter({ hasText: 'Declined earlier' })).toContainText(reason);
  await card(page, bike.name).filter({ hasText: 'Requested' }).getByRole('button', { name: 'Accept' }).click();
  await expect(card(page, bike.name).filter({ hasText: 'Accepted' })).toHaveCount(2);
  expect(await storedSlots(dealer)).toHaveLength(2);
});

test('a buyer cancels: the hour is free, and a dealer with a stale list is told', async ({
  page,
  people,
  openVisitor,
  watch,
}) => {
  watch.expectMessages(failedToLoad, firestoreFailed);
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const car = await addListing('car', dealer);
  await addBooking(buyer, dealer, car, { status: 'accepted', testDrive: pastTestDrive() });
  const counter = await openVisitor();
  await enterAsDealer(counter, dealer, '/orderlist');
  await expect(card(counter, car.name).getByText('Accepted', { exact: true })).toBeVisible();

  await enterAsBuyer(page, buyer, '/MyBookings');
  const booking = card(page, car.name);
  await booking.getByRole('button', { name: 'Cancel booking' }).click();
  await answerDialog(page, { title: 'Cancel this booking?' }, 'Keep booking');
  await booking.getByRole('button', { name: 'Cancel booking' }).click();
  await answerDialog(page, { title: 'Cancel this booking?' }, 'Cancel booking');
  await expectToast(page, 'The booking is cancelled.');
  const fold = page.getByText('Cancelled (1)');
  await expect(fold).toBeFocused();
  await expect(booking).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(stateOf(booking)).toHaveText('Cancelled');
  expect(await storedSlots(dealer)).toEqual([]);

  const order = card(counter, car.name);
  await order.getByRole('button', { name: 'Completed' }).click();
  await answerDialog(counter, { title: 'Is this booking completed?' }, 'Completed');
  await answerDialog(counter, { title: 'Look again', text: 'This booking has changed. Please look again.' });
  await expect(order.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(order.getByRole('button')).toHaveCount(0);

  await server.db.doc(`products/${car.id}`).update({ approved: false, closed: 'sold' });
  await booking.getByRole('button', { name: 'Book again' }).click();
  await answerDialog(page, { title: 'Error', text: 'This vehicle is no longer for sale.' });
  await expect(stateOf(booking)).toHaveText('Cancelled');
  await page.reload();
  await page.getByText('Cancelled (1)').click();
  await expect(booking.getByText('This car has been sold.')).toBeVisible();
  await expect(booking.getByRole('button')).toHaveCount(0);
});

test('a dealer proposes another hour, which is held; the buyer takes it', async ({ page, people, openVisitor }) => {
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const car = await addListing('car', dealer);
  await addBooking(buyer, dealer, car, { testDrive: testDriveAt(2, 10) });
  const counter = await openVisitor();
  await counter.setViewportSize({ width: 360, height: 800 });
  await enterAsDealer(counter, dealer, '/orderlist');
  const order = card(counter, car.name);
  await order.getByRole('button', { name: 'Propose another time' }).click();
  const sheet = counter.getByRole('dialog', { name: `Another time for ${car.name}` });
  await sheet.getByRole('button', { name: 'Propose another time' }).click();
  await expect(sheet.getByText('Please choose an hour.')).toBeVisible();
  const hour = testDriveAt(3, 16);
  await sheet.getByRole('radio', { name: testDriveDays(new Date())[3]?.label ?? '' }).check();
  await sheet.getByRole('radio', { name: formatHour(hour) }).check();
  expect(await accessibilityFaultsInBothSchemes(counter)).toEqual([]);
  await sheet.getByRole('button', { name: 'Propose another time' }).click();
  await expect(stateOf(order)).toHaveText('Time proposed');
  expect(await storedSlots(dealer)).toEqual([`${buyer.uid}_${car.id}`]);

  await enterAsBuyer(page, buyer, '/MyBookings');
  const booking = card(page, car.name);
  await expect(booking.getByText(`${dealer.dealerName} proposes ${formatTestDrive(hour)}.`)).toBeVisible();
  await inspect(page);
  await booking.getByRole('button', { name: 'Take this time' }).click();
  await expect(stateOf(booking)).toHaveText('Accepted');
  expect((await storedBooking(buyer, car))?.testDrive.toDate()).toEqual(hour);
  await comeBack(counter);
  await expect(stateOf(order)).toHaveText('Accepted');
});

test('a dealer blocks an hour: no buyer is offered it, and one who has the sheet open is refused', async ({
  page,
  people,
  openVisitor,
  watch,
}) => {
  watch.expectMessages(failedToLoad, firestoreFailed);
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const car = await addListing('car', dealer);
  const [day, hour] = [testDriveDays(new Date())[3]?.label ?? '', testDriveAt(3, 16)];
  await enterAsBuyer(page, buyer, `/cars/${car.id}`);
  await page.getByRole('button', { name: 'Choose a test drive' }).click();
  const form = page.getByRole('dialog', { name: `Book ${car.name}` });
  await form.getByRole('radio', { name: day }).check();
  await form.getByRole('radio', { name: formatHour(hour) }).check();

  const counter = await openVisitor();
  await counter.setViewportSize({ width: 360, height: 800 });
  await enterAsDealer(counter, dealer, '/orderlist');
  await counter.getByRole('button', { name: 'Block hours' }).click();
  const sheet = counter.getByRole('dialog', { name: 'Block hours' });
  await sheet.getByRole('radio', { name: day }).check();
  await sheet.getByRole('checkbox', { name: formatHour(hour) }).check();
  expect(await accessibilityFaultsInBothSchemes(counter)).toEqual([]);
  await inspect(counter);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expectToast(counter, 'Saved. Buyers see which hours are blocked.');

  await form.getByRole('button', { name: 'Book with this test drive' }).click();
  await expect(form.getByRole('alert')).toContainText('The dealer has blocked this hour. Choose another one.');
  await expect(form.getByRole('radio', { name: formatHour(hour) })).toBeDisabled();
  await inspect(page);
  await form.getByRole('radio', { name: formatHour(testDriveAt(3, 15)) }).check();
  await form.getByRole('button', { name: 'Book with this test drive' }).click();
  await answerDialog(page, { title: 'Car booked successfully!' }, 'Done');
  expect((await storedBooking(buyer, car))?.testDrive.toDate()).toEqual(testDriveAt(3, 15));
});

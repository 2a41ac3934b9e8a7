import type { Page } from '@playwright/test';
import { admin, dealers, passwords } from '../demo/catalogue/people';
import { listingAddress, paths } from '../src/shared/addresses/addresses';
import { addBooking } from '../tests/journeys/support/bookings';
import { server } from '../tests/journeys/support/emulators';
import { addListing, type StoredListing } from '../tests/journeys/support/listings';
import type { DealerAccount, People } from '../tests/journeys/support/people';
import type { Action } from './action';
import { logInAsAdmin, logInAsBuyer, logInAsDealer } from './logIn';

const enterAsAdmin = (page: Page) => logInAsAdmin(page, { email: admin.email, password: passwords.admin });

async function openTab(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

/** What a buyer does beside searching and booking. */
async function buyersActions(people: People, dealer: DealerAccount, car: StoredListing): Promise<readonly Action[]> {
  const buyer = await people.registerBuyer();
  // Without a confirmed e-mail address, nobody rates.
  await server.auth.updateUser(buyer.uid, { emailVerified: true });
  await addBooking(buyer, dealer, await addListing('car', dealer), { status: 'completed' });
  const openCar = async (page: Page) => {
    await logInAsBuyer(page, buyer);
    await page.goto(listingAddress({ kind: 'car', id: car.id }));
    await page.getByRole('heading', { name: car.name }).first().waitFor();
  };
  return [
    {
      what: 'Save: one car, on the account, counted',
      // For the record: the suspension and the count. For the count: the record, before and after, and the listing.
      ruleReads: 5,
      perVisit: 0.05,
      prepare: openCar,
      act: (page) =>
        page
          .getByRole('button', { name: /^Save / })
          .first()
          .click(),
    },
    {
      what: 'Report: one listing',
      // The suspension, the buyer and the listing.
      ruleReads: 3,
      perVisit: 0.0005,
      prepare: openCar,
      act: async (page) => {
        await page.getByRole('button', { name: 'Report this listing' }).click();
        const sheet = page.getByRole('dialog', { name: /^Report / });
        await sheet.getByRole('radio').first().check();
        await sheet.getByRole('button', { name: /^Send/ }).click();
        await sheet.getByText('Thank you. We have your report.').waitFor();
      },
    },
    {
      what: 'Rate: one dealer, counted',
      // For the rating: the suspension, the booking and the count. For the count: the rating, before and after.
      ruleReads: 5,
      perVisit: 0.0005,
      prepare: async (page) => {
        await logInAsBuyer(page, buyer);
        await page.goto(paths.myBookings);
        await page.getByRole('button', { name: 'Rate this dealer' }).waitFor();
      },
      act: async (page) => {
        await page.getByRole('button', { name: 'Rate this dealer' }).click();
        const sheet = page.getByRole('dialog', { name: `Rate ${dealer.dealerName}` });
        await sheet.getByRole('radio', { name: '5 stars' }).check();
        const asked = (question: string) => sheet.getByRole('group', { name: question });
        await asked('Was the vehicle as described?').getByRole('radio', { name: 'Yes' }).check();
        await asked('Was the dealer on time?').getByRole('radio', { name: 'Yes' }).check();
        await sheet.getByRole('button', { name: 'Send rating' }).click();
        await page.getByText('You rated: 5 of 5').waitFor();
      },
    },
  ];
}

/** A dealer's day. The demo's first dealer has orders in every state. */
function dealersActions(dealer: DealerAccount, car: StoredListing): readonly Action[] {
  const [busy] = dealers;
  if (!busy) throw new Error('The demo data has no dealer');
  const enter = (page: Page) => logInAsDealer(page, { ...busy, password: passwords.dealer });
  return [
    {
      what: "Dealer: the day's first screen",
      ruleReads: 0,
      perVisit: 0.01,
      prepare: enter,
      act: async (page) => {
        await page.goto(paths.home);
        await page.getByRole('heading', { name: 'My Profile' }).waitFor();
      },
    },
    {
      what: 'Dealer: the order list',
      ruleReads: 0,
      perVisit: 0.01,
      prepare: enter,
      act: async (page) => {
        await page.goto(paths.dealerBookings);
        await page.getByRole('article').first().waitFor();
      },
    },
    {
      what: 'Dealer: one hour blocked',
      // The suspension and the dealer.
      ruleReads: 2,
      perVisit: 0.0005,
      prepare: async (page) => {
        await logInAsDealer(page, dealer);
        await page.goto(paths.dealerBookings);
        await page.getByRole('article').first().waitFor();
      },
      act: async (page) => {
        await page.getByRole('button', { name: 'Block hours' }).click();
        const sheet = page.getByRole('dialog', { name: 'Block hours' });
        await sheet.getByRole('checkbox').last().check();
        await sheet.getByRole('button', { name: 'Save' }).click();
        await sheet.waitFor({ state: 'hidden' });
      },
    },
    {
      what: 'Dealer: one price cut',
      // The suspension.
      ruleReads: 1,
      perVisit: 0.001,
      prepare: async (page) => {
        await logInAsDealer(page, dealer);
        await page.goto(paths.stock);
        await page.getByRole('article', { name: car.name, exact: true }).waitFor();
      },
      act: async (page) => {
        const row = page.getByRole('article', { name: car.name, exact: true });
        await row.getByRole('button', { name: 'Change price' }).click();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('textbox').first().fill('4 lakh');
        await sheet.getByRole('button', { name: 'Lower the price' }).click();
        await sheet.waitFor({ state: 'hidden' });
      },
    },
  ];
}

/** The admin's actions. */
const adminsActions: readonly Action[] = [
  {
    what: 'Admin: the queue, after the login',
    ruleReads: 'oneForEachRequest',
    perVisit: 0.0001,
    act: async (page) => {
      await enterAsAdmin(page);
      await page.getByRole('link', { name: /Rs/ }).first().waitFor();
    },
  },
  {
    what: 'Admin: a page of the journal',
    ruleReads: 'oneForEachRequest',
    perVisit: 0.0001,
    prepare: enterAsAdmin,
    act: (page) => openTab(page, /^Journal/),
  },
  {
    what: 'Admin: twelve weeks in numbers, for the first time on a device',
    ruleReads: 'oneForEachRequest',
    perVisit: 0.0001,
    prepare: enterAsAdmin,
    act: async (page) => {
      await openTab(page, /^Numbers/);
      await page.locator('[aria-labelledby="weeks"][aria-busy="false"]').waitFor();
    },
  },
  {
    what: 'Admin: the reports',
    ruleReads: 'oneForEachRequest',
    perVisit: 0.0001,
    prepare: enterAsAdmin,
    act: (page) => openTab(page, /^Reports/),
  },
];

/** What people do who work with Second Gear, and what buyers do beside searching and booking. */
export async function workActionsOf(people: People): Promise<readonly Action[]> {
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer);
  return [...(await buyersActions(people, dealer, car)), ...dealersActions(dealer, car), ...adminsActions];
}

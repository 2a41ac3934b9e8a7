import type { Page } from '@playwright/test';
import { testDriveDays } from '../src/bookings/testDrive/testDrive';
import { dealerAddress, listingAddress, paths } from '../src/shared/addresses/addresses';
import { formatHour } from '../src/shared/time/hours';
import { addBooking, testDriveAt } from '../tests/journeys/support/bookings';
import { FirestoreTraffic } from '../tests/journeys/support/firestoreTraffic';
import { carValues, choosePhotos, fillListingForm } from '../tests/journeys/support/listingForm';
import { addListing, type StoredListing } from '../tests/journeys/support/listings';
import { type BuyerAccount, type DealerAccount, People } from '../tests/journeys/support/people';
import { jpegPhoto } from '../tests/journeys/support/photos';
import type { Action } from './action';
import type { Bench } from './bench';
import type { Figure } from './figure';
import { answerDialog, logInAsAdmin, logInAsBuyer, logInAsDealer } from './logIn';
import { documentPrices, monthlyVisits } from './prices';
import { untilFirstCard, untilQuiet, withPhone } from './visit';
import { workActionsOf } from './workActions';

/** Something that people do, with its cost. */
export interface Cost {
  readonly what: string;
  /** Documents on the wire. */
  readonly reads: number;
  readonly writes: number;
  /** Documents that the rules look up. They are billed as reads, and are not on the wire. */
  readonly ruleReads: number;
  /** How often it happens in one visit. */
  readonly perVisit: number;
  readonly details: readonly string[];
}

async function count(bench: Bench, { what, ruleReads, perVisit, prepare, act }: Action): Promise<Cost> {
  return withPhone(bench, async (page, context) => {
    await prepare?.(page);
    await untilQuiet(page);
    const traffic = new FirestoreTraffic();
    await traffic.follow(context);
    await act(page);
    await untilQuiet(page);
    const { exchanges, reads, writes } = traffic;
    const details = exchanges.map((exchange) => `${exchange.name}: ${exchange.reads} read, ${exchange.writes} written`);
    const lookedUp = ruleReads === 'oneForEachRequest' ? exchanges.length : ruleReads;
    return { what, reads, writes, ruleReads: lookedUp, perVisit, details };
  });
}

async function readHomePage(page: Page): Promise<void> {
  await page.goto(paths.home);
  await untilFirstCard(page);
  for (const section of ['Dream cars', 'Bikes']) {
    await page.getByRole('heading', { name: section, exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: section, exact: true }).getByRole('article').first().waitFor();
  }
}

async function search(page: Page): Promise<void> {
  await page.getByRole('tab', { name: "Car's", exact: true }).click();
  await page.getByRole('heading', { name: 'Used cars', exact: true }).waitFor();
  await untilFirstCard(page);
  await page.getByRole('article').nth(7).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, window.innerHeight / 2));
  await page.getByRole('article').nth(8).waitFor();
  await page.getByRole('button', { name: 'Know More' }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function actionsOf(people: People): Promise<readonly Action[]> {
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const admin = await people.registerAdmin();
  const car = await addListing('car', dealer);
  const requested = await addListing('car', dealer);
  const asking = await people.registerBuyer();
  await addBooking(asking, dealer, requested, { testDrive: testDriveAt(3, 11) });
  const waiting = await addListing('car', dealer, { state: 'pending', first: true });
  return [
    { what: 'Visit: the home page, to its end', ruleReads: 0, perVisit: 1, act: readHomePage },
    {
      what: 'Search: two pages of cars, and the details of one',
      ruleReads: 0,
      perVisit: 0.5,
      prepare: async (page) => {
        await page.goto(paths.home);
        await untilFirstCard(page);
      },
      act: search,
    },
    {
      what: 'Booking: the vehicle, and the list of bookings after it',
      // - For the booking: the suspension, the buyer, the dealer, the grant, the list of open requests and the car.
      // - For the grant and the list: the booking.
      // - From the eleventh request of a buyer on, a booking that is over leaves the list: one more look-up, which is
      //   not counted here, and one more read of the app.
      ruleReads: 7,
      perVisit: 0.01,
      prepare: async (page) => {
        await logInAsBuyer(page, buyer);
        await page.goto(dealerAddress(dealer.uid));
        await page.getByRole('article', { name: car.name, exact: true }).waitFor();
      },
      act: async (page) => {
        const card = page.getByRole('article', { name: car.name, exact: true });
        await card.getByRole('button', { name: 'Book Now' }).click();
        await page.getByRole('status', { name: 'Car booked successfully!' }).waitFor();
        await page.goto(paths.myBookings);
        await page.getByRole('article', { name: car.name, exact: true }).waitFor();
      },
    },
    withTestDrive(buyer, await addListing('car', dealer)),
    accepting(dealer, requested),
    posting(dealer),
    {
      what: 'Review: one decision',
      // For the listing: the admin's record, the dealer, the audit record and the count. For both others: the listing.
      ruleReads: 5,
      perVisit: 0.001,
      prepare: async (page) => {
        await logInAsAdmin(page, admin);
        await page.getByRole('link', { name: new RegExp(`^${waiting.name}`) }).click();
        await page.getByRole('article', { name: waiting.name, exact: true }).waitFor();
      },
      act: async (page) => {
        const card = page.getByRole('article', { name: waiting.name, exact: true });
        await card.getByRole('button', { name: 'Approve', exact: true }).click();
        await answerDialog(page, 'Approve this car post?', 'Approve');
        await page
          .getByRole('status')
          .filter({ hasText: /^Approved[!:]/ })
          .waitFor();
      },
    },
  ];
}

function withTestDrive(buyer: BuyerAccount, car: StoredListing): Action {
  return {
    what: 'Booking: the sheet, and a request with a test drive',
    // As for a booking, and the hours that the dealer has blocked.
    ruleReads: 8,
    perVisit: 0.005,
    prepare: async (page) => {
      await logInAsBuyer(page, buyer);
      await page.goto(listingAddress({ kind: 'car', id: car.id }));
      await page.getByRole('button', { name: 'Choose a test drive' }).waitFor();
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'Choose a test drive' }).click();
      const sheet = page.getByRole('dialog', { name: `Book ${car.name}` });
      await sheet.getByRole('radio', { name: testDriveDays(new Date())[2]?.label ?? '' }).check();
      await sheet.getByRole('radio', { name: formatHour(testDriveAt(2, 11)) }).check();
      await sheet.getByRole('button', { name: 'Book with this test drive' }).click();
      await page.getByRole('dialog', { name: 'Car booked successfully!' }).waitFor();
    },
  };
}

function accepting(dealer: DealerAccount, requested: StoredListing): Action {
  const card = (page: Page) => page.getByRole('article', { name: requested.name, exact: true });
  return {
    what: 'Answer: one booking accepted, with its test drive',
    // For the booking: the suspension and the hour. For the hour: the booking.
    ruleReads: 3,
    perVisit: 0.008,
    prepare: async (page) => {
      await logInAsDealer(page, dealer);
      await page.goto(paths.dealerBookings);
      await card(page).waitFor();
    },
    act: async (page) => {
      await card(page).getByRole('button', { name: 'Accept', exact: true }).click();
      await card(page).getByText('Accepted', { exact: true }).waitFor();
    },
  };
}

function posting(dealer: DealerAccount): Action {
  return {
    what: 'Post: one listing',
    // For the listing: the suspension, the dealer and the count. For the count: the listing. For each of the two files
    // of the photo: the suspension and the dealer.
    ruleReads: 8,
    perVisit: 0.001,
    prepare: async (page) => {
      await logInAsDealer(page, dealer);
      await page.goto(paths.newCar);
      await fillListingForm(page, carValues);
      await choosePhotos(page, [await jpegPhoto('front.jpg')]);
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('dialog', { name: carValues.Name, exact: true }).waitFor();
    },
  };
}

/** Does each action once, and counts its documents on the wire. */
export async function measureCosts(bench: Bench): Promise<readonly Cost[]> {
  const people = new People();
  try {
    const costs: Cost[] = [];
    for (const action of [...(await actionsOf(people)), ...(await workActionsOf(people))])
      costs.push(await count(bench, action));
    return costs;
  } finally {
    await people.forgetAll();
  }
}

/** USD for one time. */
export function priceOf({ reads, ruleReads, writes }: Cost): number {
  return (reads + ruleReads) * documentPrices.read + writes * documentPrices.write;
}

/** USD for a month of visits, with all actions in them. */
export function monthlyPriceOf(costs: readonly Cost[]): number {
  return monthlyVisits * costs.reduce((sum, cost) => sum + priceOf(cost) * cost.perVisit, 0);
}

/** An action must not read or write more if there are more listings. */
export function toFigure({ what, reads, ruleReads, writes, details }: Cost): Figure {
  const value = `${reads} read, ${ruleReads} by rules, ${writes} written`;
  return { part: 'cost', what, value, exact: true, details };
}

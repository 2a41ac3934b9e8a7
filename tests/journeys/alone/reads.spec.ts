import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { admin, passwords } from '../../../demo/catalogue/people';
import { root } from '../../../emulators/project';
import { bookingStates, holdsHour } from '../../../src/bookings/bookingState';
import { knownListsKey } from '../../../src/shared/device/knownLists';
import { type Reads, readsWriter, readTable, toTable, visitSteps } from '../../readsTable';
import { writtenPart } from '../../support/writtenPart';
import { logInAsAdmin, logInAsBuyer, logInAsDealer } from '../support/accounts';
import { addBooking, testDriveAt } from '../support/bookings';
import { FirestoreTraffic } from '../support/firestoreTraffic';
import { expect, test } from '../support/journey';
import { addListing } from '../support/listings';
import type { DealerAccount, People } from '../support/people';

/**
 * What a visit reads of Firestore, with the demo data, and nobody else at work. The owner pays for each document. After a
 * change, `READS=write npm test -- alone/reads` writes the table in docs/scale.md again.
 */

const file = path.join(root, 'docs/scale.md');

interface Step {
  readonly what: string;
  readonly act: (page: Page) => Promise<void>;
}

const cards = (page: Page) => page.getByRole('article');

/** Scrolls to the end of the list and waits for the page that comes, until so many cards are there, and no further. */
async function scrollTo(page: Page, count: number): Promise<void> {
  for (let shown = await cards(page).count(); shown < count; shown = await cards(page).count()) {
    await cards(page).last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => cards(page).count()).toBeGreaterThan(shown);
  }
}

/**
 * Waits until the device has stored the newest cars. The app then leaves a minute for an answer that comes late, in which
 * another journey may have approved a car.
 */
async function askFromNowOn(page: Page): Promise<void> {
  await expect(async () => {
    const isStored = await page.evaluate((key) => {
      const { car, ...others } = JSON.parse(localStorage.getItem(key) ?? '{}');
      if (car)
        localStorage.setItem(key, JSON.stringify({ ...others, car: { ...car, since: new Date().toISOString() } }));
      return !!car;
    }, knownListsKey);
    expect(isStored).toBe(true);
  }).toPass();
}

const visit: readonly Step[] = [
  {
    what: visitSteps.home[0],
    act: async (page) => {
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Just added' }).getByRole('article')).toHaveCount(8);
    },
  },
  {
    what: visitSteps.home[1],
    act: async (page) => {
      for (const name of ['Dream cars', 'Bikes']) {
        await page.getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('region', { name, exact: true }).getByRole('article').first()).toBeVisible();
      }
    },
  },
  {
    what: 'The same list on a second visit of the day: the list of cars',
    act: async (page) => {
      await askFromNowOn(page);
      await page.goto('/cars');
      await expect(cards(page).nth(7)).toBeAttached();
    },
  },
  {
    what: 'The list of cars: the first page',
    act: async (page) => {
      await page.reload();
      await expect(cards(page).nth(7)).toBeAttached();
    },
  },
  { what: 'The list of cars: three more pages', act: (page) => scrollTo(page, 32) },
  {
    what: visitSteps.details,
    act: async (page) => {
      for (const index of [0, 1, 2]) {
        await page.getByRole('button', { name: 'Know More' }).nth(index).click();
        const details = page.getByRole('dialog');
        await expect(details.getByRole('link', { name: 'See all vehicles of this dealer' })).toBeVisible();
        await details.getByRole('button', { name: 'Close' }).first().click();
        await expect(details).toBeHidden();
      }
    },
  },
  {
    what: visitSteps.search,
    act: async (page) => {
      await page.goto('/cars?fuelType=Petrol&maxPrice=900000');
      await expect(page.getByRole('status').filter({ hasText: ' found' })).toBeVisible();
      await expect(cards(page).nth(7)).toBeAttached();
    },
  },
];

interface RoleStep extends Step {
  readonly logIn?: (page: Page) => Promise<void>;
}

/** A buyer with a booking in each state, all with the same dealer; that dealer; and the admin of the demo. */
async function stepsOfRoles(people: People, dealer: DealerAccount): Promise<readonly RoleStep[]> {
  const buyer = await people.registerBuyer();
  for (const status of bookingStates) {
    const holds = holdsHour(status);
    const details = { status, ...(holds && { testDrive: testDriveAt(3, status === 'accepted' ? 11 : 15) }) };
    await addBooking(buyer, dealer, await addListing('car', dealer), details);
  }
  return [
    {
      what: `My Bookings, with ${bookingStates.length} bookings`,
      logIn: (page) => logInAsBuyer(page, buyer),
      act: async (page) => {
        await page.goto('/myBookings');
        await expect(cards(page).first()).toBeVisible();
      },
    },
    {
      what: `The day of a dealer with ${bookingStates.length} bookings`,
      logIn: (page) => logInAsDealer(page, dealer),
      act: async (page) => {
        await page.goto('/');
        await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
      },
    },
    {
      what: 'The admin’s queue after the login, with its first post',
      // A reload ends the admin's session.
      act: async (page) => {
        await logInAsAdmin(page, { email: admin.email, password: passwords.admin });
        await page.getByRole('region', { name: 'Approve Car Posts' }).getByRole('link').first().click();
        await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
      },
    },
  ];
}

async function count(page: Page, traffic: FirestoreTraffic, { what, act }: Step): Promise<Reads> {
  const [requests, documents] = [traffic.requests, traffic.reads];
  await act(page);
  await page.waitForLoadState('networkidle');
  return { what, requests: traffic.requests - requests, documents: traffic.reads - documents };
}

/** The steps that read more than the table says, or that it does not have. */
function grown(reads: readonly Reads[], known: readonly Reads[]): readonly Reads[] {
  return reads.filter(({ what, requests, documents }) => {
    const before = known.find((each) => each.what === what);
    return !before || requests > before.requests || documents > before.documents;
  });
}

test.use({ keepsLists: true });

test('a visit reads no more than the table in docs/scale.md says', async ({
  context,
  page,
  people,
  browser,
  watch,
}) => {
  const reads: Reads[] = [];
  const dealer = await people.registerDealer();
  // With those of the demo, more than four pages. They come last.
  for (let cars = 0; cars < 12; cars += 1) await addListing('car', dealer, { photos: 0, first: true });
  await page.setViewportSize({ width: 360, height: 740 });
  const traffic = new FirestoreTraffic();
  await traffic.follow(context);
  for (const step of visit) reads.push(await count(page, traffic, step));
  for (const { logIn, ...step } of await stepsOfRoles(people, dealer)) {
    const other = await browser.newContext();
    watch.follow(other);
    const own = await other.newPage();
    await logIn?.(own);
    await own.waitForLoadState('networkidle');
    const ofRole = new FirestoreTraffic();
    await ofRole.follow(other);
    reads.push(await count(own, ofRole, step));
    await other.close();
  }
  const text = readFileSync(file, 'utf8');
  const written = writtenPart(text, readsWriter);
  if (process.env.READS === 'write') writeFileSync(file, written.replacedBy(toTable(reads)));
  else expect(grown(reads, readTable(written.content))).toEqual([]);
});

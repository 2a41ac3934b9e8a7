import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { listings } from '../demo/catalogue/listings';
import { admin, buyers, type DealerAccount, dealers, passwords } from '../demo/catalogue/people';
import { paths } from '../src/shared/addresses/addresses';
import { origins } from '../tests/journeys/support/emulators';
import { layoutShifts, sumOf, watchLayoutShifts } from '../tests/journeys/support/layoutShift';
import type { Bench } from './bench';
import { atMost, type Figure } from './figure';
import { logInAsAdmin, logInAsBuyer, logInAsDealer } from './logIn';
import { publicRoutes } from './publicRoutes';
import { untilQuiet, withPhone } from './visit';

const limit = 0.02;

/** Milliseconds by which each answer is delayed on the slow network, so that every state is painted. */
const delays = { scripts: 150, firestore: 800, pictures: 400 } as const;

const networks = ['fast', 'slow'] as const;
type Network = (typeof networks)[number];

async function setNetwork(context: BrowserContext, address: string, network: Network): Promise<void> {
  if (network === 'fast') return;
  const delayed = async (pattern: string, delay: number) => {
    await context.route(pattern, async (route) => {
      await sleep(delay);
      await route.fallback();
    });
  };
  await delayed(`${address}/assets/**.js`, delays.scripts);
  await delayed(`${origins.firestore}/**`, delays.firestore);
  await delayed(`${origins.storage}/**`, delays.pictures);
}

/** The number of screens to scroll: strips and pictures further down load when they come near. */
const screens = 4;

async function scrollThrough(page: Page): Promise<void> {
  await untilQuiet(page);
  for (let screen = 0; screen < screens; screen += 1) {
    const isAtEnd = await page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy(0, window.innerHeight);
      return window.scrollY === before;
    });
    if (isAtEnd) return;
    await untilQuiet(page);
  }
}

/** @param seen the number of shifts that belong to what the page showed before */
async function figureOf(what: string, network: Network, page: Page, seen = 0): Promise<Figure> {
  const shifts = (await layoutShifts(page)).slice(seen).filter(({ isExpected }) => !isExpected);
  return atMost(limit, (value) => value.toFixed(3), {
    part: 'shift',
    what: `Layout shift ${what}, ${network} network`,
    value: sumOf(shifts),
    exact: false,
    details: shifts.map(({ value, sources }) => `${value.toFixed(4)}: ${sources.join('; ')}`),
  });
}

interface Visitor {
  /** Shown beside the address in the table. */
  readonly who: string;
  readonly addresses: readonly string[];
  readonly begin: (page: Page) => Promise<void>;
}

/** Searches have no routes of their own, but people open them by their addresses: with many filters, in an order. */
const searches = [
  `${paths.cars}?fuelType=Petrol&maxPrice=900000&maxKilometers=100000&transmission=Manual`,
  `${paths.bikes}?sort=cheapest`,
];

/** Two saved cars, which the pages of saved and of compared listings show. */
async function saveTwoCars(page: Page): Promise<void> {
  await page.goto(paths.cars);
  for (const place of [0, 1])
    await page
      .getByRole('article')
      .nth(place)
      .getByRole('button', { name: /^Save / })
      .tap();
}

function editAddresses({ uid }: DealerAccount): readonly string[] {
  return (['car', 'bike'] as const).flatMap((kind) => {
    const own = listings.find(({ id, sellerId }) => sellerId === uid && id.startsWith(`demo-${kind}-`));
    return own ? paths[kind === 'car' ? 'editCar' : 'editBike'].replace(':id', own.id) : [];
  });
}

/** Addresses that nobody must log in for are measured once, as a visitor. */
function visitors(): readonly Visitor[] {
  const [buyer] = buyers;
  const [dealer] = dealers;
  if (!buyer || !dealer) throw new Error('The demo data has no buyer or no dealer');
  const compared = listings.filter(({ id }) => id.startsWith('demo-car-')).slice(0, 2);
  const compare = `${paths.compare}?cars=${compared.map(({ id }) => id).join(',')}`;
  return [
    {
      who: 'visitor',
      addresses: [
        ...publicRoutes(dealer.uid).map(({ path }) => path),
        ...searches,
        ...[paths.saved, paths.mySearches, paths.myBookings, compare, '/nowhere'],
      ],
      begin: saveTwoCars,
    },
    {
      who: 'buyer',
      addresses: [paths.home, paths.saved, paths.mySearches, paths.myBookings, paths.myAccount],
      begin: async (page) => {
        await logInAsBuyer(page, { ...buyer, password: passwords.buyer });
        // The other pages know from it what is booked.
        await page.goto(paths.myBookings);
        await untilQuiet(page);
      },
    },
    {
      who: 'dealer',
      addresses: [
        ...[paths.home, paths.stock, paths.dealerBookings, paths.newCar, paths.newBike],
        ...[...editAddresses(dealer), paths.editProfile, paths.myAccount],
      ],
      begin: (page) => logInAsDealer(page, { ...dealer, password: passwords.dealer }),
    },
  ];
}

/** Each page waits for most of its time, so several are open at once. */
const pagesAtOnce = 4;

async function measureVisitor(bench: Bench, { who, addresses, begin }: Visitor, network: Network): Promise<Figure[]> {
  return withPhone(bench, async (page, context) => {
    await begin(page);
    await page.close();
    await watchLayoutShifts(context);
    await setNetwork(context, bench.address, network);
    const figures = new Map<string, Figure>();
    const waiting = [...addresses];
    const measureNext = async (): Promise<void> => {
      const route = await context.newPage();
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        await route.goto(address);
        await route.getByRole('heading').first().waitFor();
        await scrollThrough(route);
        figures.set(address, await figureOf(`${address} (${who})`, network, route));
      }
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, measureNext));
    return addresses.flatMap((address) => figures.get(address) ?? []);
  });
}

/** The admin's login is that of one page, so the tabs are opened one after another. */
async function measureAdmin(bench: Bench, network: Network): Promise<Figure[]> {
  return withPhone(bench, async (page, context) => {
    await watchLayoutShifts(context);
    await setNetwork(context, bench.address, network);
    await logInAsAdmin(page, { email: admin.email, password: passwords.admin });
    await scrollThrough(page);
    const figures = [await figureOf(`${paths.adminLogin} (admin)`, network, page)];
    const tabs = await page.getByRole('tab').evaluateAll((all) => all.map(({ id }) => id));
    for (const id of tabs.slice(1)) {
      const { length: seen } = await layoutShifts(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator(`#${id}`).tap();
      await scrollThrough(page);
      figures.push(await figureOf(`${paths.adminLogin}, ${id.replace('tab-', '')} (admin)`, network, page, seen));
    }
    return figures;
  });
}

/** The layout shifts of every page of every role, on a phone, on a fast and on a slow network (PERF-5). */
export async function measureLayoutShift(bench: Bench): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const network of networks) {
    for (const visitor of visitors()) figures.push(...(await measureVisitor(bench, visitor, network)));
    figures.push(...(await measureAdmin(bench, network)));
  }
  return figures;
}

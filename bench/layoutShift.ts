import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { admin, buyers, dealers, passwords } from '../demo/catalogue/people';
import { paths } from '../src/shared/addresses/addresses';
import { origins } from '../tests/journeys/support/emulators';
import { layoutShifts, sumOf, watchLayoutShifts } from '../tests/journeys/support/layoutShift';
import type { Bench } from './bench';
import { atMost, type Figure } from './figure';
import { logInAsAdmin, logInAsBuyer, logInAsDealer } from './logIn';
import { publicRoutes } from './publicRoutes';
import { untilQuiet, withPhone } from './visit';

const limit = 0.02;

/** Milliseconds by which each answer is delayed, so that every state between loading and loaded is painted. */
const delays = { scripts: 150, firestore: 800, pictures: 400 } as const;

async function slowDown(context: BrowserContext, address: string): Promise<void> {
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

async function scrollThrough(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await untilQuiet(page);
  for (let screen = 0; screen < screens; screen += 1) {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight));
    await untilQuiet(page);
  }
}

async function figureOf(path: string, page: Page): Promise<Figure> {
  const shifts = (await layoutShifts(page)).filter(({ isExpected }) => !isExpected);
  return atMost(limit, (value) => value.toFixed(3), {
    part: 'shift',
    what: `Layout shift ${path}`,
    value: sumOf(shifts),
    exact: false,
    details: shifts.map(({ value, sources }) => `${value.toFixed(4)}: ${sources.join('; ')}`),
  });
}

/**
 * Searches have no routes of their own, but people open them by their addresses: one with many filters, one with an
 * order.
 */
const searches = [
  `${paths.cars}?fuelType=Petrol&maxPrice=900000&maxKilometers=100000&transmission=Manual`,
  `${paths.bikes}?sort=cheapest`,
];

interface Visitor {
  /** Shown beside the address in the table. */
  readonly who?: string;
  readonly routes: readonly string[];
  readonly logIn?: (page: Page) => Promise<void>;
}

function visitors(): readonly Visitor[] {
  const [buyer] = buyers;
  const [dealer] = dealers;
  if (!buyer || !dealer) throw new Error('The demo data has no buyer or no dealer');
  return [
    { routes: [...publicRoutes(dealer.uid).map(({ path }) => path), ...searches] },
    {
      who: 'buyer',
      routes: [paths.home, paths.myBookings],
      logIn: (page) => logInAsBuyer(page, { ...buyer, password: passwords.buyer }),
    },
    {
      who: 'dealer',
      routes: [paths.home, paths.stock, paths.dealerBookings, paths.newCar, paths.newBike],
      logIn: (page) => logInAsDealer(page, { ...dealer, password: passwords.dealer }),
    },
  ];
}

/** The review page has no address of its own: it replaces the login. */
async function measureReview(bench: Bench): Promise<Figure> {
  return withPhone(bench, async (page, context) => {
    await watchLayoutShifts(context);
    await slowDown(context, bench.address);
    await logInAsAdmin(page, { email: admin.email, password: passwords.admin });
    await untilQuiet(page);
    return figureOf(`${paths.adminLogin} (admin)`, page);
  });
}

/** The layout shifts of every route, on a phone and a slow network (PERF-5). */
export async function measureLayoutShift(bench: Bench): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { who, routes, logIn } of visitors()) {
    await withPhone(bench, async (page, context) => {
      await logIn?.(page);
      await watchLayoutShifts(context);
      await slowDown(context, bench.address);
      for (const path of routes) {
        const route = await context.newPage();
        await scrollThrough(route, path);
        figures.push(await figureOf(who ? `${path} (${who})` : path, route));
        await route.close();
      }
    });
  }
  return [...figures, await measureReview(bench)];
}

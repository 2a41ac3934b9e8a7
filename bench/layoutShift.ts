import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { admin, buyers, dealers, passwords } from '../emulators/demo/catalogue/people';
import { origins } from '../tests/journeys/support/emulators';
import type { Bench } from './bench';
import { atMost, type Figure } from './figure';
import { logInAsAdmin, logInAsBuyer, logInAsDealer } from './logIn';
import { publicRoutes } from './publicRoutes';
import { untilQuiet, withPhone } from './visit';

const limit = 0.02;

/** Milliseconds that each answer takes, so that every state between loading and loaded is painted. */
const delays = { scripts: 150, firestore: 800, pictures: 400 } as const;

interface Shift {
  readonly value: number;
  /** What moved, and from where to where. */
  readonly sources: readonly string[];
}

declare global {
  interface Window {
    /** Collected from the first paint on. */
    layoutShifts?: Shift[];
  }
}

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

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Runs in the page, before anything of it. Functions with a name do not get there: the compiler marks them with a helper
 * that the page has not got.
 */
function collectShifts(): void {
  const shifts: Shift[] = [];
  window.layoutShifts = shifts;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      shifts.push({
        value,
        sources: sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : 'something gone';
          return `${name} from ${Math.round(previousRect.top)} to ${Math.round(currentRect.top)} px`;
        }),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function collectedShifts(page: Page): Promise<readonly Shift[]> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  if (!shifts) throw new Error(`Nobody watched ${page.url()}`);
  return shifts;
}

/** Screens that are scrolled through: strips and pictures below are loaded when they come near. */
const screens = 4;

async function shiftsOf(page: Page, path: string): Promise<readonly Shift[]> {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await untilQuiet(page);
  for (let screen = 0; screen < screens; screen += 1) {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight));
    await untilQuiet(page);
  }
  return collectedShifts(page);
}

/** The sum of all shifts, which is never less than what browsers report as CLS: the worst five seconds of them. */
function figureOf(path: string, shifts: readonly Shift[]): Figure {
  return atMost(limit, (value) => value.toFixed(3), {
    part: 'shift',
    what: `Layout shift ${path}`,
    value: shifts.reduce((sum, { value }) => sum + value, 0),
    exact: false,
    details: shifts.map(({ value, sources }) => `${value.toFixed(4)}: ${sources.join('; ')}`),
  });
}

/** No routes of their own, but opened by their addresses all the same: with much that narrows them, and in an order. */
const searches = [
  '/?tab=cars&fuelType=Petrol&maxPrice=900000&maxKilometers=100000&transmission=Manual',
  '/?tab=bikes&sort=cheapest',
];

interface Visitor {
  /** Stands beside the address in the table. */
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
      routes: ['/', '/MyBookings'],
      logIn: (page) => logInAsBuyer(page, { ...buyer, password: passwords.buyer }),
    },
    {
      who: 'dealer',
      routes: ['/', '/SellerProducts', '/orderlist', '/NewCarProduct', '/NewBikeProduct'],
      logIn: (page) => logInAsDealer(page, { ...dealer, password: passwords.dealer }),
    },
  ];
}

/** The review page stands at no address of its own: it comes in the place of the login. */
async function measureReview(bench: Bench): Promise<Figure> {
  return withPhone(bench, async (page, context) => {
    await context.addInitScript(collectShifts);
    await slowDown(context, bench.address);
    await logInAsAdmin(page, { email: admin.email, password: passwords.admin });
    await untilQuiet(page);
    return figureOf('/AdminLogin (admin)', await collectedShifts(page));
  });
}

/** How far things move about while a page is loading, on a phone and a slow network, for every route. */
export async function measureLayoutShift(bench: Bench): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { who, routes, logIn } of visitors()) {
    await withPhone(bench, async (page, context) => {
      await logIn?.(page);
      await context.addInitScript(collectShifts);
      await slowDown(context, bench.address);
      for (const path of routes) {
        const route = await context.newPage();
        figures.push(figureOf(who ? `${path} (${who})` : path, await shiftsOf(route, path)));
        await route.close();
      }
    });
  }
  return [...figures, await measureReview(bench)];
}

import type { Page } from '@playwright/test';
import { admin, buyers, dealers, passwords } from '../demo/catalogue/people';
import { paths } from '../src/shared/addresses/addresses';
import type { Bench } from './bench';
import { atMost, type Figure, milliseconds } from './figure';
import { logInAsAdmin, logInAsBuyer, logInAsDealer } from './logIn';
import { slowDownToPhone } from './slowPhone';
import { untilQuiet, withPhone } from './visit';

/** Milliseconds from the press to the next frame (PERF-7). */
const limit = 100;

/** The browser records no shorter events. It rounds to 8 ms. */
const shortest = 16;

interface Step {
  readonly what: string;
  readonly press: (page: Page) => Promise<void>;
}

interface Visit {
  readonly who: string;
  readonly begin: (page: Page) => Promise<void>;
  readonly steps: readonly Step[];
}

declare global {
  interface Window {
    /** The longest interaction since it was set to 0, in milliseconds. */
    longestInteraction: number;
  }
}

function watchInteractions(threshold: number): void {
  window.longestInteraction = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = 'interactionId' in entry && Number(entry.interactionId) > 0;
      if (isInteraction) window.longestInteraction = Math.max(window.longestInteraction, entry.duration);
    }
  });
  // The threshold is not in TypeScript's own type yet.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: threshold,
  };
  observer.observe(options);
}

const tap = (page: Page, role: 'link' | 'button' | 'tab', name: string | RegExp) =>
  page.getByRole(role, { name, exact: true }).first().tap();

function visits(): readonly Visit[] {
  const [buyer] = buyers;
  const [dealer] = dealers;
  if (!buyer || !dealer) throw new Error('The demo data has no buyer or no dealer');
  const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search' });
  return [
    {
      who: 'visitor',
      begin: async (page) => {
        await page.goto(paths.cars);
        await page.getByRole('article').first().waitFor();
      },
      steps: [
        { what: 'type in the search box', press: (page) => searchBox(page).pressSequentially('swift') },
        { what: 'search', press: (page) => searchBox(page).press('Enter') },
        { what: 'open the filters', press: (page) => tap(page, 'button', /^Filters/) },
        { what: 'choose a fuel', press: (page) => page.getByRole('checkbox', { name: 'Diesel' }).tap() },
        { what: 'show what was found', press: (page) => tap(page, 'button', /^Show /) },
        { what: "go to the bikes' tab", press: (page) => tap(page, 'tab', "Bike's") },
        { what: "go to the cars' tab", press: (page) => tap(page, 'tab', "Car's") },
        { what: 'open the details', press: (page) => tap(page, 'button', 'Know More') },
        { what: 'close the details', press: (page) => tap(page, 'button', 'Close') },
        { what: 'save a car', press: (page) => tap(page, 'button', /^Save /) },
        { what: 'book without a login', press: (page) => tap(page, 'button', 'Book Now') },
        { what: 'close the login', press: (page) => page.keyboard.press('Escape') },
        { what: 'go to the saved listings', press: (page) => tap(page, 'link', /Saved$/) },
        { what: 'open the menu', press: (page) => page.locator('header summary').first().tap() },
        { what: 'go home', press: (page) => tap(page, 'link', 'Home') },
      ],
    },
    {
      who: 'buyer',
      begin: (page) => logInAsBuyer(page, { ...buyer, password: passwords.buyer }),
      steps: [
        { what: 'go to the bookings', press: (page) => tap(page, 'link', 'Bookings') },
        { what: 'go to the cars', press: (page) => tap(page, 'link', 'Search') },
        { what: 'open the details', press: (page) => tap(page, 'button', 'Know More') },
        { what: 'close the details', press: (page) => tap(page, 'button', 'Close') },
      ],
    },
    {
      who: 'dealer',
      begin: (page) => logInAsDealer(page, { ...dealer, password: passwords.dealer }),
      steps: [
        { what: 'open the menu', press: (page) => page.locator('header summary').first().tap() },
        { what: 'go to the order list', press: (page) => tap(page, 'link', /^Order List/) },
        { what: 'open the menu again', press: (page) => page.locator('header summary').first().tap() },
        { what: 'go to the vehicles', press: (page) => tap(page, 'link', 'My Vehicles') },
      ],
    },
    {
      who: 'admin',
      begin: (page) => logInAsAdmin(page, { email: admin.email, password: passwords.admin }),
      steps: [
        { what: 'open the approved listings', press: (page) => tap(page, 'tab', /^Approved/) },
        { what: 'open the journal', press: (page) => tap(page, 'tab', /^Journal/) },
        { what: 'open the pending listings', press: (page) => tap(page, 'tab', /^Pending/) },
      ],
    },
  ];
}

/** @returns the milliseconds of each step */
async function takeVisit(bench: Bench, { begin, steps }: Visit): Promise<readonly number[]> {
  return withPhone(bench, async (page, context) => {
    await context.addInitScript(watchInteractions, shortest);
    await begin(page);
    await untilQuiet(page);
    await slowDownToPhone(page, context);
    const times: number[] = [];
    for (const { press } of steps) {
      await page.evaluate(() => {
        window.longestInteraction = 0;
      });
      await press(page);
      await untilQuiet(page);
      times.push(Math.max(shortest, await page.evaluate(() => window.longestInteraction)));
    }
    return times;
  });
}

/** As many as it takes to tell the app from what else the machine does, which only adds to a time. */
const mostVisits = 5;

/** How soon each press shows something, on a slow phone (PERF-7): the best of the visits, until each press was in time. */
export async function measureInteractions(bench: Bench): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const visit of visits()) {
    const times: (readonly number[])[] = [];
    const bestOf = (step: number) => Math.min(...times.map((each) => each[step] ?? Number.POSITIVE_INFINITY));
    const isInTime = () => visit.steps.every((_, step) => bestOf(step) <= limit);
    while (times.length < mostVisits && !isInTime()) times.push(await takeVisit(bench, visit));
    for (const [step, { what }] of visit.steps.entries()) {
      figures.push(
        atMost(limit, milliseconds, {
          part: 'interactions',
          what: `${what} (${visit.who})`,
          value: bestOf(step),
          exact: false,
          details: [`visits: ${times.map((each) => milliseconds(each[step] ?? 0)).join(', ')}`],
        }),
      );
    }
  }
  return figures;
}

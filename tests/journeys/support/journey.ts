import { test as base, type Page } from '@playwright/test';
import { knownListsKey } from '../../../src/shared/device/knownLists';
import { PageWatch } from './console';
import { FirebaseCallLog } from './firebaseCalls';
import { People } from './people';
import { followStepsBack } from './stepsBack';

interface Journey {
  /**
   * Whether a page shows what the device knows of a list from an earlier page. All journeys share one market: such a list
   * would have listings of another journey that are removed by now.
   */
  readonly keepsLists: boolean;
  /** Fails the test on unexpected messages of its pages. */
  readonly watch: PageWatch;
  /** The Firebase calls of the journey's pages. They are attached to the test's report as 'firebase-calls'. */
  readonly calls: FirebaseCallLog;
  readonly people: People;
  /** Opens a second browser, in which nobody is logged in. */
  readonly openVisitor: () => Promise<Page>;
}

function forgetLists(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // An empty page has no storage.
  }
}

/** A test whose pages are watched and whose Firebase calls are recorded. Its accounts are removed afterwards. */
export const test = base.extend<Journey>({
  keepsLists: [false, { option: true }],
  watch: [
    async ({ context, baseURL, keepsLists }, use) => {
      if (!keepsLists) await context.addInitScript(forgetLists, knownListsKey);
      const watch = new PageWatch(baseURL ?? '');
      watch.follow(context);
      await followStepsBack(context);
      await use(watch);
      base.expect(watch.problems()).toEqual([]);
    },
    { auto: true },
  ],
  calls: [
    async ({ context }, use, testInfo) => {
      const log = new FirebaseCallLog();
      log.follow(context);
      await use(log);
      await testInfo.attach('firebase-calls', { body: JSON.stringify(log.calls), contentType: 'application/json' });
    },
    { auto: true },
  ],
  people: async ({ watch: _watched, context }, use, testInfo) => {
    const people = new People();
    await use(people);
    // A list that is refetched after its people are deleted would be refused. A failed test still needs its pages, for
    // their screenshots.
    if (testInfo.status === testInfo.expectedStatus) await Promise.all(context.pages().map((page) => page.close()));
    await people.forgetAll();
  },
  openVisitor: async ({ browser, watch, calls }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watch.follow(context);
      calls.follow(context);
      await followStepsBack(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export const { expect } = base;

import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { logInAsBuyer, logInAsDealer } from '../support/accounts';
import { PageWatch } from '../support/console';
import { answerDialog } from '../support/dialogs';
import { type FirebaseCall, FirebaseCallLog } from '../support/firebaseCalls';
import { type Fault, failCalls, slowness } from '../support/network';
import { followStepsBack } from '../support/stepsBack';
import { clearBrowser, storeBuyerLogin, storeDealerLogin } from '../support/storedLogin';
import type { Cast, FaultJourney, Harm } from './faultJourney';

/** Console messages of failing calls. Any other message fails the run. */
const mayBePrinted =
  /Failed to load resource: |@firebase\/(firestore|auth|storage): |^error: The profile could not be loaded/;

/** Milliseconds: the SDK retries uploads and transactions before it gives up, and a slow call takes ten seconds. */
const patience = { timeout: 45_000 } as const;

/** Milliseconds without a call after which a page has loaded everything. */
const quietTime = 300;

/** A browser that runs one try after the other, and the people who take part. */
export class Seat {
  readonly #context: BrowserContext;
  readonly #watch: PageWatch;
  readonly #log = new FirebaseCallLog();
  #page: Page | undefined;

  private constructor(
    context: BrowserContext,
    address: string,
    readonly cast: Cast,
  ) {
    this.#context = context;
    this.#watch = new PageWatch(address);
    this.#watch.follow(context);
    this.#log.follow(context);
  }

  static async open(browser: Browser, address: string, cast: Cast): Promise<Seat> {
    const context = await browser.newContext();
    await followStepsBack(context);
    return new Seat(context, address, cast);
  }

  /** A new page whose browser stores only this login. The cache of the app's files stays. */
  async freshPage(as: FaultJourney<unknown>['as']): Promise<Page> {
    await this.#leave();
    const page = await this.#context.newPage();
    this.#page = page;
    if (as === 'buyer') await storeBuyerLogin(page, this.cast.buyer);
    else if (as === 'dealer') await storeDealerLogin(page, this.cast.dealer);
    else await clearBrowser(page);
    return page;
  }

  async #leave(): Promise<void> {
    await this.#page?.unrouteAll({ behavior: 'ignoreErrors' });
    await this.#page?.close();
    this.#log.abandonCalls();
  }

  get calls(): readonly FirebaseCall[] {
    return this.#log.calls;
  }

  /** Waits until the page sends no more calls, so that a late call is not counted in the next step. */
  async quiet(): Promise<void> {
    await expect.poll(() => this.#log.quietFor, patience).toBeGreaterThan(quietTime);
  }

  /** Problems that a failing call does not explain. */
  get unusual(): readonly string[] {
    return this.#watch.problems().filter((problem) => !mayBePrinted.test(problem));
  }

  async close(): Promise<void> {
    await this.#leave();
    await this.#context.close();
  }
}

export interface FaultyCall {
  readonly call: FirebaseCall;
  readonly fault: Fault;
}

let tries = 0;

/** One run of a journey. */
class JourneyTry<Scene> {
  readonly #callsBefore: number;
  readonly #unusualBefore: number;

  private constructor(
    readonly journey: FaultJourney<Scene>,
    readonly scene: Scene,
    readonly seat: Seat,
    readonly page: Page,
  ) {
    this.#callsBefore = seat.calls.length;
    this.#unusualBefore = seat.unusual.length;
  }

  /** Runs the steps before the first call that may fail. */
  static async begin<Scene>(journey: FaultJourney<Scene>, seat: Seat): Promise<JourneyTry<Scene>> {
    tries += 1;
    const scene = await journey.arrange(seat.cast, tries);
    const page = await seat.freshPage(journey.as);
    await journey.open?.(page, scene);
    await seat.quiet();
    return new JourneyTry(journey, scene, seat, page);
  }

  get success() {
    return this.journey.success(this.page, this.scene);
  }

  get grantedBefore() {
    return this.journey.grantedBefore?.(this.page) ?? this.success;
  }

  /** The calls since the journey began, each once. */
  calls(): readonly FirebaseCall[] {
    const made = this.seat.calls.slice(this.#callsBefore);
    return [...new Map(made.map((call) => [call.name, call])).values()];
  }

  /** How often the app has made this call since the journey began. */
  countOf({ name }: FirebaseCall): number {
    return this.seat.calls.slice(this.#callsBefore).filter((call) => call.name === name).length;
  }

  act(): Promise<void> {
    return this.journey.act(this.page, this.scene);
  }

  /** Repeats the steps after a failure, with the button of a list or as before. */
  async repeat(harm: Harm): Promise<void> {
    const { page, scene, journey } = this;
    if (harm.seen === 'signedOut') {
      await leaveEndedSession(page);
      // A journey without a login at the start logs in by itself.
      if (journey.as === 'dealer') await logInAsDealer(page, this.seat.cast.dealer);
      if (journey.as === 'buyer') await logInAsBuyer(page, this.seat.cast.buyer);
      await journey.open?.(page, scene);
      await (journey.actAfterLogin ?? journey.act)(page, scene);
      return;
    }
    if (harm.seen === 'notice' || harm.seen === 'loading') {
      await page.getByRole('button', { name: 'Try again' }).click();
    }
    if (harm.seen === 'answer') await page.reload();
    if (harm.seen !== 'loading') await journey.again?.(page, scene);
  }

  async expectRecords(...allowed: readonly number[]): Promise<void> {
    if (this.journey.records) expect(allowed).toContain(await this.journey.records(this.scene));
  }

  expectNothingUnusual(): void {
    expect(this.seat.unusual.slice(this.#unusualBefore)).toEqual([]);
  }
}

/** On a dashboard whose sign-in has ended, goes to the login. Other pages have done so by themselves. */
async function leaveEndedSession(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Log in again' }).first();
  if (!(await again.isVisible())) return;
  await again.click();
  await expect(page).toHaveURL('/slogin');
}

async function seeHarm<Scene>({ page, success, journey, scene }: JourneyTry<Scene>, harm: Harm): Promise<void> {
  switch (harm.seen) {
    case 'nothing':
      await expect(success).toBeVisible(patience);
      if (harm.instead) await expect(page.getByText(harm.instead, { exact: true }).first()).toBeVisible(patience);
      return;
    case 'dialog':
      await expect(page.getByRole('dialog')).toBeVisible(patience);
      await answerDialog(page, harm);
      await expect(success).toBeHidden();
      await journey.formIsAsTyped?.(page, scene);
      return;
    case 'notice':
      // Close the dialog first: it hides the rest of the page from the accessibility tree.
      if (harm.dialog) {
        await expect(page.getByRole('dialog')).toBeVisible(patience);
        await answerDialog(page, { title: 'Error', text: harm.text });
      }
      await expect(page.getByRole('alert').filter({ hasText: harm.text })).toBeVisible(patience);
      await expect(success).toBeHidden();
      return;
    case 'answer':
      await expect(page.getByText(harm.text, { exact: true })).toBeVisible(patience);
      await expect(success).toBeHidden();
      return;
    case 'loading':
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(patience);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(success).toBeHidden();
      return;
    case 'signedOut':
      await expect(page.getByText(harm.text).first()).toBeVisible(patience);
      if (harm.dialog) await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
      await expect(success).toBeHidden();
  }
}

/** Runs the journey without a fault, and returns its calls to Firebase. */
export async function recordCalls<Scene>(journey: FaultJourney<Scene>, seat: Seat): Promise<readonly FirebaseCall[]> {
  const clean = await JourneyTry.begin(journey, seat);
  await clean.act();
  await expect(clean.success).toBeVisible(patience);
  await seat.quiet();
  await clean.expectRecords(1);
  clean.expectNothingUnusual();
  return clean.calls();
}

/** Expects that the journey succeeds although a call takes ten seconds. */
async function sitOut<Scene>(attempt: JourneyTry<Scene>, harm: Harm, begun: number): Promise<void> {
  await expect(attempt.success).toBeVisible(patience);
  if (harm.seen !== 'nothing') expect(Date.now() - begun).toBeGreaterThan(slowness);
  await attempt.expectRecords(1);
}

/** Whether the app has noticed by itself that the write without an answer is stored. */
async function isGranted<Scene>({ page, success, grantedBefore }: JourneyTry<Scene>, harm: Harm): Promise<boolean> {
  // A sheet with the form is a dialog, too: a failure in it is a notice.
  const failure =
    harm.seen === 'notice' ? page.getByRole('alert').filter({ hasText: harm.text }) : page.getByRole('dialog');
  await expect(failure.or(success).first()).toBeVisible(patience);
  return success.or(grantedBefore).first().isVisible();
}

async function failAndRepeat<Scene>(
  attempt: JourneyTry<Scene>,
  harm: Harm,
  fault: Fault,
  repair: () => Promise<void>,
): Promise<void> {
  if (fault === 'answerLost' && (await isGranted(attempt, harm))) {
    await attempt.expectRecords(1);
    return;
  }
  await seeHarm(attempt, harm);
  if (harm.seen === 'nothing') {
    await attempt.expectRecords(1);
    return;
  }
  await attempt.expectRecords(0, ...(fault === 'answerLost' ? [1] : []));
  await repair();
  await attempt.repeat(harm);
  const { success, grantedBefore } = attempt;
  await expect(fault === 'answerLost' ? success.or(grantedBefore).first() : success).toBeVisible(patience);
  await attempt.expectRecords(1);
}

/** Runs the journey with one failing call, then without the fault. Nothing may be lost or stored twice. */
export async function tryWithFault<Scene>(
  journey: FaultJourney<Scene>,
  seat: Seat,
  { call, fault }: FaultyCall,
): Promise<void> {
  const attempt = await JourneyTry.begin(journey, seat);
  const harm = journey.harm(call, fault);
  const repair = await failCalls(attempt.page, call.name, fault);
  const begun = Date.now();
  await attempt.act();
  await expect.poll(() => attempt.countOf(call), patience).toBeGreaterThan(0);
  if (fault === 'slow') await sitOut(attempt, harm, begun);
  else await failAndRepeat(attempt, harm, fault, repair);
  attempt.expectNothingUnusual();
}

/**
 * Lets the calls of a journey fail one after the other, in their order. Repeats the steps after each failure, until
 * they succeed at the end.
 */
export async function tryOneAfterTheOther<Scene>(
  journey: FaultJourney<Scene>,
  seat: Seat,
  faultyCalls: readonly FaultyCall[],
): Promise<void> {
  const attempt = await JourneyTry.begin(journey, seat);
  let failed: Harm | undefined;
  for (const { call, fault } of faultyCalls) {
    const before = attempt.countOf(call);
    const repair = await failCalls(attempt.page, call.name, fault);
    await (failed ? attempt.repeat(failed) : attempt.act());
    await expect.poll(() => attempt.countOf(call), { ...patience, message: call.name }).toBeGreaterThan(before);
    failed = journey.harm(call, fault);
    await seeHarm(attempt, failed);
    await attempt.expectRecords(0);
    await repair();
  }
  if (failed) await attempt.repeat(failed);
  await expect(attempt.success).toBeVisible(patience);
  await attempt.expectRecords(1);
  attempt.expectNothingUnusual();
}

/** Cuts all calls that the journey does not need. It must succeed, and show where something is missing. */
export async function tryWithoutThese<Scene>(
  journey: FaultJourney<Scene>,
  seat: Seat,
  calls: readonly FirebaseCall[],
): Promise<void> {
  const attempt = await JourneyTry.begin(journey, seat);
  for (const { name } of calls) await failCalls(attempt.page, name, 'cut');
  await attempt.act();
  for (const call of calls) {
    await expect.poll(() => attempt.countOf(call), { ...patience, message: call.name }).toBeGreaterThan(0);
    await seeHarm(attempt, journey.harm(call, 'cut'));
  }
  await attempt.expectRecords(1);
  attempt.expectNothingUnusual();
}

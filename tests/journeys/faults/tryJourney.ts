import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { logInAsBuyer, logInAsDealer } from '../support/accounts';
import { PageWatch } from '../support/console';
import { answerDialog } from '../support/dialogs';
import { type FirebaseCall, FirebaseCallLog } from '../support/firebaseCalls';
import { type Fault, failCalls, slowness } from '../support/network';
import type { Cast, FaultJourney, Harm } from './faultJourney';

/** What a browser may print where calls fail; everything else is a fault of its own. */
const mayBePrinted =
  /Failed to load resource: |@firebase\/(firestore|auth|storage): |^error: The profile could not be loaded/;

/** Uploads and transactions are tried again by Firebase's SDK before it gives up; a slow call is one of ten seconds. */
const patience = { timeout: 45_000 } as const;

/** A browser that is used for one try after the other, and those who take part. */
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
    return new Seat(await browser.newContext(), address, cast);
  }

  /** A page of a browser that holds the cast's sign-in and nothing else, though it knows the app's files from the tries before. */
  async freshPage(): Promise<Page> {
    await this.#leave();
    await this.#context.setStorageState(this.cast.loggedIn ?? { cookies: [], origins: [] });
    this.#page = await this.#context.newPage();
    return this.#page;
  }

  async #leave(): Promise<void> {
    await this.#page?.unrouteAll({ behavior: 'ignoreErrors' });
    await this.#page?.close();
  }

  get calls(): readonly FirebaseCall[] {
    return this.#log.calls;
  }

  /** What no failing call explains. */
  get unusual(): readonly string[] {
    return this.#watch.problems().filter((problem) => !mayBePrinted.test(problem));
  }

  async close(): Promise<void> {
    await this.#leave();
    await this.#context.close();
  }
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

  /** Everything up to where calls may fail. */
  static async begin<Scene>(journey: FaultJourney<Scene>, seat: Seat): Promise<JourneyTry<Scene>> {
    tries += 1;
    const scene = await journey.arrange(seat.cast, tries);
    const page = await seat.freshPage();
    await journey.open?.(page, scene);
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

  act(): Promise<void> {
    return this.journey.act(this.page, this.scene);
  }

  /** The wish once more, after a failure: with the button of a list, or as before. */
  async repeat(harm: Harm): Promise<void> {
    const { page, scene, journey } = this;
    if (harm.seen === 'signedOut') {
      await leaveEndedSession(page);
      // A journey that begins with nobody logged in logs in itself.
      if (journey.as === 'dealer') await logInAsDealer(page, this.seat.cast.dealer);
      if (journey.as === 'buyer') await logInAsBuyer(page, this.seat.cast.buyer);
      await journey.open?.(page, scene);
      await journey.act(page, scene);
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

/** A dashboard whose sign-in has ended offers the login; other pages are there by now. */
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
      // An open dialog hides what stands behind it, from people and from tests.
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

/** The journey without any fault: what it asks of Firebase. */
export async function recordCalls<Scene>(journey: FaultJourney<Scene>, seat: Seat): Promise<readonly FirebaseCall[]> {
  const clean = await JourneyTry.begin(journey, seat);
  await clean.act();
  await expect(clean.success).toBeVisible(patience);
  await clean.page.waitForLoadState('networkidle');
  await clean.expectRecords(1);
  clean.expectNothingUnusual();
  return clean.calls();
}

/** The journey with a call that is answered after ten seconds: it takes longer, and works. */
async function sitOut<Scene>(attempt: JourneyTry<Scene>, harm: Harm, begun: number): Promise<void> {
  await expect(attempt.success).toBeVisible(patience);
  if (harm.seen !== 'nothing') expect(Date.now() - begun).toBeGreaterThan(slowness);
  await attempt.expectRecords(1);
}

/** The first try got no answer; what it did may have been noticed all the same. */
async function isGranted<Scene>({ page, success, grantedBefore }: JourneyTry<Scene>): Promise<boolean> {
  await expect(page.getByRole('dialog').or(success).first()).toBeVisible(patience);
  return success.or(grantedBefore).first().isVisible();
}

async function failAndRepeat<Scene>(
  attempt: JourneyTry<Scene>,
  harm: Harm,
  fault: Fault,
  repair: () => Promise<void>,
): Promise<void> {
  if (fault === 'answerLost' && (await isGranted(attempt))) {
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

/** The journey with a call that fails, then without the fault: nothing is lost, and nothing is there twice. */
export async function tryWithFault<Scene>(
  journey: FaultJourney<Scene>,
  seat: Seat,
  call: FirebaseCall,
  fault: Fault,
): Promise<void> {
  const attempt = await JourneyTry.begin(journey, seat);
  const harm = journey.harm(call, fault);
  const repair = await failCalls(attempt.page, call.name, fault);
  const begun = Date.now();
  await attempt.act();
  await expect.poll(() => attempt.calls().map(({ name }) => name), patience).toContain(call.name);
  if (fault === 'slow') await sitOut(attempt, harm, begun);
  else await failAndRepeat(attempt, harm, fault, repair);
  attempt.expectNothingUnusual();
}

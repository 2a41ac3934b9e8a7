import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { loadLibrary } from '../../src/ui/overlays/dialogs';
import { type Fault, slowness } from '../support/faults';
import type { FirebaseCall } from '../support/firebaseCalls';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { logInAdmin, logInBuyer, logInDealer } from '../support/screens/logIn';
import { eventually, nextTask, pass, startClock } from './clock';
import type { FaultJourney, Harm } from './faultJourney';
import { answer, dialog, press } from './steps';

/** Milliseconds after which a page has made all its calls, also those that wait until the browser is idle. */
const quietTime = 6_000;

/** Milliseconds until the app has asked a second time, by itself, and knows the answer. */
const retryTime = 1_500;

const logIns = { buyer: logInBuyer, dealer: logInDealer, admin: logInAdmin } as const;

function expectRecords({ records }: FaultJourney, ...allowed: readonly number[]): void {
  if (records) expect(allowed, 'the number of stored records').toContain(records());
}

function expectNoSuccess({ success }: FaultJourney): void {
  expect(success(), 'what a success shows').toBeNull();
}

/** Runs the steps before the first call that may fail. */
async function begin({ as, arrange, open }: FaultJourney, isFirst = false): Promise<UserEvent> {
  if (isFirst) await loadLibrary();
  startClock(isFirst);
  await arrange?.();
  if (as) await logIns[as]();
  const user = open ? await open() : userEvent.setup({ delay: null });
  await pass(quietTime);
  return user;
}

/** Runs the journey without a fault, and returns its calls to Firebase, each once. */
export async function recordCalls(journey: FaultJourney, isFirst: boolean): Promise<readonly FirebaseCall[]> {
  const user = await begin(journey, isFirst);
  const before = firebase.calls().length;
  expectNoSuccess(journey);
  expectRecords(journey, 0);
  await journey.act(user);
  await eventually('the success', journey.success);
  await pass(quietTime);
  expectRecords(journey, 1);
  const made = firebase.calls().slice(before);
  return [...new Map(made.map((call) => [call.name, call])).values()];
}

const noticeWith = (text: string) => (): HTMLElement | null =>
  screen.queryAllByRole('alert').find(({ textContent }) => textContent?.includes(text)) ?? null;

async function answerDialog(user: UserEvent, title: string, text: string): Promise<void> {
  const shown = await eventually(`the dialog ${title}`, dialog(title));
  within(shown).getByText(text);
  await answer(user, title, 'OK');
}

/** What says that the call has failed. */
function failureShown(harm: Harm): HTMLElement | null {
  switch (harm.seen) {
    case 'dialog':
      return screen.queryByRole('dialog', { name: harm.title });
    case 'notice':
      return harm.dialog ? screen.queryByRole('dialog', { name: 'Error' }) : noticeWith(harm.text)();
    case 'text':
    case 'answer':
      return screen.queryByText(harm.text);
    case 'loading':
      return screen.queryByRole('button', { name: 'Try again' });
    case 'nothing':
    case 'stored':
      return null;
  }
}

async function seeHarm(journey: FaultJourney, user: UserEvent, harm: Harm): Promise<void> {
  switch (harm.seen) {
    case 'nothing': {
      const { instead } = harm;
      if (instead) await eventually(instead, () => screen.queryAllByText(instead)[0] ?? null);
      return;
    }
    case 'dialog':
      await answerDialog(user, harm.title, harm.text);
      expectNoSuccess(journey);
      journey.formIsAsTyped?.();
      return;
    case 'notice':
      // Close the dialog first: it hides the rest of the page from the accessibility tree.
      if (harm.dialog) await answerDialog(user, 'Error', harm.text);
      await eventually(harm.text, noticeWith(harm.text));
      expectNoSuccess(journey);
      journey.formIsAsTyped?.();
      return;
    case 'text':
      await eventually(String(harm.text), () => screen.queryByText(harm.text));
      expectNoSuccess(journey);
      journey.formIsAsTyped?.();
      return;
    case 'stored':
      await answerDialog(user, 'Error', harm.text);
      await eventually(harm.text, noticeWith(harm.text));
      return;
    case 'answer':
      await eventually(harm.text, () => screen.queryByText(harm.text));
      expectNoSuccess(journey);
      return;
    case 'loading':
      await eventually('Try again', () => screen.queryByRole('button', { name: 'Try again' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expectNoSuccess(journey);
  }
}

/** Repeats the steps after a failure, with the button of a list or as before. */
async function repeat(journey: FaultJourney, user: UserEvent, harm: Harm): Promise<void> {
  if (harm.seen === 'notice' || harm.seen === 'loading') {
    await user.click(screen.getByRole('button', { name: 'Try again' }));
  }
  if (harm.seen !== 'loading') await journey.again?.(user);
}

/** What shows that something is under way: a busy part, a button that is disabled, a text such as 'Saving...'. */
function signsOfWork(): number {
  const texts = document.body.textContent?.match(/[a-z]\.\.\./g) ?? [];
  return (
    texts.length + document.querySelectorAll('[aria-busy="true"], [aria-disabled="true"], button[disabled]').length
  );
}

const callsOf = ({ name }: FirebaseCall): number => firebase.calls().filter((call) => call.name === name).length;

/** Waits until the app has made one more call than before. */
async function seeCall(call: FirebaseCall, before: number): Promise<void> {
  await eventually(`the effect of '${call.name}'`, () => callsOf(call) > before);
}

/** The answer takes ten seconds. Until then something is under way, and then the journey has succeeded. */
export async function sitOut(journey: FaultJourney, call: FirebaseCall): Promise<void> {
  const user = await begin(journey);
  const [begun, signs, before] = [Date.now(), signsOfWork(), callsOf(call)];
  firebase.fail(call.name, 'slow');
  // A step of the person may last as long as the call.
  let isActing = true;
  const acting = journey.act(user).finally(() => {
    isActing = false;
  });
  while (isActing && callsOf(call) === before) await nextTask();
  await seeCall(call, before);
  // The screen learns of a write in a timer of 0 ms.
  await pass(1);
  expectNoSuccess(journey);
  expect(signsOfWork(), 'what shows that something is under way').toBeGreaterThan(signs);
  await acting;
  await eventually('the success', journey.success);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(slowness);
  expectRecords(journey, 1);
}

/** The service does what is asked, but nobody learns that. Asked again, it must not be done twice. */
export async function loseAnswer(journey: FaultJourney, call: FirebaseCall): Promise<void> {
  const user = await begin(journey);
  const harm = journey.harm(call, 'answerLost');
  const before = callsOf(call);
  const repair = firebase.fail(call.name, 'answerLost');
  await journey.act(user);
  await seeCall(call, before);
  const granted = () => journey.success() ?? journey.grantedBefore?.() ?? null;
  await eventually('a success or a failure', () => granted() ?? failureShown(harm));
  // The app may have noticed by itself that the write is stored.
  if (!granted()) {
    await seeHarm(journey, user, harm);
    expectRecords(journey, 0, 1);
    repair();
    await repeat(journey, user, harm);
    await eventually('the success', granted);
  }
  expectRecords(journey, 1);
}

export interface FaultyCall {
  readonly call: FirebaseCall;
  readonly fault: Fault;
}

/** One thing fails after the other, in the order of the calls, and then no more. Nothing may be lost or stored twice. */
export async function failAndRepeat(
  journey: FaultJourney,
  faultyCalls: readonly FaultyCall[],
  onFault: (next: FaultyCall) => void,
): Promise<void> {
  const user = await begin(journey);
  let failed: Harm | undefined;
  for (const next of faultyCalls) {
    onFault(next);
    const { call, fault } = next;
    const before = callsOf(call);
    const repair = firebase.fail(call.name, fault);
    await (failed ? repeat(journey, user, failed) : journey.act(user));
    await seeCall(call, before);
    // What the failure before has shown may still be there.
    await pass(retryTime);
    failed = journey.harm(call, fault);
    await seeHarm(journey, user, failed);
    expectRecords(journey, failed.seen === 'stored' ? 1 : 0);
    repair();
  }
  if (failed?.seen === 'answer') return;
  if (failed?.seen === 'stored') {
    await press(user, 'Try again');
    await eventually('the list', () => !noticeWith(failed.text)());
    return;
  }
  if (failed) await repeat(journey, user, failed);
  await eventually('the success', journey.success);
  expectRecords(journey, 1);
}

/**
 * The journey does not need these calls. It must succeed, and show where something is missing.
 *
 * @returns the calls that were not made, because they depend on others that have failed
 */
export async function doWithout(
  journey: FaultJourney,
  calls: readonly FirebaseCall[],
  fault: Fault,
): Promise<readonly FirebaseCall[]> {
  const user = await begin(journey);
  const before = calls.map(callsOf);
  for (const call of calls) firebase.fail(call.name, fault);
  await journey.act(user);
  await eventually('the success', journey.success);
  expectRecords(journey, 1);
  await pass(quietTime);
  const left = calls.filter((call, index) => callsOf(call) === before[index]);
  for (const call of calls) if (!left.includes(call)) await seeHarm(journey, user, journey.harm(call, fault));
  return left;
}

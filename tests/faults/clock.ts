import { configure, getConfig } from '@testing-library/react';
import { vi } from 'vitest';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { scrollIntoView } from '../support/screens/intersectionObserver';

/**
 * The simulated time of a run. It stops while the app computes and advances while the app only waits. So pauses before
 * another attempt, slow answers and time limits cost nothing, and none of them comes too early.
 */

/**
 * Milliseconds on this clock after which nothing more is expected: longer than any time limit of the app, and for a run
 * that loads modules longer than that takes.
 */
const usualPatience = 45_000;
const loadingPatience = 600_000;
let patience = usualPatience;

/** Tasks in which the app does all that needs no timer. */
const tasks = 8;

const { asyncWrapper } = getConfig();

const realTimeout = globalThis.setTimeout;
const sleep = (milliseconds: number) => new Promise((resolve) => realTimeout(resolve, milliseconds));

/** Real milliseconds that modules may need until the clock advances. */
let loadingTime = 0;

/** @param isFirst the run loads modules */
export function startClock(isFirst: boolean): void {
  loadingTime = isFirst ? 30 : 0;
  patience = isFirst ? loadingPatience : usualPatience;
  vi.useFakeTimers({
    now: new Date('2026-03-06T10:00+05:30'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  // The usual wrapper waits for a timer.
  configure({ asyncWrapper: (run) => run() });
}

/** What has begun comes to its end, so that it does not reach into the next run. */
export async function stopClock(): Promise<void> {
  if (!vi.isFakeTimers()) return;
  await pass(usualPatience);
  configure({ asyncWrapper });
  vi.useRealTimers();
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

async function runTasks(): Promise<void> {
  for (let task = 0; task < tasks; task += 1) await nextTask();
}

/** The app does all that needs no timer, on a screen that is high enough for everything. */
export async function settle(): Promise<void> {
  for (let sent = -1; sent !== firebase.calls().length; ) {
    sent = firebase.calls().length;
    scrollIntoView(document.body);
    await runTasks();
    if (loadingTime > 0) {
      await sleep(loadingTime);
      await vi.dynamicImportSettled();
    }
    await runTasks();
  }
}

/** Milliseconds by which the clock advances at once: shorter than any message is shown. */
const shortestStep = 100;
const longestStep = 1_000;

/** Lets time pass. */
export async function pass(milliseconds: number): Promise<void> {
  await settle();
  const end = Date.now() + milliseconds;
  for (let left = milliseconds; left > 0 && vi.getTimerCount() > 0; left = end - Date.now()) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 2 * longestStep));
    await settle();
  }
}

/** Real milliseconds that a part of the app may need that is loaded only after a failure. */
const loadingLimit = 5_000;
const loadingPause = 25;

/** Waits until this is there. @param what for the error */
export async function eventually<Seen>(what: string, look: () => Seen | null | false): Promise<Seen> {
  const end = Date.now() + patience;
  let step = shortestStep;
  for (let loading = 0; loading < loadingLimit; ) {
    await settle();
    const seen = look();
    if (seen) return seen;
    const isOver = vi.getTimerCount() === 0 || Date.now() > end;
    if (isOver) {
      loading += loadingPause;
      await sleep(loadingPause);
    }
    await vi.advanceTimersByTimeAsync(step);
    step = isOver ? shortestStep : Math.min(step * 2, longestStep);
  }
  throw new Error(`${what} is not shown`);
}

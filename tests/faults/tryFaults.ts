import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { takeConsoleOutput } from '../support/consoleGuard';
import type { Fault } from '../support/faults';
import type { FirebaseCall } from '../support/firebaseCalls';
import { endSession } from '../support/screens/logIn';
import { startAfresh } from '../support/screens/startAfresh';
import { stopClock } from './clock';
import type { FaultJourney } from './faultJourney';
import { doWithout, failAndRepeat, loseAnswer, recordCalls, sitOut } from './tryJourney';

const outcomes: Readonly<Record<Fault, string>> = {
  cut: 'cut',
  answerLost: 'done, but the answer is lost',
  unavailable: 'answered 503',
  busy: 'answered 429',
  denied: 'answered 403',
  slow: 'answered after ten seconds',
};

/** Milliseconds for all runs of a journey on a busy machine. */
const longest = 600_000;

/** A call that stores nothing, so a lost answer is the same as a cut call. */
const onlyReads = /^(query|count|read|address of) |^(lookup|signInWithPassword)$/;

/** One run of a journey, which tries one fault or more. */
interface Run {
  /** The tries: a call and what happens to it. A failure names the last one that was begun. */
  readonly tries: readonly string[];
  /** @returns what is left to be tried */
  readonly run: (begin: (tried: string) => void) => Promise<readonly Run[]>;
}

const nameOf = ({ name }: FirebaseCall, fault: Fault): string => `${name}: ${outcomes[fault]}`;

/** The ways in which any call can fail. */
const failures: readonly Fault[] = ['cut', 'unavailable', 'busy', 'denied'];

/** One call in every way, in as few runs as possible. */
function runsOf(journey: FaultJourney, call: FirebaseCall): readonly Run[] {
  const seenAs = (fault: Fault) => journey.harm(call, fault).seen;
  const needed = failures.filter((fault) => seenAs(fault) !== 'nothing');
  const isAtEnd = (fault: Fault) => ['answer', 'stored'].includes(seenAs(fault));
  const groups = [
    needed.filter((fault) => !isAtEnd(fault)),
    ...needed.filter((fault) => isAtEnd(fault)).map((fault) => [fault]),
  ];
  return [
    ...groups
      .filter((faults) => faults.length > 0)
      .map((faults) => ({
        tries: faults.map((fault) => nameOf(call, fault)),
        run: (begin: (tried: string) => void) =>
          failAndRepeat(journey, call, faults, (fault) => begin(nameOf(call, fault))).then(() => []),
      })),
    ...(journey.records && !onlyReads.test(call.name) && needed.length > 0
      ? [{ tries: [nameOf(call, 'answerLost')], run: () => loseAnswer(journey, call).then(() => []) }]
      : []),
  ];
}

/** These calls fail together. Those that are not made then fail alone. */
function runWithout(journey: FaultJourney, calls: readonly FirebaseCall[], fault: Fault): Run {
  const run = async (): Promise<readonly Run[]> => {
    const left = await doWithout(journey, calls, fault);
    if (left.length === calls.length) throw new Error('The call is not made');
    return left.map((call) => runWithout(journey, [call], fault));
  };
  return { tries: calls.map((call) => nameOf(call, fault)), run };
}

/** The calls that the journey does not need fail together, once in each way. */
function runsWithout(journey: FaultJourney, calls: readonly FirebaseCall[]): readonly Run[] {
  return failures.flatMap((fault) => {
    const unneeded = calls.filter((call) => journey.harm(call, fault).seen === 'nothing');
    return unneeded.length > 0 ? [runWithout(journey, unneeded, fault)] : [];
  });
}

/** The first write takes ten seconds, or if there is none, the first call that the journey needs. */
function slowRun(journey: FaultJourney, calls: readonly FirebaseCall[]): Run {
  const needed = calls.filter((call) => !['nothing', 'stored'].includes(journey.harm(call, 'slow').seen));
  const chosen = needed.find(({ name }) => name === journey.slow);
  const slow = chosen ?? needed.find(({ name }) => !onlyReads.test(name)) ?? needed[0];
  if (!slow) throw new Error('The journey needs no call');
  return { tries: [nameOf(slow, 'slow')], run: () => sitOut(journey, slow).then(() => []) };
}

/** The error without the whole page, and what a person reads in its place. */
function withScreen(error: unknown): Error {
  const [what] = String(error).split('\n\n');
  const [, place = ''] =
    /\((.*tests\/faults\/\w+\.test\.tsx:\d+)/.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  return new Error([what, place, `The screen shows: ${document.body.textContent}`].join('\n'));
}

/** Runs a journey as if it were the only one of a file. It may print nothing unexpected, also after its end. */
async function alone<Result>({ mayPrint }: FaultJourney, run: () => Promise<Result>): Promise<Result> {
  try {
    const result = await run();
    cleanup();
    await stopClock();
    const unexpected = takeConsoleOutput().filter((line) => !mayPrint?.test(line));
    expect(unexpected, 'unexpected output in the console').toEqual([]);
    return result;
  } catch (error) {
    throw withScreen(error);
  } finally {
    cleanup();
    await stopClock();
    takeConsoleOutput();
    await endSession();
    await startAfresh();
  }
}

/**
 * Runs the journey without a fault. Then each call fails in each way, each write loses its answer, and one call is slow.
 */
export function tryFaults(name: string, journey: FaultJourney): void {
  test(
    `${name}: each call fails in each way`,
    async () => {
      // At first, the modules are loaded.
      await alone(journey, () => recordCalls(journey, true));
      const calls = await alone(journey, () => recordCalls(journey, false));
      const runs = [
        slowRun(journey, calls),
        ...calls.flatMap((call) => runsOf(journey, call)),
        ...runsWithout(journey, calls),
      ];
      const failed: string[] = [];
      const waiting = [...runs];
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { tries, run } = next;
        let tried = tries.join('; ');
        const begin = (now: string) => {
          tried = now;
        };
        const left = await alone(journey, () => run(begin)).catch((error: Error) => {
          failed.push(`${tried}\n${error.message}`);
          return [];
        });
        waiting.push(...left);
      }
      if (failed.length > 0) throw new Error(failed.join('\n\n'));
    },
    longest,
  );
}

import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { takeConsoleOutput } from '../support/consoleGuard';
import type { Fault } from '../support/faults';
import type { FirebaseCall } from '../support/firebaseCalls';
import { endSession } from '../support/screens/logIn';
import { startAfresh } from '../support/screens/startAfresh';
import { stopClock } from './clock';
import type { FaultJourney, Harm } from './faultJourney';
import { doWithout, type FaultyCall, failAndRepeat, loseAnswer, recordCalls, sitOut } from './tryJourney';

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

const nameOf = ({ call, fault }: FaultyCall): string => `${call.name}: ${outcomes[fault]}`;

/**
 * Whether everything is tried (`npm run test:faults`). Otherwise each call is cut, and each write loses its answer: what a
 * change of the app breaks first. Refusals take the same way through the app, by one table of codes.
 */
const isFull = process.env.FAULTS === 'all';

/** The ways in which any call fails. */
const failures: readonly Fault[] = isFull ? ['cut', 'unavailable', 'busy', 'denied'] : ['cut'];

type Seen = Harm['seen'];

/** After these, the same steps ask for all calls again. A list with its own button asks only for what has failed. */
const allIsRepeated: readonly Seen[] = ['dialog', 'text'];

/** After these, there is nothing to repeat. */
const isTheEnd: readonly Seen[] = ['answer', 'stored'];

/** The calls that the journey needs fail in each way, in as few runs as possible. */
function runsOfNeeded(journey: FaultJourney, calls: readonly FirebaseCall[]): readonly Run[] {
  const seenAs = ({ call, fault }: FaultyCall): Seen => journey.harm(call, fault).seen;
  const tried = calls.flatMap((call) => failures.map((fault): FaultyCall => ({ call, fault })));
  const needed = tried.filter((each) => seenAs(each) !== 'nothing');
  const inOneRun = needed.filter((each) => allIsRepeated.includes(seenAs(each)));
  const alone = needed.filter((each) => isTheEnd.includes(seenAs(each)));
  const others = needed.filter((each) => !inOneRun.includes(each) && !alone.includes(each));
  const ofEachCall = calls.map((call) => others.filter((each) => each.call === call));
  return [inOneRun, ...ofEachCall, ...alone.map((each) => [each])]
    .filter((group) => group.length > 0)
    .map((group) => ({
      tries: group.map(nameOf),
      run: async (begin) => {
        await failAndRepeat(journey, group, (next) => begin(nameOf(next)));
        return [];
      },
    }));
}

/** Each write is stored, but its answer is lost. */
function runsWithLostAnswers(journey: FaultJourney, calls: readonly FirebaseCall[]): readonly Run[] {
  const isNeeded = (call: FirebaseCall) => journey.harm(call, 'answerLost').seen !== 'nothing';
  const writes = journey.records ? calls.filter((call) => !onlyReads.test(call.name) && isNeeded(call)) : [];
  return writes.map((call) => ({
    tries: [nameOf({ call, fault: 'answerLost' })],
    run: async () => {
      await loseAnswer(journey, call);
      return [];
    },
  }));
}

/** These calls fail together. Those that are not made then fail alone. */
function runWithout(journey: FaultJourney, calls: readonly FirebaseCall[], fault: Fault): Run {
  const run = async (): Promise<readonly Run[]> => {
    const left = await doWithout(journey, calls, fault);
    if (left.length === calls.length) throw new Error('The call is not made');
    return left.map((call) => runWithout(journey, [call], fault));
  };
  return { tries: calls.map((call) => nameOf({ call, fault })), run };
}

/** The calls that the journey does not need fail together, once in each way. */
function runsWithout(journey: FaultJourney, calls: readonly FirebaseCall[]): readonly Run[] {
  return failures.flatMap((fault) => {
    const unneeded = calls.filter((call) => journey.harm(call, fault).seen === 'nothing');
    return unneeded.length > 0 ? [runWithout(journey, unneeded, fault)] : [];
  });
}

/** The first write takes ten seconds, or if there is none, the first call that the journey needs, if it needs any. */
function slowRuns(journey: FaultJourney, calls: readonly FirebaseCall[]): readonly Run[] {
  const needed = calls.filter((call) => !['nothing', 'stored'].includes(journey.harm(call, 'slow').seen));
  const chosen = needed.find(({ name }) => name === journey.slow);
  const slow = chosen ?? needed.find(({ name }) => !onlyReads.test(name)) ?? needed[0];
  if (!slow) return [];
  const run = async (): Promise<readonly Run[]> => {
    await sitOut(journey, slow);
    return [];
  };
  return [{ tries: [nameOf({ call: slow, fault: 'slow' })], run }];
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
 * Runs the journey without a fault. Then each call fails, and each write loses its answer. If everything is tried, one
 * call is slow, too.
 */
export function tryFaults(name: string, journey: FaultJourney): void {
  test(
    `${name}: each call fails`,
    async () => {
      // At first, the modules are loaded.
      await alone(journey, () => recordCalls(journey, true));
      const calls = await alone(journey, () => recordCalls(journey, false));
      const runs = [
        ...(isFull ? slowRuns(journey, calls) : []),
        ...runsOfNeeded(journey, calls),
        ...runsWithLostAnswers(journey, calls),
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

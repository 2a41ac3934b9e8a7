import { assertFails, assertSucceeds, type RulesTestContext } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import { beforeAll, beforeEach, inject } from 'vitest';
import { type Account, type ActorName, actors } from './actors';
import { keepCoverage } from './coverageReports';
import { type FirestoreEnvironment, openFirestore } from './environment';
import { type Records, writeTogether } from './records';
import { world } from './world';

/** What somebody asks of the database. */
export type Call<Answer = unknown> = (db: Firestore) => Promise<Answer>;

/** One of the actors, or an account made for one test. */
type Asker = ActorName | Account;

export interface Stage {
  /** Fails unless the rules let them read it. */
  shows<Answer>(asker: Asker, call: Call<Answer>): Promise<Answer>;
  /** Fails unless the rules let them write it. */
  allows(asker: Asker, call: Call): Promise<void>;
  /** Fails unless the rules, and nothing else, refuse it. */
  denies(asker: Asker, call: Call): Promise<void>;
  /** Writes records past the rules, for the test that runs. */
  given(records: Records): Promise<void>;
}

/** Whether the database holds the world, and nothing else. All stages of one run share it. */
let untouched = false;

/** So many tests, and what the emulator has to report of them is about as long as it should get. */
const testsPerReport = 400;

let noteRefusal: (reason: string) => void = () => undefined;

/**
 * Hears why the rules refused each call, in the emulator's words, which name the line of every `allow` that was asked.
 *
 * @public The mutation check loads this module at run time.
 */
export function watchRefusals(listener: (reason: string) => void): void {
  noteRefusal = listener;
}

/** The SDK's modular functions take the older interface's database as it is; only its type says otherwise. */
function modular(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

/**
 * The database, for a test file. Every test finds the world as `world.ts` describes it, whatever the one before
 * it wrote.
 */
export function openStage(name: string): Stage {
  let environment: FirestoreEnvironment;
  const databases = new Map<Asker, Firestore>();
  let unreported = 0;

  async function report(): Promise<void> {
    const folder = inject('coverageFolder');
    if (folder) await keepCoverage(environment.rules.projectId, folder);
    unreported = 0;
  }

  function open(asker: Asker): Firestore {
    const account = typeof asker === 'string' ? actors[asker].account : asker;
    return modular(
      account
        ? environment.rules.authenticatedContext(account.uid, { email: account.email })
        : environment.rules.unauthenticatedContext(),
    );
  }

  function databaseOf(asker: Asker): Firestore {
    const database = databases.get(asker) ?? open(asker);
    databases.set(asker, database);
    return database;
  }

  beforeAll(async () => {
    environment = await openFirestore(name);
    untouched = false;
    return async () => {
      await report();
      await environment.close();
    };
  });

  beforeEach(async () => {
    if (unreported === testsPerReport) await report();
    unreported += 1;
    if (untouched) return;
    await environment.rules.clearFirestore();
    await writeTogether(environment.pastRules, world);
    untouched = true;
  });

  return {
    shows(asker, call) {
      return assertSucceeds(call(databaseOf(asker)));
    },
    async allows(asker, call) {
      untouched = false;
      await assertSucceeds(call(databaseOf(asker)));
    },
    async denies(asker, call) {
      const refusal: unknown = await assertFails(
        call(databaseOf(asker)).then((result) => {
          untouched = false;
          return result;
        }),
      );
      if (refusal instanceof Error) noteRefusal(refusal.message);
    },
    async given(records) {
      untouched = false;
      await writeTogether(environment.pastRules, records);
    },
  };
}

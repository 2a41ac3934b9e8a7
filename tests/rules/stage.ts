import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore/lite';
import { beforeAll, beforeEach } from 'vitest';
import { type Account, type ActorName, actors } from './actors';
import { type FirestoreEnvironment, openFirestore, type Token } from './environment';
import { type Records, writeTogether } from './records';
import { world } from './world';
import { takeWrittenPaths } from './writtenPaths';

/** The token of an account. Without another provider, it is that of a sign-in by e-mail and password. */
function tokenOf({ uid, email, provider, isConfirmed }: Account): Token {
  return {
    sub: uid,
    email,
    email_verified: isConfirmed === true,
    firebase: { sign_in_provider: provider ?? 'password', identities: {} },
  };
}

/** A call to the database. */
export type Call<Answer = unknown> = (db: Firestore) => Promise<Answer>;

/** One of the actors, or an account that a test has made. */
type Asker = ActorName | Account;

export interface Stage {
  /** The id of the project in the emulator. Valid from the first test on. */
  projectId(): string;
  /** Fails unless the rules allow the read. */
  shows<Answer>(asker: Asker, call: Call<Answer>): Promise<Answer>;
  /** Fails unless the rules allow the write. */
  allows(asker: Asker, call: Call): Promise<void>;
  /** Fails unless the rules refuse the call. Another error is a failure too. */
  denies(asker: Asker, call: Call): Promise<void>;
  /** Writes records without rules, for the current test. */
  given(records: Records): Promise<void>;
  /** Makes the world again as it was before the current test. */
  restore(): Promise<void>;
}

let noteRefusal: (reason: string) => void = () => undefined;

/**
 * Calls the listener with the reason of each refusal. The emulator's text names the line of every `allow` that it
 * evaluated.
 *
 * @public The mutation check loads this module at run time.
 */
export function watchRefusals(listener: (reason: string) => void): void {
  noteRefusal = listener;
}

/**
 * The database, for a test file. Every test finds the world as `world.ts` describes it, whatever the one before
 * it wrote.
 */
export function openStage(): Stage {
  let environment: FirestoreEnvironment;
  const databases = new Map<Asker, Firestore>();

  function open(asker: Asker): Firestore {
    const account = typeof asker === 'string' ? actors[asker].account : asker;
    return environment.databases.as(account && tokenOf(account));
  }

  function databaseOf(asker: Asker): Firestore {
    const database = databases.get(asker) ?? open(asker);
    databases.set(asker, database);
    return database;
  }

  beforeAll(async () => {
    environment = await openFirestore();
    databases.clear();
    await environment.rules.clearFirestore();
    await writeTogether(environment.pastRules, world);
    takeWrittenPaths(environment.rules.projectId);
    return environment.close;
  });

  // Only what has been written since: the whole world would take longer than most tests.
  async function restore(): Promise<void> {
    const paths = takeWrittenPaths(environment.rules.projectId);
    if (paths.length === 0) return;
    await writeTogether(environment.pastRules, Object.fromEntries(paths.map((path) => [path, world[path] ?? null])));
    takeWrittenPaths(environment.rules.projectId);
  }

  beforeEach(restore);

  return {
    restore,
    projectId: () => environment.rules.projectId,
    shows(asker, call) {
      return assertSucceeds(call(databaseOf(asker)));
    },
    async allows(asker, call) {
      await assertSucceeds(call(databaseOf(asker)));
    },
    async denies(asker, call) {
      const refusal: unknown = await assertFails(call(databaseOf(asker)));
      if (refusal instanceof Error) noteRefusal(refusal.message);
    },
    async given(records) {
      await writeTogether(environment.pastRules, records);
    },
  };
}

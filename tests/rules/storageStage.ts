import { assertFails, assertSucceeds, type RulesTestContext } from '@firebase/rules-unit-testing';
import { type FirebaseStorage, ref, uploadBytes } from 'firebase/storage';
import { beforeAll } from 'vitest';
import { type Account, type ActorName, accounts, actors } from './actors';
import { openStorage, type StorageEnvironment } from './environment';
import { jpeg, someBytes } from './storageFiles';
import { type LookedUp, writeRecord } from './storageRecords';

/** A dealer whom the admin has suspended. */
export const suspendedDealer: Account = { uid: 'uidOfSuspendedDealer', email: 'suspended.dealer@example.com' };

/** One of the actors, or an account. */
type Asker = ActorName | Account;

/** The records in Firestore. They stay: the files of these tests run side by side, and share them. */
const standing: readonly LookedUp[] = [
  `sellers/${accounts.dealer.uid}`,
  `sellers/${suspendedDealer.uid}`,
  `suspensions/${suspendedDealer.uid}`,
];

/** A call to the bucket. */
type StorageCall = (storage: FirebaseStorage) => Promise<unknown>;

export interface StorageStage {
  /** Fails unless the rules allow the call. */
  allows(asker: Asker, call: StorageCall): Promise<void>;
  /** Fails unless the rules refuse the call. Another error is a failure too. */
  denies(asker: Asker, call: StorageCall): Promise<void>;
  /** Stores a photo without rules, and replaces an existing one. */
  given(path: string): Promise<void>;
}

/** The modular functions accept the storage of the older interface; only its type differs. */
function modular(context: RulesTestContext): FirebaseStorage {
  return context.storage() as unknown as FirebaseStorage;
}

/** A bucket for one test file. Files stay in it, so each test uses file names of its own. */
export function openStorageStage(name: string): StorageStage {
  let environment: StorageEnvironment;
  const storages = new Map<Asker, FirebaseStorage>();

  function open(asker: Asker): FirebaseStorage {
    const account = typeof asker === 'string' ? actors[asker].account : asker;
    return modular(
      account
        ? environment.rules.authenticatedContext(account.uid, { email: account.email })
        : environment.rules.unauthenticatedContext(),
    );
  }

  function storageOf(asker: Asker): FirebaseStorage {
    const storage = storages.get(asker) ?? open(asker);
    storages.set(asker, storage);
    return storage;
  }

  beforeAll(async () => {
    environment = await openStorage(name);
    storages.clear();
    await Promise.all(standing.map(writeRecord));
    return environment.close;
  });

  return {
    async allows(asker, call) {
      await assertSucceeds(call(storageOf(asker)));
    },
    async denies(asker, call) {
      await assertFails(call(storageOf(asker)));
    },
    async given(path) {
      await uploadBytes(ref(environment.pastRules, path), someBytes, jpeg);
    },
  };
}

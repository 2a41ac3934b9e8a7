import { assertFails, assertSucceeds, type RulesTestContext } from '@firebase/rules-unit-testing';
import { type FirebaseStorage, ref, uploadBytes } from 'firebase/storage';
import { beforeAll } from 'vitest';
import { type ActorName, actors } from './actors';
import { openStorage, type StorageEnvironment } from './environment';
import { jpeg, someBytes } from './storageFiles';

/** What somebody asks of the bucket. */
type StorageCall = (storage: FirebaseStorage) => Promise<unknown>;

export interface StorageStage {
  /** Fails unless the rules let this actor do it. */
  allows(actor: ActorName, call: StorageCall): Promise<void>;
  /** Fails unless the rules, and nothing else, refuse it. */
  denies(actor: ActorName, call: StorageCall): Promise<void>;
  /** Stores a photo past the rules, over what may be there. */
  given(path: string): Promise<void>;
}

/** The SDK's modular functions take the older interface's storage as it is; only its type says otherwise. */
function modular(context: RulesTestContext): FirebaseStorage {
  return context.storage() as unknown as FirebaseStorage;
}

/** A bucket of its own for a test file. What a test stores stays there, so tests use file names of their own. */
export function openStorageStage(name: string): StorageStage {
  let environment: StorageEnvironment;
  const storages = new Map<ActorName, FirebaseStorage>();

  function open(actor: ActorName): FirebaseStorage {
    const { account } = actors[actor];
    return modular(
      account
        ? environment.rules.authenticatedContext(account.uid, { email: account.email })
        : environment.rules.unauthenticatedContext(),
    );
  }

  function storageOf(actor: ActorName): FirebaseStorage {
    const storage = storages.get(actor) ?? open(actor);
    storages.set(actor, storage);
    return storage;
  }

  beforeAll(async () => {
    environment = await openStorage(name);
    storages.clear();
    return () => environment.close();
  });

  return {
    async allows(actor, call) {
      await assertSucceeds(call(storageOf(actor)));
    },
    async denies(actor, call) {
      await assertFails(call(storageOf(actor)));
    },
    async given(path) {
      await uploadBytes(ref(environment.pastRules, path), someBytes, jpeg);
    },
  };
}

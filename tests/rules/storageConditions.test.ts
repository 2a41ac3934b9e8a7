import { deleteObject, type FirebaseStorage, getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import { describe, expect, test } from 'vitest';
import { photoLimits } from '../../src/domain/limits';
import { type ActorName, accounts } from './actors';
import { readRules } from './emulators';
import { conditionsOf, type Expression, parseRules, type Rules, textOf } from './rulesSyntax';
import { jpeg, someBytes } from './storageFiles';
import { openStorageStage } from './storageStage';

const stage = openStorageStage('storage-conditions');

interface Call {
  readonly as: ActorName;
  readonly folder: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

type Operation = 'get' | 'create' | 'delete';

/** What each operation does with the file; before all but `create`, it is stored. */
const calls: Readonly<Record<Operation, (storage: FirebaseStorage, path: string, call: Call) => Promise<unknown>>> = {
  get: (storage, path) => getDownloadURL(ref(storage, path)),
  create: (storage, path, { bytes, contentType }) => uploadBytes(ref(storage, path), bytes, { contentType }),
  delete: (storage, path) => deleteObject(ref(storage, path)),
};

const honest: Call = { as: 'dealer', folder: 'car_photos', fileName: 'photo.jpg', bytes: someBytes, ...jpeg };

const otherOwner = { change: { as: 'otherDealer' } } as const;
const otherFolder = { change: { folder: 'van_photos' } } as const;

interface FalseCase {
  readonly change: Partial<Call>;
  /** Whether a file of that name is there already. */
  readonly stored?: boolean;
}

/**
 * Every condition of every `allow` of storage.rules, functions included, with the honest call's one difference that
 * makes it, and nothing else, false. In the honest call all are true. The Storage emulator does not report which
 * conditions it came to; this table stands for its report.
 */
const falseCases: Readonly<Record<Operation, Readonly<Record<string, FalseCase>>>> = {
  get: {
    'request.auth.uid == ownerId': otherOwner,
    "folder in ['car_photos', 'bike_photos', 'seller_profile_pics']": otherFolder,
  },
  create: {
    'request.auth.uid == ownerId': otherOwner,
    "folder in ['car_photos', 'bike_photos', 'seller_profile_pics']": otherFolder,
    'resource == null': { change: {}, stored: true },
    'fileName.size() <= 200': { change: { fileName: 'x'.repeat(201) } },
    "fileName.matches('^[A-Za-z0-9._-]+$')": { change: { fileName: 'a b.jpg' } },
    "file.contentType in ['image/jpeg', 'image/png']": { change: { contentType: 'image/svg+xml' } },
    'file.size > 0': { change: { bytes: new Uint8Array(0) } },
    'file.size <= 15 * 1024 * 1024': { change: { bytes: new Uint8Array(photoLimits.storedBytes + 1) } },
  },
  delete: {
    'request.auth.uid == ownerId': otherOwner,
    "folder in ['car_photos', 'bike_photos', 'seller_profile_pics']": otherFolder,
  },
};

const operations = Object.keys(falseCases) as Operation[];

/** The conditions of an expression, with those of the functions that it calls in their place. */
function innermost(rules: Rules, expression: Expression): readonly string[] {
  return conditionsOf(expression).flatMap((condition) => {
    const called = rules.functions.find(
      ({ name }) => condition.type === 'call' && condition.callee.type === 'name' && condition.callee.name === name,
    );
    return called ? innermost(rules, called.result) : [textOf(rules, condition)];
  });
}

test('the table names every condition of storage.rules, and no others', () => {
  const rules = parseRules(readRules('storage.rules'));
  const inRules = rules.allows.map(({ operations: allowed, condition }) => [
    allowed.map(({ name }) => name).join(', '),
    innermost(rules, condition),
  ]);
  expect(operations.map((operation) => [operation, Object.keys(falseCases[operation])])).toEqual(inRules);
});

describe.each(operations)('%s', (operation) => {
  /** A folder of names for each case: what one stores, no other finds. */
  async function attempt(name: string, call: Call, stored: boolean, verdict: 'allows' | 'denies'): Promise<void> {
    const path = `${call.folder}/${accounts.dealer.uid}/${name}${call.fileName}`;
    if (stored) await stage.given(path);
    await stage[verdict](call.as, (storage) => calls[operation](storage, path, call));
  }

  test('allowed: all conditions true', () => attempt(`${operation}-all-`, honest, operation !== 'create', 'allows'));

  test.each(Object.entries(falseCases[operation]))('denied: only this one false: %s', (_, { change, stored }) => {
    const index = Object.values(falseCases[operation]).findIndex((falseCase) => falseCase.change === change);
    return attempt(`${operation}-${index}-`, { ...honest, ...change }, stored ?? operation !== 'create', 'denies');
  });
});

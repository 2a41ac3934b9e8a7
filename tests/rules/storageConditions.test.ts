import {
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  listAll,
  ref,
  type UploadMetadata,
  uploadBytes,
} from 'firebase/storage';
import { describe, expect, test } from 'vitest';
import { photoLimits } from '../../src/shared/limits';
import { type Account, accounts } from './actors';
import { readRules } from './emulators';
import { conditionsOf, type Expression, parseRules, type Rules, textOf } from './rulesSyntax';
import { jpeg, longPast, nameOf, someBytes } from './storageFiles';
import { openStorageStage, suspendedDealer } from './storageStage';

const stage = openStorageStage('storage-conditions');

interface Call {
  readonly as: Account;
  readonly owner: Account;
  readonly folder: string;
  readonly fileName: string;
  /** How old the time in the name is. */
  readonly minutesAgo: number;
  readonly metadata: UploadMetadata;
  readonly bytes: Uint8Array;
}

type Operation = 'get' | 'create' | 'delete' | 'list';

/** The call of each operation. For all but `create`, the file exists before. */
const calls: Readonly<Record<Operation, (storage: FirebaseStorage, path: string, call: Call) => Promise<unknown>>> = {
  get: (storage, path) => getDownloadURL(ref(storage, path)),
  create: (storage, path, { bytes, metadata }) => uploadBytes(ref(storage, path), bytes, metadata),
  delete: (storage, path) => deleteObject(ref(storage, path)),
  list: (storage, path) => listAll(ref(storage, path).parent ?? ref(storage)),
};

const { dealer, otherDealer, halfRegistered } = accounts;

const honest: Call = {
  as: dealer,
  owner: dealer,
  folder: 'car_photos',
  fileName: 'photo.jpg',
  minutesAgo: 0,
  bytes: someBytes,
  metadata: jpeg,
};

interface FalseCase {
  readonly change: Partial<Call>;
  /** A file of that name exists already. */
  readonly stored?: boolean;
}

const byAnother: FalseCase = { change: { as: otherDealer } };
const elsewhere: FalseCase = { change: { folder: 'van_photos' } };
const bySuspended: FalseCase = { change: { as: suspendedDealer, owner: suspendedDealer } };
const servedWith = (headers: UploadMetadata): FalseCase => ({ change: { metadata: { ...jpeg, ...headers } } });

const photoFolders = "folder in ['car_photos', 'bike_photos', 'seller_profile_pics']";
const isSuspended = 'firestore.exists(/databases/(default)/documents/suspensions/$(uid))';

/** The cases of every new photo. */
const newPhoto: Readonly<Record<string, FalseCase>> = {
  'request.auth.uid == ownerId': byAnother,
  'resource == null': { change: {}, stored: true },
  'fileName.size() <= 200': { change: { fileName: 'x'.repeat(201) } },
  "fileName.matches('^[0-9]{13}[A-Za-z0-9._-]*$')": { change: { fileName: 'a b.jpg' } },
  'math.abs(age(fileName)) <= 600000': { change: { minutesAgo: 11 } },
  "file.contentType in ['image/webp', 'image/jpeg']": servedWith({ contentType: 'image/png' }),
  'file.size > 0': { change: { bytes: new Uint8Array(0) } },
  "file.size <= mostBytes(fileName.split('-'))": { change: { bytes: new Uint8Array(photoLimits.large.bytes + 1) } },
  "file.cacheControl == 'public, max-age=31536000, immutable'": servedWith({ cacheControl: 'no-store' }),
  "file.contentDisposition in [null, 'inline; filename*=utf-8\\'\\'' + fileName]": servedWith({
    contentDisposition: 'attachment',
  }),
  "file.contentEncoding in [null, 'identity']": servedWith({ contentEncoding: 'gzip' }),
  'file.contentLanguage == null': servedWith({ contentLanguage: 'en' }),
  'file.metadata in [null, {}]': servedWith({ customMetadata: { note: 'kept for somebody' } }),
  [isSuspended]: bySuspended,
};

interface Allowed {
  readonly what: string;
  readonly operation: Operation;
  readonly honest: Call;
  readonly falseCases: Readonly<Record<string, FalseCase>>;
}

/**
 * Every condition of every `allow` in storage.rules, functions included, with the one difference that makes only this
 * condition false. In the honest call all are true. The Storage emulator has no coverage report; this table replaces
 * it.
 */
const table: readonly Allowed[] = [
  {
    what: 'get',
    operation: 'get',
    honest,
    falseCases: { 'request.auth.uid == ownerId': byAnother, [photoFolders]: elsewhere },
  },
  {
    what: 'create a photo of a vehicle',
    operation: 'create',
    honest,
    falseCases: {
      "folder in ['car_photos', 'bike_photos']": elsewhere,
      ...newPhoto,
      'firestore.exists(/databases/(default)/documents/sellers/$(uid))': {
        change: { as: halfRegistered, owner: halfRegistered },
      },
    },
  },
  {
    what: 'create a picture of a dealer',
    operation: 'create',
    honest: { ...honest, folder: 'seller_profile_pics', as: halfRegistered, owner: halfRegistered },
    falseCases: { "folder == 'seller_profile_pics'": elsewhere, ...newPhoto },
  },
  {
    what: 'delete',
    operation: 'delete',
    honest: { ...honest, minutesAgo: longPast },
    falseCases: {
      'request.auth.uid == ownerId': byAnother,
      [photoFolders]: elsewhere,
      'age(fileName) > 900000': { change: { minutesAgo: 14 } },
      [isSuspended]: bySuspended,
    },
  },
  {
    what: 'list',
    operation: 'list',
    honest,
    falseCases: { 'request.auth.uid == ownerId': byAnother, [photoFolders]: elsewhere },
  },
];

/** The conditions of an expression. A call of a function counts as the conditions of that function. */
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
  expect(table.map(({ operation, falseCases }) => [operation, Object.keys(falseCases)])).toEqual(inRules);
});

describe.each(table)('$what', ({ what, operation, honest: honestCall, falseCases }) => {
  /** Each case has a file name of its own, so that cases do not find each other's files. */
  async function attempt(name: string, call: Call, stored: boolean, verdict: 'allows' | 'denies'): Promise<void> {
    const path = `${call.folder}/${call.owner.uid}/${nameOf(`${what.replaceAll(' ', '-')}-${name}-${call.fileName}`, call.minutesAgo)}`;
    if (stored) await stage.given(path);
    await stage[verdict](call.as, (storage) => calls[operation](storage, path, call));
  }

  test('allowed: all conditions true', () => attempt('all', honestCall, operation !== 'create', 'allows'));

  const cases = Object.entries(falseCases).map(([condition, falseCase], index) => ({ condition, index, ...falseCase }));
  test.each(cases)('denied: only this one false: $condition', ({ index, change, stored }) =>
    attempt(String(index), { ...honestCall, ...change }, stored ?? operation !== 'create', 'denies'),
  );
});

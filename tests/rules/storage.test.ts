import { type FirebaseStorage, ref, type UploadMetadata, uploadBytes } from 'firebase/storage';
import { describe, test } from 'vitest';
import { photoLimits } from '../../src/shared/limits';
import { accounts, actorNames } from './actors';
import { jpeg, someBytes } from './storageFiles';
import { storageCalls, storageGrid, storageOperations } from './storageGrid';
import { deleteRecord, writeRecord } from './storageRecords';
import { openStorageStage, suspendedDealer } from './storageStage';

const stage = openStorageStage('storage');

describe.each(storageGrid)('$what: /$folder', ({ folder, may }) => {
  describe.each(storageOperations)('%s', (operation) => {
    test.each(actorNames)('%s', async (actor) => {
      const path = `${folder}${operation}-${actor}.jpg`;
      if (operation !== 'create') await stage.given(path);
      const verdict = may[operation].includes(actor) ? stage.allows : stage.denies;
      await verdict(actor, (storage) => storageCalls[operation](storage, path));
    });
  });
});

describe('uploading a photo', () => {
  const folder = `car_photos/${accounts.dealer.uid}`;

  interface Upload {
    readonly what: string;
    readonly fileName?: string;
    readonly bytes?: Uint8Array;
    readonly metadata?: UploadMetadata;
  }

  const allowed: readonly Upload[] = [
    { what: 'the honest call' },
    { what: 'one byte', bytes: new Uint8Array(1) },
    { what: 'as large as a photo may be', bytes: new Uint8Array(photoLimits.storedBytes) },
    { what: 'a name of every safe character', fileName: 'ABCXYZabcxyz0189._-.jpg' },
    { what: 'a name of 200 characters', fileName: `${'x'.repeat(196)}.jpg` },
    {
      what: 'with the headers that production fills in',
      fileName: 'headers.jpg',
      metadata: { ...jpeg, contentDisposition: "inline; filename*=utf-8''headers.jpg", contentEncoding: 'identity' },
    },
    { what: 'with metadata that says nothing', metadata: { ...jpeg, customMetadata: {} } },
  ];

  const denied: readonly Upload[] = [
    ...[
      'image/png',
      'image/svg+xml',
      'text/html',
      'image/gif',
      'image/webp',
      'image/jpg',
      'image/jpeg; charset=utf-8',
      'application/pdf',
      'application/octet-stream',
      'IMAGE/JPEG',
      'image/',
    ].map((contentType) => ({ what: `as ${contentType}`, metadata: { ...jpeg, contentType } })),
    { what: 'without a type', metadata: { cacheControl: jpeg.cacheControl } },
    { what: 'without a time for caches', metadata: { contentType: jpeg.contentType } },
    ...[
      'no-store',
      'public, max-age=31536000',
      'public, max-age=31536000, immutable, no-transform',
      `${jpeg.cacheControl}${', immutable'.repeat(10_000)}`,
    ].map((cacheControl) => ({
      what: `to be kept by caches as ${cacheControl.slice(0, 50)}`,
      metadata: { ...jpeg, cacheControl },
    })),
    ...[
      'attachment',
      'inline',
      "attachment; filename*=utf-8''served.jpg",
      "inline; filename*=utf-8''served.html",
      "inline; filename*=utf-8''served.jpg; filename=a.html",
    ].map((contentDisposition) => ({
      what: `to be served as ${contentDisposition}`,
      fileName: 'served.jpg',
      metadata: { ...jpeg, contentDisposition },
    })),
    ...['gzip', 'br', 'identity, gzip'].map((contentEncoding) => ({
      what: `to be served with the encoding ${contentEncoding}`,
      metadata: { ...jpeg, contentEncoding },
    })),
    { what: 'to be served in a language', metadata: { ...jpeg, contentLanguage: 'en' } },
    { what: 'with metadata of its own', metadata: { ...jpeg, customMetadata: { note: 'kept for somebody' } } },
    { what: 'no bytes', bytes: new Uint8Array(0) },
    { what: 'one byte too large', bytes: new Uint8Array(photoLimits.storedBytes + 1) },
    { what: 'a name of 201 characters', fileName: `${'x'.repeat(197)}.jpg` },
    ...[' ', '%', '?', '#', '+', '<', '"', "'", 'é', '\n', '\u202e'].map((character) => ({
      what: `a name with ${JSON.stringify(character)}`,
      fileName: `a${character}b.jpg`,
    })),
    { what: 'a folder in the name', fileName: 'a/b.jpg' },
    ...['.', '..', '.jpg', '-a.jpg', '_a.jpg'].map((fileName) => ({ what: `the name ${fileName}`, fileName })),
  ];

  const upload =
    ({ fileName, bytes = someBytes, metadata = jpeg }: Upload, otherwise: string) =>
    (storage: FirebaseStorage) =>
      uploadBytes(ref(storage, `${folder}/${fileName ?? otherwise}`), bytes, metadata);

  test.each(allowed.map((call, index) => [call.what, call, index] as const))('allowed: %s', (_, call, index) =>
    stage.allows('dealer', upload(call, `allowed-${index}.jpg`)),
  );

  test.each(denied.map((call, index) => [call.what, call, index] as const))('denied: %s', (_, call, index) =>
    stage.denies('dealer', upload(call, `denied-${index}.jpg`)),
  );

  test('denied: over the own photo, until it is deleted', async () => {
    const call = upload({ what: 'twice' }, 'twice.jpg');
    await stage.allows('dealer', call);
    await stage.denies('dealer', call);
    await stage.allows('dealer', (storage) => storageCalls.delete(storage, `${folder}/twice.jpg`));
    await stage.allows('dealer', call);
  });
});

describe('an account that is suspended', () => {
  const { otherDealer: account } = accounts;
  const photos = ['car_photos', 'bike_photos', 'seller_profile_pics'].map((folder) => `${folder}/${account.uid}/`);

  test('cannot store or delete anything until the suspension ends', async () => {
    const both = async (verdict: 'allows' | 'denies', name: string) => {
      for (const folder of photos) {
        await stage[verdict]('otherDealer', (storage) => storageCalls.create(storage, `${folder}${name}.jpg`));
        await stage.given(`${folder}given-${name}.jpg`);
        await stage[verdict]('otherDealer', (storage) => storageCalls.delete(storage, `${folder}given-${name}.jpg`));
      }
    };
    try {
      await writeRecord(`sellers/${account.uid}`);
      await both('allows', 'before');
      await writeRecord(`suspensions/${account.uid}`);
      await both('denies', 'suspended');
      await deleteRecord(`suspensions/${account.uid}`);
      await both('allows', 'after');
    } finally {
      await deleteRecord(`suspensions/${account.uid}`);
      await deleteRecord(`sellers/${account.uid}`);
    }
  });

  test('can still read the address of its files', async () => {
    for (const folder of photos) {
      const path = `${folder.replace(account.uid, suspendedDealer.uid)}kept.jpg`;
      await stage.given(path);
      await stage.allows(suspendedDealer, (storage) => storageCalls.address(storage, path));
    }
  });
});

describe('signing up as a dealer', () => {
  const { halfRegistered: account } = accounts;

  test('starts with the picture; photos of listings need the record', async () => {
    const store = (folder: string, name: string) => (storage: FirebaseStorage) =>
      storageCalls.create(storage, `${folder}/${account.uid}/${name}.jpg`);
    await stage.allows('halfRegistered', store('seller_profile_pics', 'shop'));
    for (const folder of ['car_photos', 'bike_photos']) {
      await stage.denies('halfRegistered', store(folder, 'too-early'));
      try {
        await writeRecord(`sellers/${account.uid}`);
        await stage.allows('halfRegistered', store(folder, 'in-time'));
      } finally {
        await deleteRecord(`sellers/${account.uid}`);
      }
    }
  });
});

import { type FirebaseStorage, ref, type UploadMetadata, updateMetadata, uploadBytes } from 'firebase/storage';
import { describe, test } from 'vitest';
import { photoLimits } from '../../src/shared/limits';
import { accounts, actorNames } from './actors';
import { jpeg, longPast, nameOf, someBytes } from './storageFiles';
import { storageCalls, storageGrid, storageOperations } from './storageGrid';
import { deleteRecord, writeRecord } from './storageRecords';
import { openStorageStage, suspendedDealer } from './storageStage';

const stage = openStorageStage('storage');

describe.each(storageGrid)('$what: /$folder', ({ folder, may }) => {
  describe.each(storageOperations)('%s', (operation) => {
    test.each(actorNames)('%s', async (actor) => {
      const path = `${folder}${nameOf(`${operation}-${actor}.jpg`, operation === 'delete' ? longPast : 0)}`;
      if (operation !== 'create') await stage.given(path);
      const verdict = may[operation].includes(actor) ? stage.allows : stage.denies;
      await verdict(actor, (storage) => storageCalls[operation](storage, path));
    });
  });
});

describe('uploading a photo', () => {
  const folder = `car_photos/${accounts.dealer.uid}`;

  /** In a table, the time of the upload, with which a name begins. The tables are old when their last call is sent. */
  const time = '{time}';

  interface Upload {
    readonly what: string;
    /** What follows the time. */
    readonly fileName?: string;
    /** The whole name. */
    readonly whole?: string;
    /** The age of the time in the name; by default, it is that of the upload. */
    readonly minutesAgo?: number;
    readonly bytes?: Uint8Array;
    readonly metadata?: UploadMetadata;
  }

  const sizes = [photoLimits.large, photoLimits.medium, photoLimits.small];

  const allowed: readonly Upload[] = [
    { what: 'the honest call' },
    { what: 'one byte', bytes: new Uint8Array(1) },
    { what: 'as WebP', metadata: { ...jpeg, contentType: 'image/webp' } },
    ...sizes.flatMap(({ side, bytes }) =>
      ['webp', 'jpg'].map((ending) => ({
        what: `as large as a ${ending} of ${side} px may be`,
        fileName: `a-${side}.${ending}`,
        bytes: new Uint8Array(bytes),
      })),
    ),
    { what: 'a name of every safe character', fileName: 'ABCXYZabcxyz0189._-.jpg' },
    { what: 'a name of 200 characters', fileName: `${'x'.repeat(183)}.jpg` },
    { what: 'a name of the time alone', fileName: '' },
    { what: 'a name of 9 minutes ago', minutesAgo: 9 },
    { what: 'a name of 9 minutes later', minutesAgo: -9 },
    {
      what: 'with the headers that production fills in',
      fileName: 'headers.jpg',
      metadata: {
        ...jpeg,
        contentDisposition: `inline; filename*=utf-8''${time}headers.jpg`,
        contentEncoding: 'identity',
      },
    },
    { what: 'with metadata that says nothing', metadata: { ...jpeg, customMetadata: {} } },
  ];

  const denied: readonly Upload[] = [
    ...[
      'image/png',
      'image/svg+xml',
      'text/html',
      'image/gif',
      'image/webp; charset=utf-8',
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
      `attachment; filename*=utf-8''${time}served.jpg`,
      `inline; filename*=utf-8''${time}served.html`,
      `inline; filename*=utf-8''${time}served.jpg; filename=a.html`,
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
    ...sizes.flatMap(({ side, bytes }) =>
      ['webp', 'jpg'].map((ending) => ({
        what: `one byte too large for a ${ending} of ${side} px`,
        fileName: `a-${side}.${ending}`,
        bytes: new Uint8Array(bytes + 1),
      })),
    ),
    { what: 'a name of 201 characters', fileName: `${'x'.repeat(184)}.jpg` },
    ...[' ', '%', '?', '#', '+', '<', '"', "'", 'é', '\n', '\u202e'].map((character) => ({
      what: `a name with ${JSON.stringify(character)}`,
      fileName: `a${character}b.jpg`,
    })),
    { what: 'a folder in the name', fileName: 'a/b.jpg' },
    ...['.', '..', '.jpg', 'a.jpg', `a${time}.jpg`, '179573713686', '9'.repeat(13)].map((whole) => ({
      what: `the name ${whole}`,
      whole,
    })),
    { what: 'a name of 11 minutes ago', minutesAgo: 11 },
    { what: 'a name of 11 minutes later', minutesAgo: -11 },
  ];

  const upload =
    ({ fileName, whole, minutesAgo = 0, bytes = someBytes, metadata = jpeg }: Upload, otherwise: string) =>
    (storage: FirebaseStorage) => {
      // Once: the headers must name the same millisecond as the path.
      const uploadTime = String(Date.now() - minutesAgo * 60_000);
      const now = (text: string) => text.replace(time, uploadTime);
      const { contentDisposition } = metadata;
      return uploadBytes(ref(storage, `${folder}/${now(whole ?? time + (fileName ?? otherwise))}`), bytes, {
        ...metadata,
        ...(contentDisposition && { contentDisposition: now(contentDisposition) }),
      });
    };

  test.each(allowed.map((call, index) => [call.what, call, index] as const))('allowed: %s', (_, call, index) =>
    stage.allows('dealer', upload(call, `allowed-${index}.jpg`)),
  );

  test.each(denied.map((call, index) => [call.what, call, index] as const))('denied: %s', (_, call, index) =>
    stage.denies('dealer', upload(call, `denied-${index}.jpg`)),
  );

  describe('an address that was shown never shows another picture (PHOTO-15)', () => {
    const swapped = (minutesAgo: number) => `${folder}/${nameOf('shown.jpg', minutesAgo)}`;

    test('denied: over the own photo, with and without the token of its address', async () => {
      const path = swapped(0);
      await stage.given(path);
      const token = { firebaseStorageDownloadTokens: 'the-token-that-was-shown' };
      for (const metadata of [jpeg, { ...jpeg, customMetadata: token }]) {
        await stage.denies('dealer', (storage) => uploadBytes(ref(storage, path), someBytes, metadata));
      }
    });

    test('denied: to delete it while its name can be used again', async () => {
      for (const minutes of [-9, 0, 9, 14]) {
        const path = swapped(minutes);
        await stage.given(path);
        await stage.denies('dealer', (storage) => storageCalls.delete(storage, path));
      }
    });

    test('denied: to use its name again after it was deleted', async () => {
      const path = swapped(longPast);
      await stage.given(path);
      await stage.allows('dealer', (storage) => storageCalls.delete(storage, path));
      await stage.denies('dealer', (storage) => storageCalls.create(storage, path));
    });

    test('denied: to give the token of another address to an existing photo', async () => {
      const path = swapped(0);
      const customMetadata = { firebaseStorageDownloadTokens: 'the-token-that-was-shown' };
      await stage.given(path);
      await stage.denies('dealer', (storage) => updateMetadata(ref(storage, path), { customMetadata }));
    });
  });
});

describe('an account that is suspended', () => {
  const { otherDealer: account } = accounts;
  const photos = ['car_photos', 'bike_photos', 'seller_profile_pics'].map((folder) => `${folder}/${account.uid}/`);

  test('cannot store or delete anything until the suspension ends', async () => {
    const both = async (verdict: 'allows' | 'denies', name: string) => {
      for (const folder of photos) {
        const path = `${folder}${nameOf(`given-${name}.jpg`, longPast)}`;
        await stage[verdict]('otherDealer', (storage) => storageCalls.create(storage, folder + nameOf(`${name}.jpg`)));
        await stage.given(path);
        await stage[verdict]('otherDealer', (storage) => storageCalls.delete(storage, path));
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
      storageCalls.create(storage, `${folder}/${account.uid}/${nameOf(`${name}.jpg`)}`);
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

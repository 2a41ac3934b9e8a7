import { type FirebaseStorage, ref, type UploadMetadata, uploadBytes } from 'firebase/storage';
import { describe, test } from 'vitest';
import { photoLimits } from '../../src/domain/limits';
import { accounts, actorNames } from './actors';
import { jpeg, someBytes } from './storageFiles';
import { storageCalls, storageGrid, storageOperations } from './storageGrid';
import { openStorageStage } from './storageStage';

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
    { what: 'a PNG', metadata: { contentType: 'image/png' } },
    { what: 'one byte', bytes: new Uint8Array(1) },
    { what: 'as large as a photo may be', bytes: new Uint8Array(photoLimits.storedBytes) },
    { what: 'a name of every safe character', fileName: 'ABCXYZabcxyz0189._-.jpg' },
    { what: 'a name of 200 characters', fileName: `${'x'.repeat(196)}.jpg` },
    { what: 'with a time for caches', metadata: { ...jpeg, cacheControl: 'public, max-age=31536000, immutable' } },
  ];

  const denied: readonly Upload[] = [
    ...[
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
    ].map((contentType) => ({ what: `as ${contentType}`, metadata: { contentType } })),
    { what: 'without a type', metadata: {} },
    { what: 'no bytes', bytes: new Uint8Array(0) },
    { what: 'one byte too large', bytes: new Uint8Array(photoLimits.storedBytes + 1) },
    { what: 'a name of 201 characters', fileName: `${'x'.repeat(197)}.jpg` },
    ...[' ', '%', '?', '#', '+', '<', '"', "'", 'é', '\n', '\u202e'].map((character) => ({
      what: `a name with ${JSON.stringify(character)}`,
      fileName: `a${character}b.jpg`,
    })),
    { what: 'a folder in the name', fileName: 'a/b.jpg' },
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

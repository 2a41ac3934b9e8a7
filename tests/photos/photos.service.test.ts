import { beforeEach, describe, expect, test, vi } from 'vitest';
import { logInDealer } from '../../src/accounts/accounts.service';
import { siteClient } from '../../src/firebase/client';
import type { PhotoFolder } from '../../src/photos/photoPath';
import { discardListingPhotos, isStored, uploadListingPhoto, uploadPhoto } from '../../src/photos/photos.service';
import { photoLimits } from '../../src/shared/limits';
import { type DealerAccount, newDealer } from '../support/services/arrange';
import { answerInstead, cutNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';
import { storeOldPhoto } from '../support/services/oldPhoto';

const folders: readonly PhotoFolder[] = ['car_photos', 'bike_photos', 'seller_profile_pics'];
const jpeg = new Blob(['a photo'], { type: 'image/jpeg' });

let dealer: DealerAccount;
beforeEach(async () => {
  dealer = await newDealer();
});

function photoOf(ownerId: string, content = jpeg) {
  return { folder: 'car_photos', ownerId, fileName: 'front.jpg', content } as const;
}

describe('a dealer uploads a photo', () => {
  beforeEach(() => logInDealer(dealer));

  test.each(folders)('it is in the own folder for %s, under a time and its name', async (folder) => {
    const before = Date.now();
    const url = await uploadListingPhoto({ ...photoOf(dealer.uid), folder, fileName: 'front view.jpg' });
    const path = decodeURIComponent(new URL(url).pathname.split('/o/')[1] ?? '');
    const [, time, chance] = /^\w+\/\w+\/(\d{13})(\d{6})-/.exec(path) ?? [];
    expect(path).toBe(`${folder}/${dealer.uid}/${time}${chance}-front-view.jpg`);
    // The login says the time of the server to the second.
    expect(Number(time)).toBeGreaterThan(before - 10_000);
    expect(Number(time)).toBeLessThan(Date.now() + 10_000);
  });

  test.each([3, -400])('its time is that of the server, if the device is %i days off', async (days) => {
    vi.useFakeTimers({ now: Date.now() + days * 86_400_000, toFake: ['Date'] });
    try {
      await logInDealer(dealer);
      await expect(uploadListingPhoto(photoOf(dealer.uid))).resolves.toMatch(/^http/);
    } finally {
      vi.useRealTimers();
      await logInDealer(dealer);
    }
  });

  test('two photos with one name, sent at the same time, are two photos', async () => {
    // Some phones give all photos the same name.
    const upload = (content: string) =>
      uploadListingPhoto(photoOf(dealer.uid, new Blob([content], { type: 'image/jpeg' })));
    const urls = await Promise.all([upload('front'), upload('rear')]);
    const contents = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
    expect(contents).toEqual(['front', 'rear']);
  });

  test('anyone can load it, and browsers may cache it', async () => {
    const answer = await fetch(await uploadListingPhoto(photoOf(dealer.uid)));
    expect(await answer.text()).toBe('a photo');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('the progress goes from 0 to 1', async () => {
    const large = new Blob([new Uint8Array(photoLimits.large.bytes)], { type: 'image/jpeg' });
    const parts: number[] = [];
    await uploadListingPhoto({ ...photoOf(dealer.uid, large), onProgress: (part) => parts.push(part) });
    expect(parts[0]).toBe(0);
    expect(parts.at(-1)).toBe(1);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts).toEqual([...parts].sort((one, other) => one - other));
  });

  test.each(['image/png', 'image/jpg', 'image/gif', 'text/html', 'image/svg+xml', ''])(
    'a file of type %j is refused',
    async (type) => {
      const file = new Blob(['<svg/>'], { type });
      await expect(uploadListingPhoto(photoOf(dealer.uid, file))).rejects.toEqual(appError('denied'));
    },
  );

  test("another dealer's folder is refused", async () => {
    const other = await newDealer();
    await expect(uploadPhoto(siteClient(), photoOf(other.uid))).rejects.toEqual(appError('denied'));
    await expect(uploadListingPhoto(photoOf(other.uid))).rejects.toEqual(appError('signedOut'));
  });

  test('a photo that no listing shows can be deleted, except in its first 15 minutes', async () => {
    const discarded = await storeOldPhoto('car_photos', dealer.uid, 'discarded.jpg');
    const kept = await uploadListingPhoto({ ...photoOf(dealer.uid), fileName: 'kept.jpg' });
    await discardListingPhotos([discarded, kept]);
    expect((await fetch(discarded)).ok).toBe(false);
    expect((await fetch(kept)).ok).toBe(true);
    expect(await isStored(discarded)).toBe(false);
    expect(await isStored(kept)).toBe(true);
    cutNetwork('storage');
    expect(await isStored(discarded)).toBe(true);
  });

  test('and a younger one is deleted with the next one, once it is old enough', async () => {
    const young = await uploadListingPhoto(photoOf(dealer.uid));
    await discardListingPhotos([young]);
    expect(localStorage.getItem('photosToDelete')).toBe(young);
    const old = await storeOldPhoto('car_photos', dealer.uid, 'old.jpg');
    localStorage.setItem('photosToDelete', `${young} ${old}`);
    await discardListingPhotos([]);
    expect(await isStored(old)).toBe(false);
    expect(localStorage.getItem('photosToDelete')).toBe(young);
  });

  test('only its owner deletes it: with another account, the device remembers it', async () => {
    const old = await storeOldPhoto('car_photos', dealer.uid, 'front.jpg');
    await logInDealer(await newDealer());
    await discardListingPhotos([old]);
    expect((await fetch(old)).ok).toBe(true);
    expect(localStorage.getItem('photosToDelete')).toBe(old);
    await logInDealer(dealer);
    await discardListingPhotos([]);
    expect((await fetch(old)).ok).toBe(false);
  });

  test('it can be deleted by its path, which is known before the upload', async () => {
    const upload = vi.fn();
    await uploadListingPhoto({ ...photoOf(dealer.uid), onPath: upload });
    const [[path]] = upload.mock.calls as [[string]];
    await discardListingPhotos([path]);
    expect(localStorage.getItem('photosToDelete')).toBe(path);
  });
});

describe('nobody is signed in', () => {
  test('and the dealer reads that', async () => {
    await expect(uploadListingPhoto(photoOf(dealer.uid))).rejects.toEqual(appError('signedOut'));
  });

  test('and the store refuses the upload', async () => {
    await expect(uploadPhoto(siteClient(), photoOf(dealer.uid))).rejects.toEqual(appError('denied'));
  });
});

test('an upload without progress for 20 seconds has failed', async () => {
  await logInDealer(dealer);
  await siteClient().storage();
  answerInstead(() => new Promise(() => undefined), 'storage');
  vi.useFakeTimers();
  const settled = vi.fn();
  const upload = uploadListingPhoto(photoOf(dealer.uid)).catch(settled);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await upload;
  expect(settled).toHaveBeenCalledExactlyOnceWith(appError('offline'));
});

test('without a network the upload fails after a while', async () => {
  await logInDealer(dealer);
  const storage = await siteClient().storage();
  expect(storage.maxUploadRetryTime).toBe(10_000);
  storage.maxUploadRetryTime = 500;
  cutNetwork('storage');
  await expect(uploadListingPhoto(photoOf(dealer.uid))).rejects.toEqual(appError('offline'));
});

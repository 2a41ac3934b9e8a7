import { logOutAsDealer } from '../support/accounts';
import { failedToLoad } from '../support/console';
import { answerDialog } from '../support/dialogs';
import { countDrafts } from '../support/drafts';
import { expect, test } from '../support/journey';
import { carValues, choosePhotos, expectShownValues, fillListingForm } from '../support/listingForm';
import { onlyListingOf } from '../support/listings';
import { failCalls } from '../support/network';
import { jpegPhoto } from '../support/photos';
import { enterAsDealer } from '../support/storedLogin';
import { storedFiles } from './storedFiles';

const save = { name: 'Save' } as const;
const failed = { title: 'Error', text: 'Could not upload the product. Please try again.' } as const;
const uploaded = { title: carValues.Name, text: 'Uploaded Successfully!' } as const;

test('a half-written listing with its photos survives a reload and a closed tab, until it is saved', async ({
  page,
  people,
  watch,
}) => {
  // An upload that a reload has ended is looked for in the listing, which does not exist yet.
  watch.allowMessages(failedToLoad);
  const dealer = await people.registerDealer();
  await enterAsDealer(page, dealer, '/NewCarProduct');
  await fillListingForm(page, carValues);
  await choosePhotos(page, [await jpegPhoto('left.jpg'), await jpegPhoto('right.jpg')]);
  await expect.poll(() => countDrafts(page)).toBe(3);

  await page.reload();
  await expect(page.getByRole('img', { name: 'Photo 2: right.jpg' })).toBeVisible();
  await expectShownValues(page, carValues);

  const next = await page.context().newPage();
  await page.close();
  await next.goto('/NewCarProduct');
  await expect(next.getByRole('img', { name: 'Photo 1: left.jpg' })).toBeVisible();
  await expectShownValues(next, carValues);

  await next.getByRole('button', save).click();
  await answerDialog(next, uploaded);
  expect(await onlyListingOf('car', dealer)).toMatchObject({ carName: carValues.Name, carPrice: carValues.Price });
  await expect.poll(() => countDrafts(next)).toBe(0);
  await next.reload();
  await expect(next.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(next.getByRole('img', { name: 'Photo 1' })).toBeHidden();
});

test.describe('photo 2 of 3 cannot be sent', () => {
  test.beforeEach(async ({ page, people, watch }, testInfo) => {
    watch.expectMessages(failedToLoad);
    const dealer = await people.registerDealer();
    testInfo.annotations.push({ type: 'dealer', description: dealer.uid });
    await enterAsDealer(page, dealer, '/NewCarProduct');
    await fillListingForm(page, carValues);
    await page.route(/-two-1280/, (route) =>
      route.fulfill({
        status: 403,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 403, message: 'Permission denied.' } },
      }),
    );
    await choosePhotos(page, [await jpegPhoto('one.jpg'), await jpegPhoto('two.jpg'), await jpegPhoto('three.jpg')]);
    await expect(page.getByText('2 of 3 photos sent.')).toBeVisible();
    await page.getByRole('button', save).click();
    await answerDialog(page, failed);
    await expect(onlyListingOf('car', dealer)).rejects.toThrow('has 0 cars');
    await expect(page.getByText('Not sent')).toHaveCount(1);
    await expect
      .poll(() => storedFiles('car_photos', dealer.uid))
      .toEqual(['one-1280.webp', 'one-400.webp', 'three-1280.webp', 'three-400.webp', 'two-400.webp']);
    await page.unroute(/-two-1280/);
  });

  const dealerOf = ({ annotations }: { annotations: readonly { type: string; description?: string }[] }) => ({
    uid: annotations.find(({ type }) => type === 'dealer')?.description ?? '',
  });

  test('a replaced or removed photo is not sent with the listing', async ({ page }, testInfo) => {
    const dealer = dealerOf(testInfo);
    await page.getByLabel('Photo 1', { exact: true }).setInputFiles(await jpegPhoto('other.jpg'));
    await page.getByRole('button', { name: 'Remove Photo 2' }).click();
    await page.getByRole('button', save).click();
    await answerDialog(page, uploaded);
    const { carPhotos } = await onlyListingOf('car', dealer);
    expect(carPhotos).toEqual([expect.stringContaining('other-1280.webp'), expect.stringContaining('three-1280.webp')]);
  });

  test('a logout deletes the draft from the device', async ({ page }) => {
    await logOutAsDealer(page, { hasDrafts: true });
    expect(await countDrafts(page)).toBe(0);
  });
});

test('a save without an answer, and another one with a replaced photo, store one listing with all its photos', async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad, /@firebase\/firestore: /);
  const dealer = await people.registerDealer();
  await enterAsDealer(page, dealer, '/NewCarProduct');
  await fillListingForm(page, carValues);
  await choosePhotos(page, [await jpegPhoto('one.jpg'), await jpegPhoto('two.jpg')]);
  await expect(page.getByRole('img', { name: 'Photo 2: two.jpg' })).toBeVisible();
  const repair = await failCalls(page, 'write products, stockCounts', 'answerLost');
  await page.getByRole('button', save).click();
  await answerDialog(page, failed);
  await onlyListingOf('car', dealer);
  await repair();
  await page.getByLabel('Photo 2', { exact: true }).setInputFiles(await jpegPhoto('better.jpg', '#2e7a4f'));
  await expect(page.getByRole('img', { name: 'Photo 2: better.jpg' })).toBeVisible();
  await page.getByRole('button', save).click();
  await answerDialog(page, uploaded);
  const { carPhotos, thumbnails } = await onlyListingOf('car', dealer);
  for (const address of [...carPhotos, ...thumbnails]) expect((await fetch(address)).ok).toBe(true);
  await expect
    .poll(() => storedFiles('car_photos', dealer.uid))
    .toEqual(['better', 'one', 'two'].flatMap((name) => [`${name}-1280.webp`, `${name}-400.webp`]));
});

import { hugePng } from './faults/badPhotos';
import { logInAsAdmin } from './support/accounts';
import { failedToLoad } from './support/console';
import { server, storeJpeg } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';

const nothingButFlags = {
  carName: undefined,
  carPrice: undefined,
  carYear: 'nineteen',
  carPhotos: 'photo.jpg',
  thumbnails: undefined,
  fuelType: 7,
  carDescription: null,
  priceValue: undefined,
} as const;

test('a listing with few fields, and one without its dealer: cards with fallbacks in a working list', async ({
  page,
  people,
  watch,
}) => {
  // The rules refuse to read a dealer who does not exist.
  watch.expectMessages(failedToLoad);
  const dealer = await people.registerDealer();
  const bare = await addListing('car', dealer, { newest: true, fields: nothingButFlags });
  const orphan = await addListing('car', dealer, { newest: true, fields: { sellerId: 'nobody', carPhotos: [] } });
  const noDealer = await addListing('car', dealer, { newest: true, fields: { sellerId: undefined } });
  try {
    await page.goto('/cars');
    await expect(page.getByRole('article')).toHaveCount(8);
    const damaged = page.getByRole('article', { name: 'Unknown', exact: true });
    await expect(damaged.getByText('Price on request')).toBeVisible();
    await expect(damaged.getByText('No photo')).toBeVisible();
    await page.getByRole('article', { name: orphan.name }).getByRole('button', { name: 'Know More' }).click();
    const gone = page.getByRole('dialog', { name: orphan.name });
    await expect(gone.getByText('This dealer is no longer on Second Gear.')).toBeVisible();
    await gone.getByRole('button', { name: 'Close' }).click();
    await damaged.getByRole('button', { name: 'Know More' }).click();
    const details = page.getByRole('dialog', { name: 'Unknown' });
    await expect(details.getByText('Price on request')).toBeVisible();
    await details.getByRole('button', { name: 'Close' }).click();
    await page.goto(`/cars/${bare.id}`);
    await expect(page.getByRole('heading', { name: 'Unknown', level: 1 })).toBeVisible();
    await expect(page.getByText('Price on request')).toBeVisible();
    await expect(page.getByText('No photo')).toBeVisible();
    await page.goto(`/cars/${noDealer.id}`);
    await expect(page.getByRole('heading', { name: noDealer.name, level: 1 })).toBeVisible();
    await expect(page.getByText('Unknown', { exact: true })).toBeVisible();
    await logInAsAdmin(page, await people.registerAdmin(), { kind: 'car', id: bare.id });
    await expect(damaged.getByRole('button', { name: 'Delete' })).toBeEnabled();
  } finally {
    for (const { id } of [orphan, noDealer]) await server.db.doc(`products/${id}`).delete();
  }
});

test('the admin sees the size of a picture of 400 megapixels, and not the picture', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  const bomb = await storeJpeg(`car_photos/${dealer.uid}/bomb-${Date.now()}.jpg`, hugePng(20_000).buffer);
  const { id, name } = await addListing('car', dealer, {
    state: 'pending',
    fields: { carPhotos: [bomb], thumbnails: [bomb] },
  });
  await logInAsAdmin(page, await people.registerAdmin(), { kind: 'car', id });
  const post = page.getByRole('article', { name });
  await expect(post.getByText(/^This picture has 20,000 × 20,000 pixels\./)).toHaveCount(2);
  await expect(page.locator(`img[src="${bomb}"]`)).toHaveCount(0);
  await expect(post.getByRole('button', { name: 'Delete' })).toBeEnabled();
});

test('a missing photo is replaced by a drawing', async ({ page, people, watch }) => {
  watch.expectMessages(/^Failed to load resource: /);
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer);
  await page.route(/car_photos/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`/dealers/${dealer.uid}`);
  await expect(page.getByRole('article', { name: car.name }).getByText('Photo could not be loaded')).toBeVisible();
});

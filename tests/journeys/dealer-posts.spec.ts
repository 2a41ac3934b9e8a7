import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { sidewaysOverflow } from './support/accessibility';
import { logInAsDealer, signUpAsDealer } from './support/accounts';
import { answerDialog, expectDialog } from './support/dialogs';
import { expect, test } from './support/journey';
import { bikeValues, carValues, choosePhotos, fillListingForm } from './support/listingForm';
import { onlyListingOf } from './support/listings';
import { copyOf, drawnPhoto, jpegPhoto, phonePhoto, pngPhoto } from './support/photos';
import { enterAsDealer } from './support/storedLogin';

const megabyte = 1024 * 1024;

const phone = { width: 360, height: 800 };
const desk = { width: 1280, height: 800 };

/** Only the worker loads the library as a classic script. The page loads it as a module. */
async function isLibraryForWorkers(page: Page, address: string): Promise<boolean> {
  return (await (await page.request.get(address)).text()).includes('define.amd');
}

async function storedPhoto(address: string) {
  const content = Buffer.from(await (await fetch(address)).arrayBuffer());
  const { width = 0, height = 0, format, exif } = await sharp(content).metadata();
  return { bytes: content.length, longestSide: Math.max(width, height), format, exif };
}

test('a dealer signs up with a picture, posts the first car and a bike: the price is read back, an odd one is asked about, and both wait for approval', async ({
  page,
  people,
}) => {
  const dealer = {
    email: people.newEmail('dealer'),
    password: 'Motors@1',
    phone: '9812345671',
    dealerName: `Deshmukh Wheels ${Date.now()}`,
    district: 'Kolhapur',
    address: '7 Ring Road',
  };
  await signUpAsDealer(page, dealer, await pngPhoto('shop front.png'));
  await logInAsDealer(page, dealer);

  const profile = page.getByRole('article', { name: dealer.dealerName });
  for (const text of [dealer.dealerName, dealer.district, dealer.address, dealer.phone]) {
    await expect(profile.getByRole('definition').filter({ hasText: text })).toBeVisible();
  }
  await expect(profile.getByRole('img')).toHaveJSProperty('complete', true);

  await expect(page.getByText('Buyers see you as soon as your first listing is approved.')).toBeVisible();
  const firstStep = page.getByRole('region', { name: 'Add your first car' });
  await expect(firstStep.getByRole('link', { name: 'Start with a bike' })).toBeVisible();
  await page.setViewportSize(phone);
  expect(await sidewaysOverflow(page)).toBe(0);
  await firstStep.getByRole('link', { name: 'Add your first car' }).click();
  await expect(page.getByRole('heading', { name: 'Enter Car/Vehicles/Truck Details' })).toBeVisible();
  const price = page.getByLabel('Price', { exact: true });
  const name = page.getByLabel('Name', { exact: true });
  await fillListingForm(page, { ...carValues, Price: 'abc' });
  await expect(price).toHaveAccessibleDescription('Buyers will read “abc”');
  await choosePhotos(page, [await jpegPhoto('front.jpg')]);
  await page.getByRole('button', { name: 'Save' }).click();
  const asked = await expectDialog(page, { title: 'Is this price right?' });
  await expect(asked).toContainText('Buyers will read “abc”. Is that right?');
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.setViewportSize(desk);
  await answerDialog(page, { title: 'Is this price right?' }, 'Change the price');
  await expect(price).toBeFocused();
  await price.fill(carValues.Price);
  await expect(price).toHaveAccessibleDescription('Buyers will read Rs. 4.85\u00a0lakh');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Save' }).click();
  await answerDialog(page, { title: carValues.Name, text: 'Uploaded Successfully!' });
  await expect(page.getByText(`${carValues.Name} waits for approval.`)).toBeInViewport();
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Add another car' }).click();
  await expect(page.getByLabel('Photo 1', { exact: true })).toBeFocused();
  await expect(name).toHaveValue('');

  await page.setViewportSize(desk);
  await page.getByRole('navigation').getByText('Add Vehicle', { exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Add Bike' }).click();
  // Both forms have the same heading and mostly the same fields.
  await expect(page).toHaveTitle(/bike/i);
  await fillListingForm(page, bikeValues);
  await choosePhotos(page, [await jpegPhoto('left.jpg'), await pngPhoto('right.png')]);
  await page.getByRole('button', { name: 'Save' }).click();
  await answerDialog(page, { title: bikeValues.Name, text: 'Uploaded Successfully!' });
  await expect(page.getByText(`${bikeValues.Name} waits for approval.`)).toBeInViewport();
  await page.getByRole('link', { name: 'See it in My Vehicles' }).click();
  await expect(page.getByRole('tab', { name: 'Waiting for approval (2)' })).toHaveAttribute('aria-selected', 'true');
  for (const added of [carValues.Name, bikeValues.Name]) {
    await expect(page.getByRole('article', { name: added }).getByText('Waiting for approval')).toBeVisible();
  }
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['My bikes', 'My cars']);
});

test('a dealer adds several photos at once by keyboard, labels one, and states owners and insurance', async ({
  page,
  people,
}) => {
  const dealer = await people.registerDealer();
  await enterAsDealer(page, dealer, '/NewCarProduct');
  await fillListingForm(page, carValues);
  const front = await drawnPhoto('front.jpg');
  await choosePhotos(page, [front]);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add more photos' }).press('Enter');
  const others = ['left.jpg', 'right.jpg', 'cabin.jpg'].map((name) => jpegPhoto(name));
  await (await chooser).setFiles(await Promise.all([copyOf(front, 'copy.jpg'), ...others]));
  await expect(page.getByRole('img', { name: 'Photo 5: cabin.jpg' })).toBeVisible();
  await page.getByLabel('What picture 5 shows').selectOption('Interior');
  await page.getByLabel('Owners', { exact: true }).selectOption('1');
  await page.getByLabel('Insurance until').fill('2027-03');
  await expect(page.getByText('5 of 5 photos sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await answerDialog(page, { title: carValues.Name, text: 'Uploaded Successfully!' });

  const { carPhotos, photoLabels, photoHashes, stated } = await onlyListingOf('car', dealer);
  expect(carPhotos).toHaveLength(5);
  expect(photoLabels).toEqual(['', '', '', '', 'Interior']);
  const [hash, ...otherHashes] = photoHashes;
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  // The copy looks the same. The others are of one colour.
  expect(otherHashes).toEqual([hash, '', '', '']);
  expect(stated).toMatchObject({ owners: '1', insuranceUntil: '2027-03', loan: '', papers: '' });
});

test('a photo of 48 megapixels is compressed in a worker, shows its progress, and is stored without its location', async ({
  page,
  people,
}) => {
  const dealer = await people.registerDealer();
  await enterAsDealer(page, dealer, '/NewCarProduct');
  await fillListingForm(page, carValues);
  const big = await phonePhoto('IMG 2041 (1).jpg', 48);
  expect(big.buffer.length).toBeGreaterThan(4 * megabyte);
  let send = () => {};
  const maySend = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/car_photos/, async (route) => {
    await maySend;
    await route.continue();
  });
  const libraries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('browser-image-compression')) libraries.push(request.url());
  });
  await choosePhotos(page, [big, await jpegPhoto('side.jpg')]);
  await expect(page.getByRole('img', { name: 'Photo 1: IMG 2041 (1).jpg' })).toBeVisible();
  await expect(page.getByText('0 of 2 photos sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: 'Photo 1 progress' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Photo 2 progress' })).toBeVisible();
  send();
  await answerDialog(page, { title: carValues.Name, text: 'Uploaded Successfully!' });

  const forWorkers = await Promise.all(libraries.map((address) => isLibraryForWorkers(page, address)));
  expect(forWorkers).toContain(true);

  const { carPhotos, mediumPhotos, thumbnails } = await onlyListingOf('car', dealer);
  expect(carPhotos).toHaveLength(2);
  const photo = await storedPhoto(carPhotos[0]);
  expect(photo.bytes).toBeLessThanOrEqual(megabyte);
  expect(photo.longestSide).toBeLessThanOrEqual(1280);
  expect(photo.exif).toBeUndefined();
  expect(decodeURIComponent(carPhotos[0])).toMatch(
    new RegExp(`/o/car_photos/${dealer.uid}/\\d+-IMG-2041-1--1280.webp`),
  );
  const medium = await storedPhoto(mediumPhotos[0]);
  expect(medium.bytes).toBeLessThan(photo.bytes);
  expect(medium.longestSide).toBe(800);
  const thumbnail = await storedPhoto(thumbnails[0]);
  expect(thumbnail.bytes).toBeLessThan(medium.bytes);
  expect(thumbnail.longestSide).toBe(400);
});

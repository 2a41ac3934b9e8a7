import type { Locator } from '@playwright/test';
import { answerDialog } from './support/dialogs';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import { enterAsDealer } from './support/storedLogin';

/** All facts in the details, as 'label: text'. */
async function facts(details: Locator): Promise<readonly string[]> {
  const [labels, texts] = await Promise.all([
    details.getByRole('term').allTextContents(),
    details.getByRole('definition').allTextContents(),
  ]);
  return labels.map((label, index) => `${label.trim()}: ${texts[index]}`);
}

test('the details of a car: every photo, every fact with its unit, the dealer; Close and Escape', async ({
  page,
  people,
}) => {
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, { photos: 3 });
  await page.goto(`/dealers/${dealer.uid}`);
  const knowMore = page.getByRole('button', { name: 'Know More' });
  await knowMore.click();
  const details = page.getByRole('dialog', { name: car.name });
  await expect(details).toBeVisible();
  await expect(details.getByText('Rs. 4.85 lakh', { exact: true })).toBeVisible();
  await expect(details.getByText('Rs. 4,85,000', { exact: true })).toBeVisible();
  expect(await facts(details)).toEqual([
    'Purchased year: 2019',
    'Kilometers driven: 32,000 km',
    'Fuel type: Petrol',
    'Transmission: Manual',
    `Place: ${dealer.district}`,
    'Engine size: 1200cc',
    'Mileage: 18 km/l',
    'Fuel tank capacity: 42 ltr',
    'Safety rating: 4 star',
    'Warranty: 1 year',
    'Make: Maruti Suzuki',
    'Model: Swift',
    'Body type: Hatchback',
    'Seating capacity: 5 seater',
    'Size: Hatchback',
    'Ground clearance: 170 mm',
  ]);
  await expect(details.getByText('One owner, all papers in order.')).toBeVisible();
  await expect(details.getByText(dealer.dealerName, { exact: true })).toBeVisible();
  await expect(details.getByText(`${dealer.address}, ${dealer.district}`)).toBeVisible();

  const photo = (number: number) => details.getByRole('img', { name: `${car.name}, photo ${number} of 3` });
  const photos = details.getByRole('region', { name: `Photos of ${car.name}` });
  await expect(photo(1)).toBeInViewport({ ratio: 0.5 });
  for (const number of [2, 3, 1]) {
    await photos.getByRole('button', { name: /^Next/ }).click();
    await expect(photo(number)).toBeInViewport({ ratio: 0.5 });
  }
  await photos.getByRole('button', { name: /^Previous/ }).click();
  await expect(photo(3)).toBeInViewport({ ratio: 0.5 });

  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toBeHidden();
  await expect(knowMore).toBeFocused();
  await knowMore.click();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(knowMore).toBeFocused();
});

test('the details of a bike lead to the booking and to its dealer', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  // The first of all bikes in the public list.
  const bike = await addListing('bike', dealer, { newest: true });
  await page.goto('/bikes');
  const knowMore = page.getByRole('article', { name: bike.name }).getByRole('button', { name: 'Know More' });
  await knowMore.click();
  const details = page.getByRole('dialog', { name: bike.name });
  await expect(details).toBeVisible();
  expect(await facts(details)).toEqual([
    'Purchased year: 2021',
    'Kilometers driven: 18,500 km',
    'Fuel type: Petrol',
    `Place: ${dealer.district}`,
    'Engine size: 150cc',
    'Mileage: 45 km/l',
    'Fuel tank capacity: 12 ltr',
    'Make: Bajaj',
    'Model: Pulsar',
    'Body type: Commuter',
  ]);
  await expect(details.getByText('Never pay to receive money', { exact: false })).toBeVisible();
  await details.getByRole('button', { name: 'Book Now' }).click();
  await answerDialog(page, { title: 'Login needed', text: 'Please log in to book this bike.' });
  await expect(page).toHaveURL('/login');

  await page.goBack();
  await knowMore.click();
  await details.getByRole('link', { name: 'See all vehicles of this dealer' }).click();
  await expect(page).toHaveURL(`/dealers/${dealer.uid}`);
  await expect(details).toBeHidden();
});

test('a dealer sees the details of a listing that is not public yet', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, { state: 'pending', first: true });
  await enterAsDealer(page, dealer, '/SellerProducts');
  await page.getByRole('article', { name: car.name }).getByRole('button', { name: 'Know More' }).click();
  const details = page.getByRole('dialog', { name: car.name });
  await expect(details.getByText('Ground clearance')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Book Now' })).toBeHidden();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toBeHidden();
});

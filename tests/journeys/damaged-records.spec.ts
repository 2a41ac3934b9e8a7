import { logInAsAdmin, logInAsBuyer, logInAsDealer } from './support/accounts';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing, storedListing } from './support/listings';

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

test('a listing with hardly a field, and one without its dealer: cards with fallbacks in a list that lives', async ({
  page,
  people,
}) => {
  const dealer = await people.registerDealer();
  const bare = await addListing('car', dealer, { first: true, fields: nothingButFlags });
  const orphan = await addListing('car', dealer, { first: true, fields: { sellerId: 'nobody', carPhotos: [] } });
  const noSeller = await addListing('car', dealer, { first: true, fields: { sellerId: undefined } });
  try {
    await page.goto('/?tab=cars');
    await expect(page.getByRole('article')).toHaveCount(8);
    const damaged = page.getByRole('article', { name: 'Unknown', exact: true });
    await expect(damaged.getByText('Price on request')).toBeVisible();
    await expect(damaged.getByText('No photo')).toBeVisible();
    for (const { name } of [orphan, noSeller]) {
      await expect(page.getByRole('article', { name }).getByText('Unknown', { exact: true })).toBeVisible();
    }
    await damaged.getByRole('button', { name: 'Know More' }).click();
    const details = page.getByRole('dialog', { name: 'Unknown' });
    await expect(details.getByText('Price on request')).toBeVisible();
    await details.getByRole('button', { name: 'Close' }).click();
    await page.goto(`/cars/${bare.id}`);
    await expect(page.getByRole('heading', { name: 'Unknown', level: 1 })).toBeVisible();
    await expect(page.getByText('Price on request')).toBeVisible();
    await expect(page.getByText('No photo')).toBeVisible();
    await page.goto(`/cars/${noSeller.id}`);
    await expect(page.getByRole('heading', { name: noSeller.name, level: 1 })).toBeVisible();
    await expect(page.getByText('Unknown', { exact: true })).toBeVisible();
    await logInAsAdmin(page, await people.registerAdmin());
    await page.getByRole('tab', { name: /^Approved/ }).click();
    await expect(damaged.getByRole('button', { name: 'Delete' })).toBeEnabled();
  } finally {
    for (const { id } of [orphan, noSeller]) await server.db.doc(`products/${id}`).delete();
  }
});

test('a photo that is gone leaves a drawing in its place', async ({ page, people, watch }) => {
  watch.expectMessages(/^Failed to load resource: /);
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer);
  await page.route(/car_photos/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`/dealers/${dealer.uid}`);
  await expect(page.getByRole('article', { name: car.name }).getByText('No photo')).toBeVisible();
});

test('an order whose customer record is missing, and one that is damaged', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const [car, bike] = [await addListing('car', dealer), await addListing('bike', dealer)];
  const shared = { userId: buyer.uid, sellerId: dealer.uid, bookingDate: new Date() };
  await server.db
    .doc(`bookings/${buyer.uid}_${car.id}`)
    .set({ ...(await storedListing(car)), ...shared, vehicleId: car.id });
  await server.db.doc(`bookings/${buyer.uid}_${bike.id}`).set({ ...shared, bikeName: bike.name });
  await server.db.doc(`UsersIds/${buyer.uid}`).delete();
  await server.db.doc(`UsersIds/${buyer.uid}/dealers/${dealer.uid}`).set({ since: new Date(), vehicleId: car.id });

  await logInAsDealer(page, dealer);
  await page.getByRole('link', { name: 'Order List' }).click();
  // Dealer, customer and phone; the district is the listing's own.
  await expect(page.getByRole('article', { name: car.name }).getByText('Unknown', { exact: true })).toHaveCount(3);
  await expect(page.getByRole('article', { name: bike.name }).getByText('Price on request')).toBeVisible();
});

test("a buyer's and a dealer's profile with missing fields still log in", async ({ page, people }) => {
  const buyer = await people.registerBuyer();
  await server.db.doc(`users/${buyer.uid}`).set({ createdAt: new Date() });
  await logInAsBuyer(page, buyer);
  const dealer = await people.registerDealer();
  await server.db.doc(`sellers/${dealer.uid}`).set({ createdAt: new Date() });
  await logInAsDealer(page, dealer);
  const profile = page.getByRole('article', { name: 'Unknown' });
  await expect(profile.getByText('Not given')).toHaveCount(3);
});

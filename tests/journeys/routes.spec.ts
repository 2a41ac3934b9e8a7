import { expect, test } from './support/journey';
import { addListing } from './support/listings';

const publicRoutes = [
  ['/', 'Used cars and bikes from dealers near you'],
  ['/login', 'User Login'],
  ['/UserSignUp', 'User Sign Up'],
  ['/slogin', 'Seller Login'],
  ['/sSignup', 'Seller Sign Up'],
  ['/AdminLogin', 'Admin Login'],
  ['/ContactUs', 'Contact us'],
  ['/cars/in/pune', 'Used cars in Pune'],
  ['/SellersProfiles', 'Dealers'],
  ['/MyBookings', 'My bookings'],
  ['/MySearches', 'My searches'],
  ['/MyAccount', 'My Account'],
  ['/Saved', 'Saved'],
  ['/compare', 'Compare cars'],
  ['/no/such/page', 'Page not found'],
] as const;

test('every public address shows its screen, under a title of its own, and is found in other spellings', async ({
  page,
  watch,
}) => {
  const titles = new Set<string>();
  for (const [path, heading] of publicRoutes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/.+ \| Second Gear$/);
    const title = await page.title();
    expect(titles).not.toContain(title);
    titles.add(title);
  }
  for (const [typed, address] of [
    ['/Cars?sort=cheapest#list', '/cars?sort=cheapest#list'],
    ['/CARS/Maruti-Suzuki/?utm_source=mail', '/cars/maruti-suzuki?utm_source=mail'],
    ['/dealers', '/SellersProfiles'],
    ['/index.html', '/'],
    ['/cars/honda.html?sort=cheapest', '/cars/honda?sort=cheapest'],
    ['/ContactUs/#privacy', '/ContactUs#privacy'],
  ] as const) {
    await page.goto(typed);
    await expect(page).toHaveURL(address);
  }
  // The router says that it could not decode the address.
  watch.expectMessages(/could not be decoded/);
  const answer = await page.goto('/cars/%E0%A4%A');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('a dealer is found among the dealers, and has a page with approved cars and bikes only', async ({
  page,
  people,
}) => {
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer);
  const bike = await addListing('bike', dealer);
  const pending = await addListing('car', dealer, { state: 'pending' });
  const rejected = await addListing('bike', dealer, { state: 'rejected' });
  await page.goto('/SellersProfiles');
  const card = page.getByRole('article', { name: dealer.dealerName });
  await expect(async () => {
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await expect(card).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(card.getByText(`${dealer.address}, ${dealer.district}`)).toBeVisible();
  await expect(card.getByText(dealer.phone)).toBeHidden();
  await expect(card.getByRole('img')).toBeVisible();
  await card.getByRole('link', { name: `See vehicles of ${dealer.dealerName}` }).click();

  await expect(page).toHaveURL(`/dealers/${dealer.uid}`);
  await expect(page.getByRole('heading', { name: dealer.dealerName, level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Cars', 'Bikes', 'Ratings']);
  for (const { name } of [car, bike]) await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
  for (const { name } of [pending, rejected]) {
    await expect(page.getByRole('article', { name, exact: true })).toBeHidden();
  }
});

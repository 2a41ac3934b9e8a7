import { failedToLoad } from './support/console';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import { enterAsBuyer, storeDealerLogin } from './support/storedLogin';

const publicRoutes = [
  ['/', 'Used cars and bikes, looked at before you do'],
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

test('every public address shows its screen, under a title of its own', async ({ page }) => {
  const titles = new Set<string>();
  for (const [path, heading] of publicRoutes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/.+ \| Second Gear$/);
    const title = await page.title();
    expect(titles).not.toContain(title);
    titles.add(title);
  }
});

test('an unknown address says so and leads to the start page', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('tab', { name: 'Home' })).toHaveAttribute('aria-selected', 'true');
});

test('the logins and sign-ups lead to each other', async ({ page }) => {
  for (const [login, signUp] of [
    ['/login', '/UserSignUp'],
    ['/slogin', '/sSignup'],
  ] as const) {
    await page.goto(login);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(signUp);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(login);
  }
});

test("a buyer's bookings have an address", async ({ page, people }) => {
  await enterAsBuyer(page, await people.registerBuyer(), '/MyBookings');
  await expect(page.getByRole('heading', { name: 'My bookings', level: 1 })).toBeVisible();
  await expect(page.getByText('You have not booked any vehicles yet.')).toBeVisible();
});

const dealerRoutes = [
  ['/', 'My Profile'],
  ['/SellerProducts', 'My Vehicles'],
  ['/orderlist', 'My Car Orders'],
  ['/NewCarProduct', 'Enter Car/Vehicles/Truck Details'],
  ['/NewBikeProduct', 'Enter Car/Vehicles/Truck Details'],
  ['/ContactUs', 'Contact us'],
  ['/cars/in/pune', 'Used cars in Pune'],
  ['/login', 'Page not found'],
  ['/no-such-page', 'Page not found'],
] as const;

test("every address of the dealer's dashboard shows its screen", async ({ page, people }) => {
  await storeDealerLogin(page, await people.registerDealer());
  for (const [path, heading] of dealerRoutes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test("the dealer's addresses lead visitors to the seller login", async ({ page }) => {
  for (const path of ['/SellerProducts', '/orderlist', '/NewCarProduct', '/NewBikeProduct']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Seller Login' }).click();
    await expect(page).toHaveURL('/slogin');
  }
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
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Cars', 'Bikes']);
  for (const { name } of [car, bike]) await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
  for (const { name } of [pending, rejected]) {
    await expect(page.getByRole('article', { name, exact: true })).toBeHidden();
  }
});

test('a dealer who does not exist', async ({ page, watch }) => {
  // The rules do not tell whether a dealer who is not public exists.
  watch.expectMessages(failedToLoad);
  await page.goto('/dealers/nobody');
  await expect(page.getByRole('heading', { name: 'Dealer not found' })).toBeVisible();
  await page.getByRole('link', { name: 'See all dealers' }).click();
  await expect(page).toHaveURL('/SellersProfiles');
});

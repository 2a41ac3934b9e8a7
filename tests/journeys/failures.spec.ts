import type { Page } from '@playwright/test';
import { fill, logInAsAdmin, logInAsBuyer, logInAsDealer } from './support/accounts';
import { addBooking } from './support/bookings';
import { failedToLoad, firestoreCut, firestoreFailed, type PageWatch } from './support/console';
import { answerDialog, answerRejection } from './support/dialogs';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing, onlyListingOf, storedListing } from './support/listings';
import { type Fault, failCalls } from './support/network';
import { jpegPhoto } from './support/photos';
import { bikeValues, carValues, choosePhotos, fillVehicleForm, shownValues } from './support/vehicleForm';

const faults: readonly Fault[] = ['cut', 'unavailable'];

/** Of all but lists, which do without Firebase's SDK. */
function expectFirestoreToFail(watch: PageWatch, fault: Fault): void {
  watch.expectMessages(failedToLoad, firestoreFailed, ...(fault === 'cut' ? [firestoreCut] : []));
}

/** Uploads and transactions are tried again by Firebase's SDK for some seconds before it gives up. */
const whileFirebaseTriesAgain = { timeout: 30_000 } as const;

/** Reads the error where it stands within the page, and asks for another try. */
async function tryAgain(page: Page, text: string): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: text });
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
}

const listings = {
  car: { tab: '/?tab=cars', calls: /^query products/, text: 'Could not fetch products. Please try again.' },
  bike: { tab: '/?tab=bikes', calls: /^query bikes/, text: 'Could not fetch bikes. Please try again.' },
} as const;

for (const fault of faults) {
  for (const [kind, { tab, calls, text }] of Object.entries(listings)) {
    test(`the list of ${kind}s cannot be fetched (${fault})`, async ({ page, watch }) => {
      watch.expectMessages(failedToLoad);
      const repair = await failCalls(page, calls, fault);
      await page.goto(tab);
      await answerDialog(page, { title: 'Error', text });
      await expect(page.getByRole('article')).toHaveCount(0);
      await repair();
      await tryAgain(page, text);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }
}

test('the sections of the home page cannot be fetched: one dialog, and each section can be tried again', async ({
  page,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  await page.setViewportSize({ width: 1280, height: 2400 });
  const repair = await failCalls(page, /^query (products|bikes)/, 'unavailable');
  await page.goto('/');
  // Whichever fails first is told first.
  const told = await page.getByRole('dialog', { name: 'Error' }).getByText('Could not fetch').textContent();
  const texts = [listings.car.text, listings.bike.text];
  for (const text of told === listings.car.text ? texts : texts.reverse()) {
    await answerDialog(page, { title: 'Error', text });
  }
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(3);
  await repair();
  while ((await page.getByRole('alert').count()) > 0) {
    const left = await page.getByRole('alert').count();
    await page.getByRole('alert').first().getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(left - 1);
  }
  for (const section of ['Lowest prices', 'Dream cars', 'Bikes']) {
    await expect(page.getByRole('region', { name: section }).getByRole('article').first()).toBeVisible();
  }
});

test('the dealers of listings cannot be fetched: the cards read Unknown, and the list lives', async ({
  page,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  await failCalls(page, /^query sellers/, 'cut');
  await page.goto('/?tab=cars');
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page.getByRole('article').first().getByText('Unknown')).toBeVisible();
});

test('the dealers cannot be fetched', async ({ page, watch }) => {
  watch.expectMessages(failedToLoad);
  const repair = await failCalls(page, /^query sellers/, 'cut');
  const text = 'Could not fetch dealers. Please try again.';
  await page.goto('/SellersProfiles');
  await answerDialog(page, { title: 'Error', text });
  await repair();
  await tryAgain(page, text);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test("a dealer's page cannot be fetched, nor then its bikes", async ({ page, people, watch }) => {
  watch.expectMessages(failedToLoad);
  const dealer = await people.registerDealer();
  const bike = await addListing('bike', dealer);
  const repairDealer = await failCalls(page, /^query sellers/, 'unavailable');
  const repairBikes = await failCalls(page, /^query bikes/, 'unavailable');
  const text = 'Could not fetch dealers. Please try again.';
  await page.goto(`/dealers/${dealer.uid}`);
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await repairDealer();
  await tryAgain(page, text);
  await expect(page.getByRole('heading', { name: dealer.dealerName, level: 1 })).toBeVisible();
  await answerDialog(page, { title: 'Error', text: listings.bike.text });
  await expect(page.getByText('No products found.')).toBeVisible();
  await repairBikes();
  await tryAgain(page, listings.bike.text);
  await expect(page.getByRole('article', { name: bike.name })).toBeVisible();
});

test.describe('a buyer', () => {
  for (const [kind, fault, failing] of [
    ['car', 'cut', /^write bookings/],
    ['bike', 'unavailable', /^read (products|bikes)/],
  ] as const) {
    test(`cannot book a ${kind} (${fault}): nothing half-written, and a second try works`, async ({
      page,
      people,
      watch,
    }) => {
      expectFirestoreToFail(watch, fault);
      const dealer = await people.registerDealer();
      const buyer = await people.registerBuyer();
      const listing = await addListing(kind, dealer);
      await logInAsBuyer(page, buyer);
      await page.goto(`/dealers/${dealer.uid}`);
      const repair = await failCalls(page, failing, fault);
      const book = page.getByRole('article', { name: listing.name }).getByRole('button', { name: 'Book Now' });
      await book.click();
      await expect(page.getByRole('dialog')).toBeVisible(whileFirebaseTriesAgain);
      await answerDialog(page, { title: 'Error', text: `Could not book the ${kind}. Please try again.` });
      const [booking, grants] = await Promise.all([
        server.db.doc(`bookings/${buyer.uid}_${listing.id}`).get(),
        server.db.collection(`UsersIds/${buyer.uid}/dealers`).get(),
      ]);
      expect(booking.exists).toBe(false);
      expect(grants.size).toBe(0);
      await repair();
      await book.click();
      await answerDialog(page, { title: kind === 'car' ? 'Car booked successfully!' : 'Bike booked successfully!' });
    });
  }

  test('cannot see the bookings', async ({ page, people, watch }) => {
    watch.expectMessages(failedToLoad);
    await logInAsBuyer(page, await people.registerBuyer());
    const repair = await failCalls(page, /^query bookings/, 'unavailable');
    const text = 'Could not fetch bookings. Please try again.';
    await page.getByRole('link', { name: 'My Bookings' }).click();
    await answerDialog(page, { title: 'Error', text });
    await repair();
    await tryAgain(page, text);
    await expect(page.getByText('You have not booked any vehicles yet.')).toBeVisible();
  });
});

test.describe('a dealer', () => {
  test('cannot see the orders: each kind says so on its own', async ({ page, people, watch }) => {
    watch.expectMessages(failedToLoad);
    await logInAsDealer(page, await people.registerDealer());
    const repair = await failCalls(page, /^query bookings/, 'cut');
    await page.getByRole('link', { name: 'Order List' }).click();
    const bikes = 'Could not fetch bike bookings. Please try again.';
    const cars = 'Could not fetch bookings. Please try again.';
    await answerDialog(page, { title: 'Error', text: bikes });
    await answerDialog(page, { title: 'Error', text: cars });
    await repair();
    await tryAgain(page, bikes);
    await tryAgain(page, cars);
    const none = 'Your bikes have not been booked yet or you may not have posted any bikes yet.';
    await expect(page.getByText(none)).toBeVisible();
    await expect(page.getByText('You have not booked any cars yet.')).toBeVisible();
  });

  test('cannot see who booked: the order reads Unknown', async ({ page, people, watch }) => {
    expectFirestoreToFail(watch, 'unavailable');
    const dealer = await people.registerDealer();
    const buyer = await people.registerBuyer();
    const car = await addListing('car', dealer);
    await addBooking(buyer, dealer, car);
    await logInAsDealer(page, dealer);
    await failCalls(page, 'read UsersIds', 'unavailable');
    await page.getByRole('link', { name: 'Order List' }).click();
    await expect(page.getByRole('article', { name: car.name }).getByText('Unknown', { exact: true })).toHaveCount(2);
  });

  test('cannot see the own vehicles', async ({ page, people, watch }) => {
    watch.expectMessages(failedToLoad);
    const dealer = await people.registerDealer();
    const bike = await addListing('bike', dealer, { state: 'pending' });
    await logInAsDealer(page, dealer);
    const repair = await failCalls(page, /^query (products|bikes)/, 'cut');
    await page.getByRole('link', { name: 'My Vehicles' }).click();
    await answerDialog(page, { title: 'Error', text: listings.bike.text });
    await answerDialog(page, { title: 'Error', text: listings.car.text });
    await repair();
    await tryAgain(page, listings.bike.text);
    await tryAgain(page, listings.car.text);
    await expect(page.getByRole('article', { name: bike.name })).toBeVisible();
    await expect(page.getByText('No products found.')).toBeVisible();
  });

  test('cannot see the own profile: it is only logged, and the page stays on Loading', async ({
    page,
    people,
    watch,
  }) => {
    watch.expectMessages(failedToLoad, /^The profile could not be loaded: AppError: offline/);
    const dealer = await people.registerDealer();
    await logInAsDealer(page, dealer);
    const repair = await failCalls(page, /^query sellers/, 'unavailable');
    await page.reload();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await repair();
    await again.click();
    await expect(page.getByRole('article', { name: dealer.dealerName })).toBeVisible();
  });

  for (const [kind, failing, fault] of [
    ['car', /^(start sending|send) photo in car_photos$/, 'cut'],
    ['bike', 'write bikes', 'unavailable'],
  ] as const) {
    test(`cannot save a ${kind} (${fault}): the form stays as it was typed, and a second try works`, async ({
      page,
      people,
      watch,
      calls,
    }) => {
      const [path, values] = kind === 'car' ? ['/NewCarProduct', carValues] : ['/NewBikeProduct', bikeValues];
      if (kind === 'car') watch.expectMessages(failedToLoad);
      else expectFirestoreToFail(watch, fault);
      const dealer = await people.registerDealer();
      await logInAsDealer(page, dealer);
      await page.goto(path);
      await fillVehicleForm(page, values);
      await choosePhotos(page, [await jpegPhoto('left.jpg'), await jpegPhoto('right.jpg')]);
      const repair = await failCalls(page, failing, fault);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
      await expect(page.getByRole('dialog')).toBeVisible(whileFirebaseTriesAgain);
      await answerDialog(page, { title: 'Error', text: 'Could not upload the product. Please try again.' });
      expect(await shownValues(page, Object.keys(values))).toEqual(values);
      await expect(page.getByRole('img', { name: 'Photo 2: right.jpg' })).toBeVisible();
      await expect(onlyListingOf(kind, dealer)).rejects.toThrow(`has 0 ${kind}s`);

      await repair();
      const sentBefore = calls.requests(/^send photo in bike_photos$/).length;
      await page.getByRole('button', { name: 'Save' }).click();
      await answerDialog(page, { title: values.Name, text: 'Uploaded Successfully!' });
      // Photos that are there already are not sent again.
      expect(calls.requests(/^send photo in bike_photos$/)).toHaveLength(sentBefore);
      await onlyListingOf(kind, dealer);
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
      await expect(page.getByRole('img', { name: 'Photo 1' })).toBeHidden();
      await expect(page.getByRole('progressbar')).toBeHidden();
    });
  }
});

test.describe('a login', () => {
  for (const [path, who, fault] of [
    ['/login', 'registerBuyer', 'cut'],
    ['/slogin', 'registerDealer', 'unavailable'],
  ] as const) {
    test(`at ${path} cannot be answered (${fault})`, async ({ page, people, watch }) => {
      watch.expectMessages(failedToLoad);
      const { email, password } = await people[who]();
      await page.goto(path);
      await fill(page, { Email: email, Password: password });
      const repair = await failCalls(page, 'signInWithPassword', fault);
      const login = page.getByRole('button', { name: 'Login', exact: true });
      await login.click();
      await answerDialog(page, { title: 'Error', text: 'Could not login' });
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await repair();
      await login.click();
      await expect(page.getByRole('dialog', { name: 'Login Successful' })).toBeVisible();
    });

    test(`at ${path} breaks off before the profile is read: nobody is signed in`, async ({ page, people, watch }) => {
      expectFirestoreToFail(watch, fault);
      const { email, password } = await people[who]();
      await page.goto(path);
      await fill(page, { Email: email, Password: password });
      const repair = await failCalls(page, /^read (users|sellers)$/, fault);
      const login = page.getByRole('button', { name: 'Login', exact: true });
      await login.click();
      await answerDialog(page, { title: 'Error', text: 'Could not login' });
      expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
      await repair();
      await login.click();
      await expect(page.getByRole('dialog', { name: 'Login Successful' })).toBeVisible();
    });

    test(`at ${path} with wrong words, or with the other role's account`, async ({ page, people, watch }) => {
      watch.expectMessages(failedToLoad);
      const right = await people[who]();
      const otherRole = await people[who === 'registerBuyer' ? 'registerDealer' : 'registerBuyer']();
      await page.goto(path);
      for (const { email, password } of [
        { email: right.email, password: 'Nonsense@1' },
        { email: 'nobody@journeys.example', password: right.password },
        otherRole,
      ]) {
        await fill(page, { Email: email, Password: password.padEnd(7, 'x') });
        await page.getByRole('button', { name: 'Login', exact: true }).click();
        await answerDialog(page, { title: 'Invalid', text: 'Email or Password is incorrect' });
        expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
      }
    });
  }

  test('of the admin cannot be answered', async ({ page, people, watch }) => {
    watch.expectMessages(failedToLoad);
    const { email, password } = await people.registerAdmin();
    await page.goto('/AdminLogin');
    await fill(page, { 'Admin ID': email, Password: password });
    const repair = await failCalls(page, 'signInWithPassword', 'unavailable');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await answerDialog(page, { title: 'Error', text: 'Could not login' });
    await repair();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  });
});

test.describe('a sign-up', () => {
  const failed = { title: 'Error', text: 'Could not register user' } as const;
  const registered = { name: 'User Registered Successfully' } as const;

  test('of a buyer cannot be answered', async ({ page, people, watch }) => {
    watch.expectMessages(failedToLoad);
    await page.goto('/UserSignUp');
    await fill(page, { Name: 'Asha', Email: people.newEmail('buyer'), Password: 'asha12', Phone: '9812345670' });
    const repair = await failCalls(page, 'signUp', 'cut');
    const signUp = page.getByRole('button', { name: 'Sign Up', exact: true });
    await signUp.click();
    await answerDialog(page, failed);
    await expect(page.getByLabel('Phone')).toHaveValue('9812345670');
    await repair();
    await signUp.click();
    await expect(page.getByRole('dialog', registered)).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  test('of a dealer breaks off after the account is made; the next try completes it', async ({
    page,
    people,
    watch,
  }) => {
    expectFirestoreToFail(watch, 'unavailable');
    const email = people.newEmail('dealer');
    await page.goto('/sSignup');
    await fill(page, {
      Email: email,
      Password: 'Motors@1',
      Phone: '9812345671',
      'Dealer name': 'Verma Motors',
      District: 'Nashik',
      Address: '12 Station Road',
    });
    await page.getByLabel('Profile picture').setInputFiles(await jpegPhoto('shop.jpg'));
    const repair = await failCalls(page, 'write sellers', 'unavailable');
    const signUp = page.getByRole('button', { name: 'Sign Up', exact: true });
    await signUp.click();
    await answerDialog(page, failed);
    expect((await server.db.doc(`sellers/${await people.uidOf(email)}`).get()).exists).toBe(false);
    await repair();
    await signUp.click();
    await expect(page.getByRole('dialog', registered)).toBeVisible();
    await expect(page).toHaveURL('/slogin');
    expect((await server.db.doc(`sellers/${await people.uidOf(email)}`).get()).data()).toMatchObject({
      dealerName: 'Verma Motors',
      distName: 'Nashik',
    });
  });

  test("with somebody else's e-mail address is refused", async ({ page, people, watch }) => {
    watch.expectMessages(failedToLoad);
    const { email } = await people.registerBuyer();
    await page.goto('/UserSignUp');
    await fill(page, { Name: 'Mallory', Email: email, Password: 'guessed', Phone: '9812345670' });
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await answerDialog(page, failed);
    await expect(page).toHaveURL('/UserSignUp');
  });
});

test.describe('the admin', () => {
  for (const [kind, fault] of [
    ['car', 'cut'],
    ['bike', 'unavailable'],
  ] as const) {
    test(`cannot see, approve or delete ${kind} posts (${fault})`, async ({ page, people, watch }) => {
      expectFirestoreToFail(watch, fault);
      const dealer = await people.registerDealer();
      const listing = await addListing(kind, dealer, { state: 'pending', first: true });
      const repairList = await failCalls(page, listings[kind].calls, fault);
      await logInAsAdmin(page, await people.registerAdmin());
      await answerDialog(page, { title: 'Error', text: listings[kind].text });
      await repairList();
      await tryAgain(page, listings[kind].text);

      const repairDecisions = await failCalls(page, /^write (products|bikes)/, fault);
      const post = page.getByRole('article', { name: listing.name, exact: true });
      const approve = post.getByRole('button', { name: 'Approve', exact: true });
      const mayApprove = { title: 'Approve this car post?' };
      await approve.click();
      if (kind === 'car') await answerDialog(page, mayApprove, 'Approve');
      await answerDialog(page, { title: 'Error', text: `Could not approve the ${kind} post. Please try again.` });
      await expect(post.getByText('Waiting for approval')).toBeVisible();
      await post.getByRole('button', { name: 'Delete', exact: true }).click();
      await answerRejection(page, kind);
      await answerDialog(page, { title: 'Error', text: `Could not delete the ${kind} post. Please try again.` });
      expect(await storedListing(listing)).toMatchObject({ approved: false, Reject: false });

      await repairDecisions();
      await approve.click();
      if (kind === 'car') await answerDialog(page, mayApprove, 'Approve');
      if (kind === 'car') await answerDialog(page, { title: 'Approved!' });
      await expect(post.getByText('Live')).toBeVisible();
    });
  }
});

test.describe('without any connection', () => {
  test('a contact message fails with its text, and goes when the connection is back', async ({ page, watch }) => {
    watch.expectMessages(failedToLoad);
    const dialogsAreReady = page.waitForResponse(/sweetAlert.*\.js$/);
    await page.goto('/ContactUs');
    await fill(page, { Name: 'Asha', Phone: '98123 45670', Reason: 'A question' });
    await dialogsAreReady;
    await page.context().setOffline(true);
    const send = page.getByRole('button', { name: 'Send' });
    await send.click();
    await answerDialog(page, { title: 'Error', text: 'Failed to send your message. Please try again.' });
    await expect(page.getByLabel('Reason')).toHaveValue('A question');
    await page.context().setOffline(false);
    await send.click();
    await answerDialog(page, { title: 'Your message has been sent!' });
  });

  test("the browser's own dialog stands in where ours could not be fetched", async ({ page, watch }) => {
    watch.expectMessages(failedToLoad);
    await page.route(/sweetAlert/, (route) => route.abort('connectionfailed'));
    await page.goto('/login');
    const spoken: string[] = [];
    page.on('dialog', (dialog) => {
      spoken.push(dialog.message());
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    expect(spoken).toEqual(['Invalid Input\n\nPlease enter a valid e-Mail address']);
  });

  test('a screen that cannot be fetched says so, and can be loaded again', async ({ page, watch }) => {
    watch.expectMessages(failedToLoad, /Failed to fetch dynamically imported module|Unable to preload CSS/);
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  });
});

test('the e-mail for a new password cannot be sent', async ({ page, people, watch }) => {
  watch.expectMessages(failedToLoad);
  const { email } = await people.registerBuyer();
  await page.goto('/login');
  await fill(page, { Email: email });
  const repair = await failCalls(page, 'sendOobCode', 'cut');
  const forgot = page.getByRole('button', { name: 'Forgot password?' });
  await forgot.click();
  await answerDialog(page, { title: 'Error', text: 'Could not send the e-mail. Please try again.' });
  await repair();
  await forgot.click();
  await answerDialog(page, { title: 'Check your e-mail' });
});

for (const [what, file] of [
  ['code', /\/assets\/app-.*\.js$/],
  ['stylesheet', /\/assets\/app-.*\.css$/],
] as const) {
  for (const address of ['/', '/login', '/?tab=cars', '/SellersProfiles']) {
    test(`${address}: where the app's ${what} does not come, the page says so, and is loaded again`, async ({
      page,
      watch,
    }) => {
      watch.expectMessages(failedToLoad);
      await page.route(file, (route) => route.abort());
      await page.goto(address);
      const notice = page.getByRole('alert');
      await expect(notice.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
      await expect(notice).toContainText('The connection may have broken');
      await page.unrouteAll();
      await notice.getByRole('link', { name: 'Load the page again' }).click();
      await expect(notice).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(address);
    });
  }
}

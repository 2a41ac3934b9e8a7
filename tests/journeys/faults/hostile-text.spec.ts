import type { Page } from '@playwright/test';
import { unknownPrice } from '../../../src/listings/price';
import { nameProblem } from '../../../src/shared/readableName';
import { cleanLine } from '../../../src/shared/text/cleanText';
import { sidewaysOverflow } from '../support/accessibility';
import { fill, logInAsAdmin, logOutAsDealer } from '../support/accounts';
import { failedToLoad } from '../support/console';
import { answerDialog } from '../support/dialogs';
import { server } from '../support/emulators';
import { expect, test } from '../support/journey';
import { carValues, choosePhotos, fillListingForm } from '../support/listingForm';
import { addListing, emptyStock, onlyListingOf, type StoredListing, storedListing } from '../support/listings';
import type { BuyerAccount, DealerAccount } from '../support/people';
import { jpegPhoto } from '../support/photos';
import { enterAsBuyer, enterAsDealer, storeDealerLogin } from '../support/storedLogin';
import { alarm, asTyped, elementWithScript, endOfScript, hostileTexts } from './hostileText';

const phone = { width: 360, height: 740 } as const;

/** The elements that are wider than the window, for the message of a failed test. */
function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const all = [...document.querySelectorAll('body *')];
    const out = all.filter((element) => element.getBoundingClientRect().right > width + 1);
    return out.slice(0, 5).map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`);
  });
}

/**
 * Checks that the text has not run as a script, has not become an element, and has not made the page wider than a
 * phone.
 */
async function expectInert(page: Page, screen: string): Promise<void> {
  expect.soft(await page.evaluate((name) => Reflect.has(window, name), alarm), `${screen}: a script ran`).toBe(false);
  const made = page.locator('img[src="x"], svg[onload], main script, [role=dialog] script');
  expect.soft(await made.count(), `${screen}: text became an element`).toBe(0);
  const overflow = await sidewaysOverflow(page);
  const where = overflow > 0 ? (await tooWide(page)).join(', ') : '';
  expect.soft(overflow, `${screen}: wider than a phone, because of ${where}`).toBe(0);
}

async function storeEverywhere(
  dealer: DealerAccount,
  buyer: BuyerAccount,
  text: string,
): Promise<readonly StoredListing[]> {
  const { db } = server;
  const shop = { dealerName: text, distName: text, address: text };
  await db.doc(`sellers/${dealer.uid}`).update(shop);
  await db.doc(`UsersIds/${buyer.uid}`).set({ Name: text, phone: text });
  const car = await addListing('car', dealer, {
    first: true,
    fields: {
      carName: text,
      carPrice: text,
      priceValue: unknownPrice,
      carDescription: text,
      mileage: text,
      size: text,
      carKm: text,
      groundClearance: text,
      transmission: text,
    },
  });
  const bike = await addListing('bike', dealer, {
    first: true,
    fields: {
      bikeName: text,
      bikePrice: text,
      priceValue: unknownPrice,
      bikeDescription: text,
      mileage: text,
      kilometersRan: text,
    },
  });
  for (const listing of [car, bike]) {
    await db.doc(`bookings/${buyer.uid}_${listing.id}`).set({
      ...(await storedListing(listing)),
      vehicleId: listing.id,
      userId: buyer.uid,
      dealerName: text,
      distName: text,
      bookingDate: new Date(),
      status: 'requested',
    });
    await db.doc(`UsersIds/${buyer.uid}/dealers/${dealer.uid}`).set({ since: new Date(), vehicleId: listing.id });
  }
  return [car, bike];
}

test('hostile text, stored in every field, stays text on every screen', async ({ page, people }) => {
  const text = Object.values(hostileTexts).join(' ');
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const listings = await storeEverywhere(dealer, buyer, text);
  await page.setViewportSize(phone);

  await page.goto(`/dealers/${dealer.uid}`);
  // The bikes are requested when they come near the viewport.
  await page.getByRole('heading', { name: 'Bikes', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Know More' })).toHaveCount(2);
  await expectInert(page, "the dealer's page");
  for (const index of [0, 1]) {
    await page.getByRole('button', { name: 'Know More' }).nth(index).click();
    const details = page.getByRole('dialog');
    await expect(details.getByRole('heading', { name: 'Dealer', exact: true })).toBeVisible();
    await expectInert(page, 'the details');
    const wider = await details.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect.soft(wider, 'the details: wider than their window').toBeLessThanOrEqual(0);
    await details.getByRole('button', { name: 'Close' }).first().click();
    await expect(details).toBeHidden();
  }
  for (const tab of ['cars', 'bikes']) {
    await page.goto(`/${tab}`);
    await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeVisible();
    await expectInert(page, `the list of ${tab}`);
  }

  for (const { kind, id } of listings) {
    await page.goto(`/${kind}s/${id}`);
    await expect(page.getByRole('button', { name: 'Book Now' })).toBeVisible();
    await expectInert(page, `the page of a ${kind}`);
    const data = page.locator('script[type="application/ld+json"]');
    expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({ offers: { priceCurrency: 'INR' } });
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expectInert(page, `what shares a ${kind}`);
    // What shares stands over the photo.
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /show on the whole screen/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await expectInert(page, `the photos of a ${kind}`);
  }

  await enterAsBuyer(page, buyer, '/MyBookings');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectInert(page, 'My Bookings');

  await enterAsDealer(page, dealer);
  await expect(page.getByRole('link', { name: 'See my orders' })).toBeVisible();
  await expectInert(page, 'My Profile');
  await page.goto('/SellerProducts');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectInert(page, 'My Vehicles');
  await page.goto('/orderlist');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectInert(page, "the dealer's orders");
  await page.getByRole('navigation').locator('summary').first().click();
  await logOutAsDealer(page);

  await logInAsAdmin(page, await people.registerAdmin());
  await page.getByRole('tab', { name: 'All' }).click();
  const listing = page.getByRole('region', { name: 'Approve Car Posts' }).getByRole('link').first();
  await expect(listing).toBeVisible();
  await expectInert(page, 'the admin dashboard');
  await listing.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectInert(page, 'a post');
});

test('hostile text in a listing is stored and shown as text; an unreadable name is refused', async ({
  page,
  people,
}) => {
  const dealer = await people.registerDealer();
  await storeDealerLogin(page, dealer);
  await page.setViewportSize(phone);
  for (const text of Object.values(hostileTexts)) {
    const name = asTyped(text, 80);
    await page.goto('/NewCarProduct');
    await fillListingForm(page, { ...carValues, Name: text, Description: text });
    await choosePhotos(page, [{ ...(await jpegPhoto('front.jpg')), name: '<img src=x onerror=alert(1)>.jpg' }]);
    const typed = await page.getByLabel('Name', { exact: true }).inputValue();
    expect(typed.length).toBeLessThanOrEqual(80);
    const problem = nameProblem(typed);
    if (problem !== null) {
      await page.getByRole('button', { name: 'Save' }).click();
      await answerDialog(page, { title: 'Invalid Input', text: problem });
      await fill(page, { Name: carValues.Name });
    }
    const stored = problem === null ? cleanLine(typed) : carValues.Name;
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'Uploaded Successfully!' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading')).toHaveText(stored);
    await expectInert(page, `the dialog about ${name.slice(0, 20)}`);
    await dialog.getByRole('button', { name: 'OK' }).click();
    expect((await onlyListingOf('car', dealer)).carName).toBe(stored);
    await emptyStock(dealer);
  }
});

test('hostile text in a contact message and a sign-up is stored and shown as text', async ({ page, people }) => {
  await page.setViewportSize(phone);
  const reason = elementWithScript;
  const name = `${endOfScript} ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/ContactUs');
  await fill(page, { Name: name, Phone: '98123 45670', Reason: reason });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expectInert(page, 'the contact page');
  await answerDialog(page, { title: 'Your message has been sent!' });
  const { docs } = await server.db.collection('contacts').where('name', '==', name).get();
  expect(docs.map((message) => message.data().reason)).toEqual([reason]);
  await logInAsAdmin(page, await people.registerAdmin());
  await page.getByRole('tab', { name: /^Messages/ }).click();
  await expect(page.getByText(reason.trim().slice(0, 40)).first()).toBeVisible();
  await expectInert(page, 'the messages');
  await Promise.all(docs.map(({ ref }) => ref.delete()));

  const buyer = { email: people.newEmail('buyer'), password: 'asha12' };
  await page.goto('/UserSignUp');
  await fill(page, { Name: name, Email: buyer.email, Password: buyer.password, Phone: '9812345670' });
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/login');
  const record = await server.db.doc(`users/${await people.uidOf(buyer.email)}`).get();
  expect(record.data()).toMatchObject({ Name: name });
});

test('hostile text in an address does not run', async ({ page, watch }) => {
  // The rules deny the read of such an id.
  watch.expectMessages(failedToLoad);
  for (const path of [`/dealers/${encodeURIComponent(elementWithScript)}`, '/<script>alert(1)</script>']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectInert(page, path);
  }
});

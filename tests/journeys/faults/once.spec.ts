import type { Page } from '@playwright/test';
import { fill } from '../support/accounts';
import { failedToLoad } from '../support/console';
import { answerDialog } from '../support/dialogs';
import { countDrafts } from '../support/drafts';
import { server } from '../support/emulators';
import { expect, test } from '../support/journey';
import { bikeValues, choosePhotos, fillListingForm } from '../support/listingForm';
import { addListing, onlyListingOf } from '../support/listings';
import { jpegPhoto } from '../support/photos';
import { storeBuyerLogin, storeDealerLogin } from '../support/storedLogin';

/** Does the same in both tabs at about the same time. */
async function inBoth(tabs: readonly Page[], act: (page: Page) => Promise<void>): Promise<void> {
  await Promise.all(tabs.map(act));
}

/**
 * Holds the writes until every tab is about to write, and then lets them through one after the other. If two writes
 * arrive at the same moment, the emulator may check both before it stores one, and so refuse neither.
 */
async function writeInTurn(tabs: readonly Page[]): Promise<void> {
  let sent = 0;
  let release = () => {};
  let written = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const tab of tabs) {
    await tab.route(/documents:commit/, async (route) => {
      sent += 1;
      if (sent === tabs.length) release();
      written = written.then(async () => route.fulfill({ response: await route.fetch() }));
      await written;
    });
  }
}

const pressed = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

async function writeBike(page: Page): Promise<void> {
  await page.goto('/NewBikeProduct');
  await fillListingForm(page, bikeValues);
  await choosePhotos(page, [await jpegPhoto('left.jpg'), await jpegPhoto('right.jpg')]);
  await expect(page.getByRole('img', { name: 'Photo 2: right.jpg' })).toBeVisible();
}

const saved = { title: bikeValues.Name, text: 'Uploaded Successfully!' } as const;
const fileNameIn = (address: string) => /\d+-([\w.-]+)\?/.exec(decodeURIComponent(address))?.[1];
const filesOfOneBike = ['left-1280.webp', 'left-400.webp', 'right-1280.webp', 'right-400.webp'];

test('Save, in two tabs that hold the same half-written listing, posts it once, with one set of photos', async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad, /@firebase\/firestore: /);
  const dealer = await people.registerDealer();
  await storeDealerLogin(page, dealer);
  await writeBike(page);
  await expect.poll(() => countDrafts(page)).toBe(3);
  const second = await page.context().newPage();
  await second.goto('/NewBikeProduct');
  await expect(second.getByRole('img', { name: 'Photo 2: right.jpg' })).toBeVisible();
  await inBoth([page, second], pressed('Save'));
  await inBoth([page, second], (tab) => answerDialog(tab, saved));
  const { bikePhotos, thumbnails } = await onlyListingOf('bike', dealer);
  // The photos of the other tab stay in the store: the rules keep each file for its first 15 minutes.
  expect([...bikePhotos, ...thumbnails].map(fileNameIn).sort()).toEqual(filesOfOneBike);
  for (const address of [...bikePhotos, ...thumbnails]) expect((await fetch(address)).ok).toBe(true);
});

test('Book Now, in two tabs, books once, and the other tab says so', async ({ page, people, watch }) => {
  // If both write at the same moment, the SDK repeats one of the transactions.
  watch.allowMessages(/^Failed to load resource: .* 409 /, /RPC 'Commit' .* failed with error: {2}\{"code":"aborted"/);
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  await addListing('car', dealer);
  await storeBuyerLogin(page, buyer);
  const second = await page.context().newPage();
  await inBoth([page, second], async (tab) => {
    await tab.goto(`/dealers/${dealer.uid}`);
    await tab.getByRole('button', { name: 'Book Now' }).waitFor();
  });
  // A tab that knows the booking of the other one has no 'Book Now': no booking is stored before both are pressed.
  await writeInTurn([page, second]);
  // Each tab is read as soon as its own button is pressed: the message of a success goes by itself.
  const told = await Promise.all(
    [page, second].map(async (tab) => {
      await pressed('Book Now')(tab);
      return tab.getByRole('dialog').or(tab.getByRole('status')).getByRole('heading').textContent();
    }),
  );
  expect(told.sort()).toEqual(['Already booked', 'Car booked successfully!']);
  expect((await server.db.collection('bookings').where('userId', '==', buyer.uid).get()).size).toBe(1);
  expect((await server.db.collection(`UsersIds/${buyer.uid}/dealers`).get()).size).toBe(1);
});

test('Send, in two tabs, sends one message', async ({ page, watch }) => {
  watch.expectMessages(failedToLoad, /@firebase\/firestore: /);
  const name = `Asha ${crypto.randomUUID()}`;
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto('/ContactUs');
    await fill(tab, { Name: name, Phone: '98123 45670', Reason: 'A question' });
  }
  await writeInTurn([page, second]);
  await inBoth([page, second], pressed('Send'));
  await inBoth([page, second], (tab) => answerDialog(tab, { title: 'Your message has been sent!' }));
  const { docs } = await server.db.collection('contacts').where('name', '==', name).get();
  expect(docs).toHaveLength(1);
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

// Of a dealer: a buyer's sign-up takes the same way, without the picture.
test('Sign Up, in two tabs, opens one account, and both go on to the login', async ({ page, people, watch }) => {
  watch.expectMessages(failedToLoad, /@firebase\/firestore: /);
  const email = people.newEmail('dealer');
  // Both tabs have the same time to the millisecond.
  await page.context().clock.setFixedTime(new Date());
  const tabs = [page, await page.context().newPage()];
  for (const tab of tabs) {
    await tab.goto('/sSignup');
    await fill(tab, {
      Email: email,
      Password: 'Motors@1',
      Phone: '9812345671',
      'Dealer name': 'Verma Motors',
      District: 'Nashik',
      Address: '12 Station Road',
    });
    await tab.getByLabel('Profile picture').setInputFiles(await jpegPhoto('shop.jpg'));
  }
  // Both tabs look for a profile before either of them writes one.
  await writeInTurn(tabs);
  await inBoth(tabs, pressed('Sign Up'));
  for (const tab of tabs) await expect(tab).toHaveURL('/slogin', { timeout: 20_000 });
  const uid = await people.uidOf(email);
  const profile = (await server.db.doc(`sellers/${uid}`).get()).data();
  expect((await fetch(profile?.profilePic)).ok).toBe(true);
});

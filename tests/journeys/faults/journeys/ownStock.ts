import { expect, type Page } from '@playwright/test';
import { type ListingState, stateFlags } from '../../../../src/listings/listingState';
import { answerDialog } from '../../support/dialogs';
import { server } from '../../support/emulators';
import { addListing, emptyStock, type StoredListing, storedListing } from '../../support/listings';
import type { DealerAccount } from '../../support/people';
import { jpegPhoto } from '../../support/photos';
import { chooseInRow, stockRow } from '../../support/stockRow';
import { endsSignIn, type FaultJourney, type Harm, isUnseen } from '../faultJourney';

interface Stock {
  readonly dealer: DealerAccount;
  readonly car: StoredListing;
}

const card = (page: Page, { car }: Stock) => stockRow(page, car.name);

/** The lists are refetched after a success. If that fails, the shown data stays. */
const readsAnew = /^(query|count) /;

/** The bookings that end with the sale. Without them, it cannot end. */
const openBookings = 'query bookings where sellerId, vehicleId, status';

function move(button: string, question: string, done: string, failed: string, from: ListingState, to: ListingState) {
  async function ask(page: Page, stock: Stock): Promise<void> {
    if (button === 'Put back') await card(page, stock).getByRole('button', { name: button }).click();
    else await chooseInRow(page, stock.car.name, button);
    await answerDialog(page, { title: question }, button);
  }
  const journey: FaultJourney<Stock> = {
    name: `${button}: a car`,
    as: 'dealer',
    apart: true,
    arrange: async ({ dealer }) => {
      await emptyStock(dealer);
      return { dealer, car: await addListing('car', dealer, { state: from, photos: 1, first: true }) };
    },
    open: async (page, stock) => {
      await page.goto('/SellerProducts');
      await card(page, stock).waitFor();
    },
    act: ask,
    again: ask,
    success: (page, { car }) => page.getByRole('dialog', { name: car.name, exact: true }).filter({ hasText: done }),
    harm: ({ name }): Harm =>
      readsAnew.test(name) && name !== openBookings
        ? { seen: 'nothing' }
        : { seen: 'dialog', title: 'Error', text: failed },
    records: async ({ car }) => {
      const { approved, Reject, closed } = await storedListing(car);
      const flags = stateFlags[to];
      return approved === flags.approved && Reject === flags.Reject && closed === flags.closed ? 1 : 0;
    },
  };
  return journey;
}

export const withdraw = move(
  'Withdraw',
  'Withdraw this car?',
  'Withdrawn.',
  'Could not withdraw the listing. Please try again.',
  'approved',
  'withdrawn',
);

const priceSheet = (page: Page) => page.getByRole('dialog', { name: /^Price of / });

export const cutPrice: FaultJourney<Stock> = {
  name: 'Change price: a car',
  as: 'dealer',
  apart: true,
  arrange: withdraw.arrange,
  open: async (page, stock) => {
    await page.goto('/SellerProducts');
    await card(page, stock).getByRole('button', { name: 'Change price' }).click();
    await priceSheet(page).getByRole('textbox', { name: 'New price' }).fill('1,11,000');
  },
  act: (page) => priceSheet(page).getByRole('button', { name: 'Lower the price' }).click(),
  success: (page, { car }) => page.getByRole('alert', { name: `${car.name}: Rs. 1.11\u00a0lakh now.` }),
  harm: ({ name }): Harm =>
    readsAnew.test(name)
      ? { seen: 'nothing' }
      : { seen: 'notice', text: 'Could not change the price. Please try again.', dialog: false },
  formIsAsTyped: (page) => expect(page.getByRole('textbox', { name: 'New price' })).toHaveValue('1,11,000'),
  records: async ({ car }) => {
    const { priceHistory = [], approved } = await storedListing(car);
    return approved === true ? priceHistory.length : 2;
  },
};

export const sell = move(
  'Mark sold',
  'Mark this car as sold?',
  'Marked as sold.',
  'Could not mark the listing as sold. Please try again.',
  'approved',
  'sold',
);

const saleSheet = (page: Page) => page.getByRole('dialog', { name: /^Sale of / });

export const noteSale: FaultJourney<Stock> = {
  name: 'Sale: a note',
  as: 'dealer',
  apart: true,
  arrange: async ({ dealer }) => {
    await emptyStock(dealer);
    return { dealer, car: await addListing('car', dealer, { state: 'sold', photos: 1, first: true }) };
  },
  open: async (page, stock) => {
    await page.goto('/SellerProducts');
    await chooseInRow(page, stock.car.name, 'Sale');
    await saleSheet(page).getByLabel('Sold to').fill('Asha');
  },
  act: (page) => saleSheet(page).getByRole('button', { name: 'Save' }).click(),
  success: (page, { car }) => page.getByRole('alert', { name: `Saved: the sale of ${car.name}.` }),
  harm: () => ({ seen: 'notice', text: 'Could not save the sale. Please try again.', dialog: false }),
  formIsAsTyped: (page) => expect(page.getByLabel('Sold to')).toHaveValue('Asha'),
  records: async ({ dealer, car }) => {
    const { exists } = await server.db.doc(`sellers/${dealer.uid}/sales/products_${car.id}`).get();
    return exists ? 1 : 0;
  },
};

export const putBack = move(
  'Put back',
  'Put this car back?',
  'Put back.',
  'Could not put the listing back. Please try again.',
  'sold',
  'pending',
);

/** Changes the price, and replaces the first photo. */
export const editCar: FaultJourney<Stock> = {
  name: 'edit a car',
  as: 'dealer',
  apart: true,
  arrange: async ({ dealer }) => {
    await emptyStock(dealer);
    return { dealer, car: await addListing('car', dealer, { photos: 2 }) };
  },
  open: async (page, { car }) => {
    await page.goto(`/EditCarProduct/${car.id}`);
    await page.getByLabel('Price', { exact: true }).fill('3,99,000');
    await page.getByLabel('Photo 1', { exact: true }).setInputFiles(await jpegPhoto('new.jpg'));
    await page.getByRole('img', { name: 'Photo 1: new.jpg' }).waitFor();
  },
  act: (page) => page.getByRole('button', { name: 'Save' }).click(),
  again: (page) => page.getByRole('button', { name: 'Save' }).click(),
  success: (page, { car }) => page.getByRole('dialog', { name: car.name, exact: true }).filter({ hasText: 'Saved.' }),
  harm: (call, fault) => {
    if (endsSignIn(call, fault)) {
      return { seen: 'signedOut', text: 'Seller ID is missing. Please log in again.', dialog: true };
    }
    // Replaced photos are deleted after the save. People need not know if that fails.
    const isMissed = !readsAnew.test(call.name) && !call.name.startsWith('delete ');
    if (call.name === 'lookup' || isUnseen(call) || !isMissed) return { seen: 'nothing' };
    return { seen: 'dialog', title: 'Error', text: 'Could not save the listing. Please try again.' };
  },
  formIsAsTyped: async (page) => {
    await expect(page.getByLabel('Price', { exact: true })).toHaveValue('3,99,000');
    await expect(page.getByRole('img', { name: 'Photo 1: new.jpg' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Photo 2: stored' })).toBeVisible();
  },
  records: async ({ car }) => {
    const { carPrice, approved, carPhotos } = await storedListing(car);
    return carPrice === '3,99,000' && approved === false && carPhotos.length === 2 ? 1 : 0;
  },
};

/** Changes the address and the picture, which wait for review. */
export const editProfile: FaultJourney<{ readonly dealer: DealerAccount; readonly address: string }> = {
  name: 'edit the profile',
  as: 'dealer',
  endsOnFirstScreen: true,
  apart: true,
  arrange: async ({ dealer }, tryNumber) => ({ dealer, address: `${tryNumber} New Road` }),
  open: async (page, { address }) => {
    await page.goto('/EditProfile');
    await page.getByLabel('Address', { exact: true }).fill(address);
    await page.getByLabel('Profile picture', { exact: true }).setInputFiles(await jpegPhoto('shop.jpg', '#2e4f7a'));
  },
  act: (page) => page.getByRole('button', { name: 'Save' }).click(),
  again: (page) => page.getByRole('button', { name: 'Save' }).click(),
  success: (page) => page.getByRole('dialog', { name: 'Your change waits for review.' }),
  harm: (call, fault) => {
    if (endsSignIn(call, fault)) {
      return { seen: 'signedOut', text: 'Seller ID is missing. Please log in again.', dialog: true };
    }
    const { name } = call;
    // The replaced picture is deleted after the save.
    if (name === 'lookup' || isUnseen(call) || name.startsWith('delete ')) return { seen: 'nothing' };
    return { seen: 'dialog', title: 'Error', text: 'Could not save your profile. Please try again.' };
  },
  formIsAsTyped: async (page, { address }) => {
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(address);
  },
  records: async ({ dealer, address }) => {
    const stored = await server.db.doc(`profileChanges/${dealer.uid}`).get();
    return stored.get('address') === address ? 1 : 0;
  },
};

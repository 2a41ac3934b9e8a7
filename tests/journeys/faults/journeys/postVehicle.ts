import { expect } from '@playwright/test';
import { server } from '../../support/emulators';
import { emptyStock } from '../../support/listings';
import type { DealerAccount } from '../../support/people';
import { jpegPhoto } from '../../support/photos';
import {
  carValues,
  choosePhotos,
  fillListingForm,
  type ListingFormValues,
  shownValues,
} from '../../support/vehicleForm';
import { endsSignIn, type FaultJourney, isUnseen } from '../faultJourney';

interface Offer {
  readonly dealer: DealerAccount;
  readonly values: ListingFormValues & { readonly Name: string };
}

/** A car with two photos. */
export const postCar: FaultJourney<Offer> = {
  name: 'post a car with photos',
  as: 'dealer',
  apart: true,
  refusedWith: ['unavailable', 'busy', 'denied'],
  arrange: async ({ dealer }, tryNumber) => {
    await emptyStock(dealer);
    return { dealer, values: { ...carValues, Name: `Swift, try ${tryNumber}` } };
  },
  open: async (page, { values }) => {
    await page.goto('/NewCarProduct');
    await fillListingForm(page, values);
    await choosePhotos(page, [await jpegPhoto('left.jpg'), await jpegPhoto('right.jpg', '#2e7a4f')]);
    await page.getByRole('img', { name: 'Photo 2: right.jpg' }).waitFor();
  },
  act: (page) => page.getByRole('button', { name: 'Save' }).click(),
  again: (page) => page.getByRole('button', { name: 'Save' }).click(),
  success: (page, { values }) =>
    page.getByRole('dialog', { name: values.Name, exact: true }).filter({ hasText: 'Uploaded Successfully!' }),
  harm: (call, fault) => {
    if (endsSignIn(call, fault)) {
      return { seen: 'signedOut', text: 'Seller ID is missing. Please log in again.', dialog: true };
    }
    if (call.name === 'lookup' || isUnseen(call)) return { seen: 'nothing' };
    return { seen: 'dialog', title: 'Error', text: 'Could not upload the product. Please try again.' };
  },
  formIsAsTyped: async (page, { values }) => {
    expect(await shownValues(page, Object.keys(values))).toEqual(values);
    await expect(page.getByRole('img', { name: 'Photo 1: left.jpg' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Photo 2: right.jpg' })).toBeVisible();
  },
  records: async ({ dealer, values }) => {
    const cars = server.db.collection('products').where('sellerId', '==', dealer.uid);
    return (await cars.where('carName', '==', values.Name).get()).size;
  },
};

import type { Page } from '@playwright/test';
import { server } from '../../support/emulators';
import { addListing } from '../../support/listings';
import type { BuyerAccount } from '../../support/people';
import { type Cast, endsSignIn, type FaultJourney } from '../faultJourney';

interface Saved {
  readonly buyer: BuyerAccount;
  readonly id: string;
  readonly name: string;
}

const recordOf = ({ uid }: BuyerAccount) => server.db.doc(`users/${uid}/saved/listings`);

/** A live car that the buyer has not saved. */
async function arrange({ buyer, dealer }: Cast, tryNumber: number): Promise<Saved> {
  await recordOf(buyer).delete();
  const name = `Swift kept${tryNumber}${crypto.randomUUID().slice(0, 4)}`;
  const { id } = await addListing('car', dealer, { fields: { carName: name } });
  return { buyer, id, name };
}

async function arrangeSaved(cast: Cast, tryNumber: number): Promise<Saved> {
  const saved = await arrange(cast, tryNumber);
  await recordOf(saved.buyer).set({ listings: [`products_${saved.id}:450000:1767225600000`] });
  return saved;
}

async function records({ buyer, id }: Saved): Promise<number> {
  const lines: unknown = (await recordOf(buyer).get()).get('listings');
  return Array.isArray(lines) ? lines.filter((line) => String(line).startsWith(`products_${id}:`)).length : 0;
}

const heart = (page: Page, { name }: Saved) => page.getByRole('button', { name: `Save ${name}`, exact: true });

const press = (page: Page, saved: Saved) => heart(page, saved).click();

export const saveListing: FaultJourney<Saved> = {
  name: 'a listing is saved',
  as: 'buyer',
  apart: true,
  arrange,
  open: async (page, saved) => {
    await page.goto(`/cars/${saved.id}`);
    await heart(page, saved).waitFor();
    // The dealer is read before the journey.
    await page.getByRole('link', { name: 'See all vehicles of this dealer' }).waitFor();
  },
  act: press,
  again: press,
  // The heart fills at once, and is busy until that is stored.
  success: (page, saved) => heart(page, saved).and(page.locator('[aria-pressed="true"][aria-busy="false"]')),
  harm: (call, fault) => {
    if (endsSignIn(call, fault)) {
      const text = 'Your login has ended. Please log in again to save vehicles in your account.';
      return { seen: 'signedOut', text, dialog: true };
    }
    if (call.name === 'lookup') return { seen: 'nothing' };
    return { seen: 'dialog', title: 'Error', text: 'Could not save it. Please try again.' };
  },
  records,
};

const card = (page: Page, { name }: Saved) => page.getByRole('article', { name });

export const savedListings: FaultJourney<Saved> = {
  name: 'the saved listings',
  as: 'buyer',
  apart: true,
  arrange: arrangeSaved,
  act: async (page) => {
    await page.goto('/Saved');
  },
  success: card,
  harm: (call, fault) => {
    if (endsSignIn(call, fault)) {
      return { seen: 'signedOut', text: 'You must be logged in to view your saved vehicles.', dialog: false };
    }
    if (call.name === 'lookup') return { seen: 'nothing' };
    if (call.name.startsWith('read products')) return { seen: 'loading' };
    return { seen: 'notice', text: 'Could not fetch your saved vehicles. Please try again.', dialog: false };
  },
};

export const comparison: FaultJourney<Saved> = {
  name: 'a comparison',
  arrange: arrangeSaved,
  act: async (page, { id }) => {
    await page.goto(`/compare?cars=${id}`);
  },
  success: (page, { name }) => page.getByRole('columnheader', { name }),
  refusedWith: ['denied'],
  harm: (call, fault) => {
    // The names of the dealers.
    if (call.name.startsWith('query sellers')) return { seen: 'nothing' };
    if (fault === 'denied') return { seen: 'answer', text: 'One of the cars is no longer shown.' };
    return { seen: 'notice', text: 'Could not fetch these vehicles. Please try again.', dialog: false };
  },
};

import type { Page } from '@playwright/test';
import { answerDialog } from '../../support/dialogs';
import { server } from '../../support/emulators';
import type { BuyerAccount } from '../../support/people';
import { type Cast, endsSignIn, type FaultJourney } from '../faultJourney';

interface Search {
  readonly buyer: BuyerAccount;
  /** In no other search. */
  readonly word: string;
}

const signedOutText = 'You must be logged in to view your searches.';

const searchesOf = ({ uid }: BuyerAccount) => server.db.collection(`users/${uid}/searches`);

/** The buyer has no other search: an account has room for 20. */
async function arrange({ buyer }: Cast, tryNumber: number): Promise<Search> {
  const { docs } = await searchesOf(buyer).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  return { buyer, word: `zz${tryNumber}` };
}

async function arrangeSaved(cast: Cast, tryNumber: number): Promise<Search> {
  const search = await arrange(cast, tryNumber);
  const lookedAt = new Date('2026-01-05T10:00:00Z');
  await searchesOf(search.buyer)
    .doc('1')
    .set({ address: `/cars?q=${search.word}`, lookedAt });
  return search;
}

async function records({ buyer, word }: Search): Promise<number> {
  const { docs } = await searchesOf(buyer).where('address', '==', `/cars?q=${word}`).get();
  return docs.length;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save this search' }).click();

export const saveSearch: FaultJourney<Search> = {
  name: 'a search is saved',
  as: 'buyer',
  apart: true,
  arrange,
  open: async (page, { word }) => {
    // What is booked is asked when the browser is idle, and the lookup comes with it: before the search is saved.
    const signedIn = page.waitForResponse(/accounts:lookup/);
    await page.goto(`/cars?q=${word}`);
    await page.getByText('No cars match all of this.').waitFor();
    await signedIn;
  },
  act: save,
  again: save,
  success: (page) => page.getByRole('status').getByText('Saved', { exact: true }),
  harm: (call, fault) => {
    if (endsSignIn(call, fault)) {
      const text = 'Your login has ended. Please log in again to save this search.';
      return { seen: 'signedOut', text, dialog: true };
    }
    if (call.name === 'lookup') return { seen: 'nothing' };
    return { seen: 'dialog', title: 'Error', text: 'Could not save this search. Please try again.' };
  },
  records,
};

const card = (page: Page, { word }: Search) => page.getByRole('article', { name: `“${word}”` });

export const mySearches: FaultJourney<Search> = {
  name: 'the saved searches',
  as: 'buyer',
  apart: true,
  arrange: arrangeSaved,
  act: async (page) => {
    await page.goto('/MySearches');
  },
  success: (page, search) => card(page, search),
  harm: (call, fault) => {
    if (endsSignIn(call, fault)) return { seen: 'signedOut', text: signedOutText, dialog: false };
    if (call.name === 'lookup') return { seen: 'nothing' };
    if (call.name.startsWith('count ')) return { seen: 'nothing', instead: 'New ones could not be counted.' };
    return { seen: 'notice', text: 'Could not fetch your searches. Please try again.', dialog: false };
  },
};

async function remove(page: Page, search: Search): Promise<void> {
  await card(page, search).getByRole('button', { name: 'Remove' }).click();
  await answerDialog(page, { title: 'Remove this search?' }, 'Remove');
}

export const removeSearch: FaultJourney<Search> = {
  name: 'remove a saved search',
  as: 'buyer',
  apart: true,
  arrange: arrangeSaved,
  open: async (page, search) => {
    await page.goto('/MySearches');
    await card(page, search).getByText('Nothing new').waitFor();
  },
  act: remove,
  again: remove,
  success: (page) => page.getByText('You have not saved a search yet.'),
  harm: (call, fault) => {
    if (endsSignIn(call, fault)) return { seen: 'signedOut', text: signedOutText, dialog: false };
    if (call.name === 'lookup') return { seen: 'nothing' };
    return { seen: 'dialog', title: 'Error', text: 'Could not remove this search. Please try again.' };
  },
  // Of one search, so many are removed.
  records: async (search) => 1 - (await records(search)),
};

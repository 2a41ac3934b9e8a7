import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import NewListingPage from '../../src/pages/dealer/NewListingPage';
import StockPage from '../../src/pages/dealer/StockPage';
import { readDraft, writeDraftFields } from '../../src/stock/drafts/drafts';
import { breakDevice } from '../support/fakeDeviceStore';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { fetchSuggestions } from '../support/screens/fetchSuggestions';
import { logInDealer } from '../support/screens/logIn';
import { aCar } from '../support/screens/records';
import { address, answerDialog, show } from '../support/screens/show';
import { doWithListing } from '../support/screens/stockRow';
import { storeListing } from '../support/screens/store';

fetchSuggestions();
beforeEach(logInDealer);

const draft = () => readDraft('dealer1', 'car');

function showStock() {
  storeListing(aCar({ stated: { owners: '1' }, state: 'sold' }));
  return show(
    <Routes>
      <Route path="/SellerProducts" element={<StockPage />} />
      <Route path="/NewCarProduct" element={<NewListingPage kind="car" />} />
    </Routes>,
    '/SellerProducts',
  );
}

const typed = { listingId: 'listing7', fields: { name: 'Tata Nexon' } };
const question = {
  title: 'Replace your draft?',
  text: 'You have not finished a new car, Tata Nexon. The copy takes its place on this device.',
};

test('opens the form of a new listing with the values of this one, without its photos, and stores nothing', async () => {
  const { user } = showStock();
  await doWithListing(user, 'Duplicate');
  await waitFor(() => expect(address()).toBe('/NewCarProduct'));
  expect(await screen.findByLabelText('Name')).toHaveValue('Maruti Swift');
  expect(screen.getByLabelText('Price')).toHaveValue('450000');
  expect(screen.getByLabelText('Owners')).toHaveValue('1');
  expect(screen.queryByRole('img', { name: /^Photo 1/ })).toBeNull();
  expect(firebase.sent('commit')).toBe(0);
  const { typed: kept, chosen } = await draft();
  expect(kept?.listingId).not.toBe('car1');
  expect([kept?.sent, kept?.basedOn, chosen]).toEqual([undefined, undefined, undefined]);
});

test('asks before it takes the place of another draft', async () => {
  await writeDraftFields('dealer1', 'car', typed);
  const { user } = showStock();
  await doWithListing(user, 'Duplicate');
  await answerDialog(user, { ...question, button: 'Cancel' });
  expect((await draft()).typed).toEqual(typed);
  expect(address()).toBe('/SellerProducts');
  await doWithListing(user, 'Duplicate');
  await answerDialog(user, { ...question, button: 'Replace' });
  await waitFor(() => expect(address()).toBe('/NewCarProduct'));
  expect(await screen.findByLabelText('Name')).toHaveValue('Maruti Swift');
});

test('does not ask about a draft in which nothing is typed', async () => {
  await writeDraftFields('dealer1', 'car', { listingId: 'listing7', fields: { name: ' ' } });
  const { user } = showStock();
  await doWithListing(user, 'Duplicate');
  await waitFor(() => expect(address()).toBe('/NewCarProduct'));
});

test('says so in a browser that keeps no drafts', async () => {
  const { user } = showStock();
  breakDevice();
  await doWithListing(user, 'Duplicate');
  await answerDialog(user, {
    title: 'Error',
    text: 'This browser keeps no drafts here. Please add the vehicle in the form.',
  });
  expect(address()).toBe('/SellerProducts');
});

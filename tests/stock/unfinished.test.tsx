import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import DealerApp from '../../src/app/DealerApp';
import NewListingPage from '../../src/pages/dealer/NewListingPage';
import StockPage from '../../src/pages/dealer/StockPage';
import { readDraft, writeDraftFields, writeDraftPhotos } from '../../src/stock/drafts/drafts';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { fetchSuggestions } from '../support/screens/fetchSuggestions';
import { logInDealer } from '../support/screens/logIn';
import { aCar } from '../support/screens/records';
import { answerDialog, fillIn, show } from '../support/screens/show';
import { storeListing } from '../support/screens/store';

fetchSuggestions();
beforeEach(logInDealer);

const fields = { name: 'Tata Nexon' };
const storeDraft = (name: 'car' | 'bike' | 'car/car1', typed = fields) =>
  writeDraftFields('dealer1', name, { listingId: 'listing7', fields: typed });
const draft = () => readDraft('dealer1', 'car');
const unfinished = () => screen.findByRole('region', { name: 'You have not finished' });

test('drafts are listed above the vehicles, and lead to their forms', async () => {
  await storeDraft('car/car1', { name: 'Maruti Swift' });
  await storeDraft('car');
  await writeDraftFields('dealer2', 'bike', { listingId: 'listing8', fields });
  show(<StockPage />, '/SellerProducts');
  const items = within(await unfinished()).getAllByRole('listitem');
  expect(items.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'New car: Tata Nexon',
    'Edit of a car: Maruti Swift',
  ]);
  const links = within(await unfinished()).getAllByRole('link', { name: /^Continue/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/NewCarProduct', '/EditCarProduct/car1']);
});

test('a draft in which nothing is typed or chosen is not listed', async () => {
  await storeDraft('car', { name: ' ' });
  await writeDraftPhotos('dealer1', 'car', { photos: [null, null, null], uploaded: [] });
  storeListing(aCar());
  show(<StockPage />, '/SellerProducts');
  await screen.findByRole('article', { name: 'Maruti Swift' });
  expect(screen.queryByRole('region', { name: 'You have not finished' })).toBeNull();
});

test('a draft is deleted after a question', async () => {
  await storeDraft('car');
  await storeDraft('bike', { name: '' });
  await writeDraftPhotos('dealer1', 'bike', { photos: [new File(['x'], 'left.jpg')], uploaded: [] });
  const { user } = show(<StockPage />, '/SellerProducts');
  const remove = async () =>
    user.click(within(await unfinished()).getByRole('button', { name: 'Delete New car: Tata Nexon' }));
  const question = { title: 'Discard your changes?', text: 'Nothing of it has been posted.' };
  await remove();
  await answerDialog(user, { ...question, button: 'Cancel' });
  expect((await draft()).typed?.fields).toEqual(fields);
  await remove();
  await answerDialog(user, { ...question, button: 'Discard' });
  await waitFor(async () => expect(within(await unfinished()).getAllByRole('listitem')).toHaveLength(1));
  expect(within(await unfinished()).getByRole('link', { name: 'Continue New bike' })).toBeVisible();
  expect((await draft()).typed).toBeUndefined();
  expect(firebase.sent('commit')).toBe(0);
});

test('a logout asks before it deletes drafts', async () => {
  const goTo = vi.fn();
  vi.stubGlobal('location', { origin: window.location.origin, assign: goTo });
  await storeDraft('car');
  const { user } = show(<DealerApp />, '/orderlist');
  const logOut = async () => user.click(await screen.findByRole('button', { name: 'Logout' }));
  const question = {
    title: 'Log out and delete your drafts?',
    text: 'Not finished: New car: Tata Nexon. Drafts are on this device only.',
  };
  await logOut();
  await answerDialog(user, { ...question, button: 'Cancel' });
  expect((await draft()).typed?.fields).toEqual(fields);
  expect(goTo).not.toHaveBeenCalled();
  await logOut();
  await answerDialog(user, { ...question, button: 'Log out' });
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/'));
  expect((await draft()).typed).toBeUndefined();
});

/** Locks as a browser has them, without a queue. */
function fakeLocks(heldElsewhere: readonly string[] = []) {
  const held = new Set(heldElsewhere);
  const request = async (name: string, _: unknown, use: (lock: object | null) => Promise<void> | undefined) => {
    const isFree = !held.has(name);
    held.add(name);
    await use(isFree ? {} : null);
    if (isFree) held.delete(name);
  };
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  return held;
}

const form = (
  <Routes>
    <Route path="/NewCarProduct" element={<NewListingPage kind="car" />} />
  </Routes>
);

test('a form that another tab has open says so, and leaves its draft alone', async () => {
  fakeLocks(['draft/dealer1/car']);
  await storeDraft('car');
  const { user } = show(form, '/NewCarProduct');
  expect(await screen.findByText(/^This form is open in another tab, which keeps the draft\./)).toBeVisible();
  await fillIn(user, { Name: 'Tata Punch' });
  expect((await draft()).typed?.fields).toEqual(fields);
});

test('a form gives its draft back when it is left', async () => {
  const held = fakeLocks();
  const { user, unmount } = show(form, '/NewCarProduct');
  await screen.findByLabelText('Name');
  expect(screen.queryByText(/another tab/)).toBeNull();
  await fillIn(user, { Name: 'Tata Punch' });
  expect((await draft()).typed?.fields.name).toBe('Tata Punch');
  expect([...held]).toEqual(['draft/dealer1/car']);
  unmount();
  await waitFor(() => expect([...held]).toEqual([]));
});

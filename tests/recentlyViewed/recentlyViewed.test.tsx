import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { fetchTabs } from '../support/screens/fetchTabs';
import { idleAtOnce } from '../support/screens/idle';
import { scrollIntoView } from '../support/screens/intersectionObserver';
import { logInDealer } from '../support/screens/logIn';
import { aCar, aDealer } from '../support/screens/records';
import { address, show } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';

fetchTabs();
idleAtOnce();

beforeEach(() => {
  storeDealer(aDealer());
  storeListing(aCar({ state: 'sold' }));
});

const stored = () => window.localStorage.getItem('recentlyViewed');
const viewed = {
  kind: 'car',
  id: 'car1',
  name: 'Maruti Swift',
  price: 'Rs. 4.5\u00a0lakh',
  photo: '',
  state: 'approved',
};

test('details that were opened are remembered', async () => {
  show(<PublicPages />, '/cars/car1');
  await waitFor(() => expect(stored()).toContain('Maruti Swift'));
  expect(JSON.parse(stored() ?? '')).toEqual([
    { ...viewed, photo: 'https://pictures.example/front-thumb.jpg', state: 'sold' },
  ]);
});

test('what a dealer looks at is not remembered', async () => {
  await logInDealer();
  show(<PublicPages />, '/cars/car1');
  expect(await screen.findByText('This car has been sold.')).toBeVisible();
  expect(stored()).toBeNull();
});

test('listings that were viewed are shown on the home page without a request of their own, and cleared', async () => {
  window.localStorage.setItem('recentlyViewed', JSON.stringify([viewed]));
  const { user } = show(<PublicPages />, '/');
  await screen.findByRole('heading', { name: 'Just added' });
  scrollIntoView(screen.getByRole('tabpanel'));
  const region = await screen.findByRole('region', { name: 'Recently viewed' });
  expect(within(region).getByText('Rs. 4.5 lakh')).toBeVisible();
  expect(firebase.sent('batchGet')).toBe(0);
  await user.click(within(region).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  expect(stored()).toBeNull();
});

test('one of them leads to its details', async () => {
  window.localStorage.setItem('recentlyViewed', JSON.stringify([viewed]));
  const { user } = show(<PublicPages />, '/Saved');
  await user.click(await screen.findByRole('link', { name: 'Maruti Swift' }));
  expect(address()).toBe('/cars/car1');
  expect(await screen.findByText('This car has been sold.')).toBeVisible();
});

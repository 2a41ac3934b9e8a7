import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PublicPages } from '../../../src/app/PublicApp';
import { firebase } from '../../support/screens/fakeFirebase/firebase';
import { fetchTabs } from '../../support/screens/fetchTabs';
import { browserSays, inPune, refusal } from '../../support/screens/geolocation';
import { idleAtOnce } from '../../support/screens/idle';
import { scrollIntoView } from '../../support/screens/intersectionObserver';
import { aDealer } from '../../support/screens/records';
import { address, show } from '../../support/screens/show';
import { storeDealer } from '../../support/screens/store';

fetchTabs();
idleAtOnce();

beforeEach(() => {
  storeDealer(aDealer({ id: 'satara', dealerName: 'Satara Wheels', distName: 'Satara' }));
  storeDealer(aDealer({ id: 'pune', dealerName: 'Pune Wheels', distName: 'Pune' }));
  storeDealer(aDealer({ id: 'agra', dealerName: 'Agra Wheels', distName: 'Agra' }));
});

const remember = (near: string) => window.localStorage.setItem('second-gear:near', near);
const title = (name: string) => screen.findByRole('heading', { level: 2, name });
/** To the parts below the lists, which need no request. */
async function scrollBelowLists(): Promise<void> {
  await title('Just added');
  scrollIntoView(screen.getByRole('tabpanel'));
  await title('How it works');
}
async function scrollToTheEnd(): Promise<void> {
  await scrollBelowLists();
  scrollIntoView(screen.getByRole('tabpanel'));
}
/** Lists of listings name the field of the district, too. */
const askedFor = (place: string) => firebase.sent('runQuery', `"${place}"`);
const wheels = /^(Pune|Satara|Agra) Wheels/;

test('without a place, nothing is asked of the server until the person tells the place', async () => {
  browserSays(inPune);
  const { user } = show(<PublicPages />, '/');
  await scrollToTheEnd();
  await title('Dealers near you');
  expect(askedFor('Pune')).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await title('Dealers near Pune')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Pune Wheels/ })).toBeVisible();
  expect(askedFor('Pune')).toBe(1);
});

test('the nearest come first, and lead to their pages', async () => {
  remember('near=Pune&within=100');
  const { user } = show(<PublicPages />, '/');
  await scrollToTheEnd();
  const nearest = await screen.findByRole('link', { name: /^Pune Wheels/ });
  const names = screen.getAllByRole('link', { name: wheels }).map((link) => within(link).getByText(wheels).textContent);
  expect(names).toEqual(['Pune Wheels', 'Satara Wheels']);
  await user.click(nearest);
  await waitFor(() => expect(address()).toBe('/dealers/pune'));
});

test('a place without dealers says so', async () => {
  remember('near=Leh&within=50');
  show(<PublicPages />, '/');
  await scrollBelowLists();
  expect(askedFor('Leh')).toBe(0);
  await scrollToTheEnd();
  await title('Dealers near Leh');
  expect(await screen.findByText('No dealer is near Leh yet.')).toBeVisible();
});

test('a browser that does not tell the place is explained', async () => {
  browserSays(refusal);
  const { user } = show(<PublicPages />, '/');
  await scrollToTheEnd();
  await user.click(await screen.findByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(/Your browser does not share your location/)).toBeVisible();
});

test('a failed request can be tried again', async () => {
  remember('near=Pune&within=100');
  firebase.refuse('runQuery', 'UNAVAILABLE', '"Pune"');
  const { user } = show(<PublicPages />, '/');
  await scrollToTheEnd();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Could not fetch dealers. Please try again.');
  firebase.allow('runQuery');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Pune Wheels/ })).toBeVisible();
});

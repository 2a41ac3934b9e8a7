import { screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import StockPage from '../../src/pages/dealer/StockPage';
import { pageSize } from '../../src/shared/limits';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { logInDealer } from '../support/screens/logIn';
import { aCar } from '../support/screens/records';
import { address, enter, show } from '../support/screens/show';
import { storeListing } from '../support/screens/store';

beforeEach(logInDealer);

const day = 86_400_000;

/** The first one is the oldest. */
function storeCars(...cars: readonly (readonly [name: string, rupees: number])[]) {
  for (const [index, [name, rupees]] of cars.entries()) {
    const createdAt = new Date(Date.UTC(2026, 0, 1) + index * day);
    storeListing(aCar({ id: `car${index}`, name, values: { ...aCar().values, name, price: String(rupees) } }), {
      createdAt,
    });
  }
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

function showStock(at = '/SellerProducts') {
  return show(
    <>
      <StockPage />
      <Back />
    </>,
    at,
  );
}

const names = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'));
const field = () => screen.getByRole('searchbox', { name: 'Search by name' });
const order = () => screen.getByRole('combobox', { name: 'Sort by' });
const pages = () => firebase.sent('runQuery', '"products"');

const three = [
  ['Tata Nexon 10', 500_000],
  ['Maruti Swift', 300_000],
  ['Tata Nexon 9', 400_000],
] as const;

test.each([
  ['posted', ['Tata Nexon 10', 'Maruti Swift', 'Tata Nexon 9']],
  ['newest', ['Tata Nexon 9', 'Maruti Swift', 'Tata Nexon 10']],
  ['cheapest', ['Maruti Swift', 'Tata Nexon 9', 'Tata Nexon 10']],
  ['dearest', ['Tata Nexon 10', 'Tata Nexon 9', 'Maruti Swift']],
  ['name', ['Maruti Swift', 'Tata Nexon 9', 'Tata Nexon 10']],
])('the order %s is in the address', async (sort, sorted) => {
  storeCars(...three);
  const { user } = showStock();
  await screen.findByRole('article', { name: 'Maruti Swift' });
  await user.selectOptions(order(), sort);
  expect(address()).toBe(sort === 'posted' ? '/SellerProducts' : `/SellerProducts?sort=${sort}`);
  await waitFor(() => expect(names()).toEqual(sorted));
});

test('a search finds the words of a name in any order, and says how many', async () => {
  storeCars(...three);
  const { user } = showStock();
  await screen.findByRole('article', { name: 'Maruti Swift' });
  await enter(user, field(), 'nex tata');
  await waitFor(() => expect(names()).toEqual(['Tata Nexon 10', 'Tata Nexon 9']));
  expect(screen.getByText('2 of 3 cars')).toBeVisible();
  expect(address()).toBe('/SellerProducts?q=nex+tata');
});

test('a search that finds nothing says so, and leads back to all', async () => {
  storeCars(...three);
  const { user } = showStock('/SellerProducts?q=creta&sort=newest');
  expect(await screen.findByText("No car here is called 'creta'.")).toBeVisible();
  expect(screen.getByText('No bikes to display.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(names()).toEqual(['Tata Nexon 9', 'Maruti Swift', 'Tata Nexon 10']));
  await waitFor(() => expect(field()).toHaveValue(''));
});

test('the first search reads the rest of the list, and the next ones nothing', async () => {
  storeCars(...Array.from({ length: pageSize * 2 + 1 }, (_, index) => [`Car ${index}`, 100_000 + index] as const));
  const { user } = showStock();
  await screen.findByRole('article', { name: 'Car 0' });
  expect(pages()).toBe(1);
  await user.selectOptions(order(), 'dearest');
  await waitFor(() => expect(names()[0]).toBe(`Car ${pageSize * 2}`));
  expect(names()).toHaveLength(pageSize * 2 + 1);
  expect(pages()).toBe(3);
  await enter(user, field(), 'car 1');
  await waitFor(() => expect(names()).toHaveLength(8));
  expect(pages()).toBe(3);
});

test('a rest that cannot be read says so, and is tried again', async () => {
  storeCars(...Array.from({ length: pageSize + 1 }, (_, index) => [`Car ${index}`, 100_000] as const));
  const { user } = showStock();
  await screen.findByRole('article', { name: 'Car 0' });
  firebase.refuse('runQuery', 'OFFLINE', '"products"');
  await enter(user, field(), 'car 8');
  const failed = await screen.findByRole('dialog', { name: 'Error' });
  await user.click(within(failed).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(failed).not.toBeInTheDocument());
  firebase.allow('runQuery');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Car 8' })).toBeVisible();
  expect(names()).toEqual(['Car 8']);
});

test('a tab keeps the search, and Back shows what was searched before', async () => {
  storeCars(...three);
  const { user } = showStock('/SellerProducts?q=tata');
  await waitFor(() => expect(names()).toHaveLength(2));
  await user.click(screen.getByRole('tab', { name: /^Live/ }));
  await waitFor(() => expect(address()).toBe('/SellerProducts?state=approved&q=tata'));
  await user.clear(field());
  await enter(user, field(), 'swift');
  await waitFor(() => expect(names()).toEqual(['Maruti Swift']));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(names()).toEqual(['Tata Nexon 10', 'Tata Nexon 9']));
  expect(field()).toHaveValue('tata');
});

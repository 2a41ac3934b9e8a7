import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import { priceOf } from '../../src/listings/price';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { fetchTabs } from '../support/screens/fetchTabs';
import { logInBuyer } from '../support/screens/logIn';
import { aBike, aCar, aDealer } from '../support/screens/records';
import { address, show } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';

fetchTabs();

const creta = aCar({
  id: 'car2',
  name: 'Hyundai Creta',
  values: { ...aCar().values, name: 'Hyundai Creta', price: '12 lakh', fuelType: 'Diesel' },
  price: priceOf('12 lakh'),
});

beforeEach(() => {
  storeDealer(aDealer());
  storeListing(aCar());
  storeListing(creta);
  storeListing(aCar({ id: 'car3', name: 'Tata Nexon' }));
  storeListing(aCar({ id: 'car4', name: 'Kia Sonet', state: 'sold' }));
  storeListing(aBike());
});

const table = () => screen.findByRole('region', { name: /Comparison of/ });
const columns = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const row = async (name: RegExp) => within(await table()).findByRole('row', { name });

describe('a comparison', () => {
  test('shows both cars, and marks what differs', async () => {
    const { user } = show(<PublicPages />, '/compare?cars=car1,car2');
    expect(await columns()).toEqual(['Fact', 'Maruti Swift', 'Hyundai Creta']);
    expect(within(await row(/^Price/)).getByText('Rs. 12,00,000')).toBeVisible();
    expect(await row(/^Fuel type.*\(differs\).*Petrol.*Diesel/)).toBeVisible();
    expect(within(await row(/^Transmission/)).queryByText('(differs)')).toBeNull();
    expect(await row(/^Monthly cost.*about Rs\. 7,740 a month.*about Rs\. 20,600 a month/)).toBeVisible();
    expect(await row(/^Dealer.*Sahyadri Motors/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Show only what differs' }));
    expect(within(await table()).queryByRole('row', { name: /^Transmission/ })).toBeNull();
    expect(await row(/^Fuel type/)).toBeVisible();
  });

  test('has the facts that buyers ask for first on top, and at the end the ways on', async () => {
    show(<PublicPages />, '/compare?cars=car1,car2');
    const rows = within(await table()).getAllByRole('rowheader');
    const [price, monthly, kilometers, year] = rows.map(({ textContent }) => textContent);
    expect(price).toMatch(/^Price/);
    expect(monthly).toMatch(/^Monthly cost/);
    expect([kilometers, year]).toEqual(['Kilometers driven', 'Purchased year']);
    expect(rows.at(-1)).toHaveTextContent('Booking');
    const end = within(await row(/^Booking/));
    expect(end.getAllByRole('button', { name: 'Book Now' })).toHaveLength(2);
    expect(end.getAllByRole('link', { name: /^Take out / })).toHaveLength(2);
  });

  test('can be shared, and loses one that is taken out', async () => {
    const { user } = show(<PublicPages />, '/compare?cars=car1,car2,car3');
    await table();
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Take out Hyundai Creta' }));
    expect(address()).toBe('/compare?cars=car1,car3');
    expect(await columns()).toEqual(['Fact', 'Maruti Swift', 'Tata Nexon']);
  });

  test('offers what is saved, and adds it', async () => {
    window.localStorage.setItem('savedListings', 'products_car2:1200000:1 products_car4:1:1 bikes_bike1:1:1');
    const { user } = show(<PublicPages />, '/compare?cars=car1');
    expect(await screen.findByText('Choose at least one more car to compare with.')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Add Hyundai Creta' }));
    expect(address()).toBe('/compare?cars=car1,car2');
    await waitFor(async () => expect(await columns()).toEqual(['Fact', 'Maruti Swift', 'Hyundai Creta']));
    expect(screen.queryByRole('link', { name: /^Add / })).toBeNull();
  });

  test('books the car of a column', async () => {
    await logInBuyer();
    const { user } = show(<PublicPages />, '/compare?cars=car1,car2');
    const [, second] = within(await row(/^Booking/)).getAllByRole('button', { name: 'Book Now' });
    await user.click(second as HTMLElement);
    expect(await within(await row(/^Booking/)).findByRole('link', { name: 'Requested · see booking' })).toBeVisible();
    expect(firebase.read(['bookings', 'buyer1_car2'])).toMatchObject({ status: 'requested' });
    expect(within(await row(/^Booking/)).getAllByRole('button', { name: 'Book Now' })).toHaveLength(1);
  });

  test('has a sold one, and says so', async () => {
    show(<PublicPages />, '/compare?cars=car1,car4');
    expect(within(await table()).getByText('Sold')).toBeVisible();
    expect(within(await row(/^Booking/)).getAllByRole('button', { name: 'Book Now' })).toHaveLength(1);
  });

  test('that could not be read can be tried again', async () => {
    firebase.refuse('batchGet', 'RESOURCE_EXHAUSTED', 'car1');
    const { user } = show(<PublicPages />, '/compare?cars=car1,car2');
    expect(await screen.findByText('Could not fetch these vehicles. Please try again.')).toBeVisible();
    firebase.allow('batchGet');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await columns()).toEqual(['Fact', 'Maruti Swift', 'Hyundai Creta']);
  });
});

test.each([
  ['/compare', 'Nothing to compare yet'],
  ['/compare?cars=', 'Nothing to compare yet'],
  ['/compare?cars=%2F%2F', 'Nothing to compare yet'],
  ['/compare?cars=car1', 'Choose at least one more car to compare with.'],
  ['/compare?cars=car1,car1', 'Choose at least one more car to compare with.'],
  ['/compare?cars=car1,nowhere', 'One of the cars is no longer shown.'],
  ['/compare?cars=nowhere,else', '2 of the cars are no longer shown.'],
  ['/compare?cars=car1,car2&bikes=bike1', 'Cars are compared with cars, and bikes with bikes. Here are the cars.'],
  ['/compare?cars=car1,car2,car3,car4,car5', 'At most 4 can be compared. Here are the first 4.'],
])('the page says what is wrong with %s', async (asked, text) => {
  show(<PublicPages />, asked);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Compare cars');
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
});

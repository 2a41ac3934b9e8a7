import { describe, expect, test } from 'vitest';
import {
  isSaved,
  isShortEnough,
  isWorthSaving,
  readSavedAddress,
  savedAddress,
  searchName,
} from '../../src/savedSearches/savedSearch';
import { readSearch } from '../../src/search/search';
import { canCountNew } from '../../src/search/search.service';
import { savedSearchLimits } from '../../src/shared/limits';

function search(address: string) {
  const [path, asked] = address.split('?');
  return readSearch(path === '/bikes' ? 'bike' : 'car', new URLSearchParams(asked));
}

const saved = (address: string) => [{ id: '1', search: search(address), lookedAt: new Date(0) }];

describe('the address of a saved search', () => {
  test.each([
    ['/cars?q=Swift%20%20DZIRE&sort=cheapest', '/cars?q=swift+dzire'],
    ['/bikes?fuelType=Electric&junk=1', '/bikes?fuelType=Electric'],
    ['/cars?district=Pune,Nashik&maxPrice=500000', '/cars?maxPrice=500000&district=Pune&district=Nashik'],
    ['/cars?q=स्विफ्ट', '/cars?q=%E0%A4%B8%E0%A5%8D%E0%A4%B5%E0%A4%BF%E0%A4%AB%E0%A5%8D%E0%A4%9F'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(savedAddress(search(typed))).toBe(kept);
    expect(savedAddress(readSavedAddress(kept) ?? search(''))).toBe(kept);
  });

  test.each(['', '/', '/dealers?q=x', '/carsx?q=x', 'https://evil.example/cars?q=x', 'javascript:alert(1)'])(
    '%j is none',
    (address) => expect(readSavedAddress(address)).toBeNull(),
  );

  test('has only characters that the rules allow', () => {
    const hostile = search('/cars?q=<b>"\'\\^`{|}~é स्विफ्ट&district=A+B,C/D&model=(x)!$');
    expect(savedAddress(hostile)).toMatch(/^\/(cars|bikes)[?][A-Za-z0-9*._+%&=-]+$/);
  });
});

describe('two searches are the same', () => {
  test.each([
    ['/cars?q=swift pune', '/cars?q=PUNE  swift'],
    ['/cars?district=Pune&district=Nashik', '/cars?district=Nashik,Pune'],
    ['/cars?fuelType=Diesel', '/cars?fuelType=Diesel&sort=cheapest'],
    ['/cars?fuelType=Diesel&maxPrice=5', '/cars?maxPrice=5&fuelType=Diesel&typed=a&meant=b'],
  ])('%s and %s', (one, other) => expect(isSaved(search(other), saved(one))).toBe(true));

  test.each([
    ['/cars?q=swift', '/bikes?q=swift'],
    ['/cars?q=swift', '/cars?q=swif'],
    ['/cars?q=diesel', '/cars?fuelType=Diesel'],
    ['/cars?minPrice=5', '/cars?maxPrice=5'],
    ['/cars?district=Pune', '/cars?district=Pune,Nashik'],
  ])('but not %s and %s', (one, other) => expect(isSaved(search(other), saved(one))).toBe(false));
});

describe('what can be saved', () => {
  test.each([
    ['/cars?fuelType=Diesel', true],
    ['/cars?q=swift', true],
    ['/cars?sort=cheapest', false],
    ['/cars?q=a', false],
    ['/cars', false],
  ])('%s: %s', (address, expected) => expect(isWorthSaving(search(address))).toBe(expected));

  test('is as long as an address may be', () => {
    const districts = (count: number) =>
      search(`/cars?${Array.from({ length: count }, (_, index) => `district=${'é'.repeat(14)}${index}`).join('&')}`);
    expect(isShortEnough(districts(10))).toBe(true);
    expect(savedAddress(districts(12)).length).toBeGreaterThan(savedSearchLimits.address);
    expect(isShortEnough(districts(12))).toBe(false);
  });

  test('is what one count can ask for', () => {
    const districts = (count: number) =>
      search(`/cars?${Array.from({ length: count }, (_, index) => `district=District ${index}`).join('&')}`);
    // Each combination has three filters: approved, the district, and the time.
    expect(canCountNew(districts(30))).toBe(true);
    expect(canCountNew({ ...districts(30), filters: { ...districts(30).filters, maxPrice: 5 } })).toBe(false);
  });
});

test('the conditions of a search are its name', () => {
  const name = searchName(search('/cars?q=swift&fuelType=Diesel&district=Pune,Nashik,Satara&maxPrice=500000'));
  expect(name).toBe('“swift” · Up to Rs. 5 lakh · Diesel · Pune, Nashik and 1 more');
  expect(searchName(search('/bikes'))).toBe('All bikes');
});

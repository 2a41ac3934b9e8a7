import { describe, expect, test } from 'vitest';
import type { Listing } from '../../src/listings/listing';
import type { ListingSort } from '../../src/listings/listingSorts';
import {
  isWholeStock,
  narrowStock,
  type StockChoice,
  stockChoices,
  wholeStock,
} from '../../src/listings/narrowedStock';
import { unknownPrice } from '../../src/listings/price';
import { aCar } from '../support/screens/records';

function car(id: string, rupees: number, year: number, kilometers: string, fuelType: string, day: number): Listing {
  const createdAt = new Date(`2026-01-0${day}T10:00:00Z`);
  return aCar({ id, createdAt, values: { ...aCar().values, price: String(rupees), year, kilometers, fuelType } });
}

const stock = [
  car('a', 500_000, 2019, '32,000', 'Petrol', 2),
  car('b', unknownPrice, 2021, '45k', 'Diesel', 1),
  car('c', 300_000, 2015, 'not known', 'Diesel', 3),
];

const idsOf = (choice: Partial<StockChoice>) => narrowStock(stock, { ...wholeStock, ...choice }).map(({ id }) => id);

describe('a stock', () => {
  test.each<[ListingSort, string]>([
    ['posted', 'bac'],
    ['newest', 'cab'],
    ['cheapest', 'cab'],
    ['dearest', 'bac'],
    ['latestModel', 'bac'],
    ['leastDriven', 'abc'],
  ])('is in the order that is asked for: %s', (sort, ids) => expect(idsOf({ sort }).join('')).toBe(ids));

  test('has what all chosen values fit', () => {
    expect(idsOf({ fuelType: 'Diesel' })).toEqual(['b', 'c']);
    expect(idsOf({ fuelType: 'Diesel', bodyType: 'SUV' })).toEqual([]);
  });

  test('offers the values that it has, as far as all of it is known', () => {
    expect(stockChoices('car', 'fuelType', stock)).toEqual(['Petrol', 'Diesel']);
    expect(stockChoices('car', 'fuelType', null)).toContain('Electric');
  });

  test('is whole without a choice', () => {
    expect(isWholeStock(wholeStock)).toBe(true);
    expect(isWholeStock({ ...wholeStock, sort: 'newest' })).toBe(false);
    expect(isWholeStock({ ...wholeStock, bodyType: 'SUV' })).toBe(false);
  });
});

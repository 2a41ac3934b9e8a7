import { describe, expect, test } from 'vitest';
import type { ListingKind } from '../../src/listings/kinds';
import { widenedLimits } from '../../src/search/results/widerSteps';
import { readSearch, writeSearch } from '../../src/search/search';

/** The steps of each limit of a search, as a text and an address. */
function stepsOf(address: string, kind: ListingKind = 'car') {
  return widenedLimits(readSearch(kind, new URLSearchParams(address))).map(({ chosen, steps }) => [
    chosen,
    ...steps.map(({ text, search }) => `${text('3')}: ${decodeURIComponent(writeSearch(search).toString())}`),
  ]);
}

describe('one limit wider', () => {
  test.each([
    ['maxPrice=500000', ['Up to Rs. 5 lakh', '3 up to Rs. 6.25 lakh: maxPrice=625000', '3 without a highest price: ']],
    ['maxPrice=60000', ['Up to Rs. 60,000', '3 up to Rs. 75,000: maxPrice=75000', '3 without a highest price: ']],
    ['maxPrice=9999999999', ['Up to Rs. 9,99,99,99,999', '3 without a highest price: ']],
    ['minPrice=500000', ['From Rs. 5 lakh', '3 from Rs. 4 lakh: minPrice=400000', '3 without a lowest price: ']],
    ['minPrice=1000', ['From Rs. 1,000', '3 without a lowest price: ']],
    ['minYear=2020', ['2020 or later', '3 of 2018 or later: minYear=2018', '3 without an earliest year: ']],
    ['maxYear=2010', ['2010 or earlier', '3 of 2012 or earlier: maxYear=2012', '3 without a latest year: ']],
    ['maxKilometers=30000', ['Up to 30,000 km', '3 up to 40,000 km: maxKilometers=40000', '3 with any kilometers: ']],
    ['maxKilometers=500000', ['Up to 5,00,000 km', '3 with any kilometers: ']],
    ['transmission=Automatic', ['Automatic', '3 manual: transmission=Manual']],
    ['fuelType=Diesel', ['Diesel', '3 with any fuel: ']],
    ['owners=1', ['1st owner', '3 with any number of owners: ']],
    ['papers=Complete', ['Papers complete', '3 with any papers: ']],
    ['q=zyx', ['zyx', '3 without these words: ']],
    [
      'district=Pune',
      [
        'Pune',
        '3 within 100 km: near=Pune&within=100',
        '3 within 200 km: near=Pune&within=200',
        '3 anywhere in India: ',
      ],
    ],
    [
      'near=Pune&within=100',
      ['Within 100 km of Pune', '3 within 200 km: near=Pune&within=200', '3 anywhere in India: '],
    ],
  ])('of %s', (address, steps) => {
    expect(stepsOf(address)).toEqual([steps]);
  });

  test('leaves the other limits as they are', () => {
    expect(stepsOf('maxPrice=500000&near=Pune&within=200&fuelType=Diesel')).toEqual([
      ['Within 200 km of Pune', '3 anywhere in India: maxPrice=500000&fuelType=Diesel'],
      [
        'Up to Rs. 5 lakh',
        '3 up to Rs. 6.25 lakh: maxPrice=625000&fuelType=Diesel&near=Pune&within=200',
        '3 without a highest price: fuelType=Diesel&near=Pune&within=200',
      ],
      ['Diesel', '3 with any fuel: maxPrice=500000&near=Pune&within=200'],
    ]);
  });

  test('keeps the make of a model', () => {
    expect(stepsOf('make=Honda&model=Activa', 'bike')).toEqual([['Activa', '3 of any model: make=Honda']]);
    expect(stepsOf('make=Honda', 'bike')).toEqual([['Honda', '3 of any make: ']]);
  });

  test('is nothing without a limit', () => {
    expect(stepsOf('sort=cheapest')).toEqual([]);
  });

  test('begins with what people give up most easily', () => {
    const all = 'q=zx&make=Honda&papers=Complete&seatingCapacity=5&bodyType=SUV&fuelType=Petrol&transmission=Manual';
    const ranges = 'maxKilometers=50000&maxYear=2020&minYear=2015&minPrice=100000&maxPrice=500000&district=Pune';
    expect(stepsOf(`${all}&${ranges}`).map(([chosen]) => chosen)).toEqual([
      'Pune',
      'Up to Rs. 5 lakh',
      'From Rs. 1 lakh',
      '2015 or later',
      '2020 or earlier',
      'Up to 50,000 km',
      'Manual',
      'Petrol',
      'SUV',
      '5 seats',
      'Papers complete',
      'Honda',
      'zx',
    ]);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { searchOfSuggestion, suggestForText, suggestFromDictionary } from '../../../src/search/box/boxSuggestions';
import { readSearch, writeSearch } from '../../../src/search/search';
import { needNames } from '../../../src/shared/names/names';
import { districts } from '../../../src/shared/places/districts';
import { vehicleMakes } from '../../../src/shared/vehicles/vehicles';

const options = { thisYear: 2026 };

beforeAll(() => needNames('hi'));

const texts = (typed: string, kind: 'car' | 'bike' = 'car') =>
  suggestFromDictionary(kind, typed, options).map(({ text, note }) => `${text} (${note})`);

/** The address after the first suggestion for the text was chosen. */
function chosen(typed: string, from = '', kind: 'car' | 'bike' = 'car'): string {
  const current = readSearch(kind, new URLSearchParams(from));
  const [first] = suggestFromDictionary(kind, typed, options);
  if (!first) return 'nothing';
  const { search } = searchOfSuggestion(current, first, options);
  return `${search.kind}s?${writeSearch(search)}`;
}

describe('what the box suggests', () => {
  test.each([
    ['maruti', 'Maruti Suzuki (Car make)'],
    ['swi', 'Maruti Suzuki Swift (Hatchback)'],
    ['maruti swi', 'Maruti Suzuki Swift (Hatchback)'],
    ['pun', 'Pune (District, Maharashtra)'],
    ['poon', 'Pune (District, Poona, Maharashtra)'],
    ['पुण', 'पुणे (District, Pune, महाराष्ट्र)'],
    ['होंडा', 'होंडा (Car make)'],
    ['स्वि', 'Maruti Suzuki Swift (Hatchback)'],
    ['swfit', 'Maruti Suzuki Swift (Hatchback)'],
    ['under 5 lakh new del', 'New Delhi (District, Delhi)'],
    ['diesel swi', 'Maruti Suzuki Swift (Hatchback)'],
    ['royal enf', 'Royal Enfield (Bike make)'],
  ])('for %j are first or among the first: %s', (typed, expected) => {
    expect(texts(typed)).toContain(expected);
  });

  test.each(['', ' ', 'zzyzx', '500000', '¿?', '😀', 'q'.repeat(10_000)])('for %.20j is nothing', (typed) => {
    expect(texts(typed)).toEqual([]);
  });

  test('is bounded, and holds makes before models before districts', () => {
    const found = suggestFromDictionary('car', 'ma', options);
    expect(found.length <= 10).toBe(true);
    expect(found.map(({ is }) => is)).toEqual(
      found
        .map(({ is }) => is)
        .toSorted()
        .toReversed(),
    );
    expect(found[0]?.text).toBe('Maruti Suzuki');
  });

  test('knows every make, first by its name', () => {
    const first = vehicleMakes.map(({ kind, name }) => suggestFromDictionary(kind, name, options)[0]?.text);
    expect(first).toEqual(vehicleMakes.map(({ name }) => name));
  });
});

describe('a text that is understood', () => {
  const suggested = (typed: string) =>
    suggestForText(null, typed, options).map(({ is, text }) => (is === 'understood' ? `Enter: ${text}` : text));

  test.each<[typed: string, ...suggested: string[]]>([
    ['automatic under 4 lakh', 'Enter: Up to Rs. 4 lakh, Automatic'],
    ['50 hazar', 'Enter: Up to Rs. 50,000'],
    ['50 haz'],
    ['50 hazar tak bike', 'Enter: Up to Rs. 50,000'],
    ['wagon r cng', 'Enter: Wagon R, CNG'],
    ['family of 5 car', 'Enter: 5 seats'],
    ['7 seater', 'Enter: 7 seats'],
    ['5 lakh se kam', 'Enter: Up to Rs. 5 lakh'],
    ['1.5 lakh', 'Enter: Up to Rs. 1.5 lakh'],
    ['diesel suv pune', 'Enter: SUV, Diesel, Pune'],
    ['near pune', 'Enter: Within 100 km of Pune'],
    ['scooter', 'Enter: Scooter'],
    ['first owner', 'Enter: 1st owner'],
    ['low km', 'Enter: Kilometers: fewest first'],
    ['near me', 'Enter: Within 100 km of you'],
    ['not diesel', 'Enter: Not Diesel'],
    ['2018 ke baad', 'Enter: 2019 or later'],
    ['swift in', 'Enter: Swift'],
    ['hyundai auto', 'Enter: Hyundai, Automatic'],
    [
      'diesel under 5 lakh swi',
      'Enter: “swi”, Up to Rs. 5 lakh, Diesel',
      'Maruti Suzuki Swift',
      'Maruti Suzuki Dzire',
      'Opel Corsa Swing',
      'Suzuki Swish',
    ],
    [
      'pune motors',
      'Enter: “motors”, Pune',
      'Hindustan Motors',
      'San Motors',
      'Hindustan Motors Ambassador',
      'Hindustan Motors Contessa',
    ],
    ['kia car', 'Enter: Kia', 'Kia Carens', 'Kia Carens Clavis', 'Kia Carnival'],
    ['swift', 'Enter: Swift', 'Maruti Suzuki Swift', 'Maruti Suzuki Dzire'],
    ['pune', 'Pune'],
    ['maruti suzuki', 'Maruti Suzuki', 'Maruti Suzuki Swift', 'Maruti Suzuki Alto', 'Maruti Suzuki Alto 800'],
    ['mumbai', 'Mumbai', 'Mumbai Suburban', 'Thane'],
    ['red', 'Datsun redi-GO', 'Rangareddy'],
    ['car'],
    ['zenith'],
  ])('%j suggests first what Enter does, and no name for a word that is taken', (typed, ...expected) => {
    expect(suggested(typed)).toEqual(expected);
  });
});

describe('a chosen suggestion', () => {
  test.each([
    ['maruti', '', 'cars?make=Maruti+Suzuki'],
    ['swift', '', 'cars?make=Maruti+Suzuki&model=Swift'],
    ['pune', 'fuelType=Diesel&sort=cheapest', 'cars?fuelType=Diesel&district=Pune&sort=cheapest'],
    ['diesel under 5 lakh swi', '', 'cars?maxPrice=500000&make=Maruti+Suzuki&model=Swift&fuelType=Diesel'],
    ['hyundai', 'make=Maruti+Suzuki&model=Swift&district=Pune', 'cars?make=Hyundai&district=Pune'],
    ['mumbai', '', 'cars?district=Mumbai&district=Mumbai+Suburban'],
    ['delhi', '', 'cars?q=delhi'],
    ['पुण', '', 'cars?district=Pune'],
    ['होंडा', '', 'cars?make=Honda'],
    ['royal enf', 'transmission=Manual', 'bikes?make=Royal+Enfield'],
    ['zenith swif', '', 'cars?q=zenith&make=Maruti+Suzuki&model=Swift'],
  ])('of %j, at %j, leads to %s', (typed, from, address) => {
    expect(chosen(typed, from)).toBe(address);
  });

  test('of any district finds that district', () => {
    const current = readSearch('car', new URLSearchParams());
    const lost = districts.filter(({ name }) => {
      const suggestion = { is: 'district', icon: 'pin', text: name, note: '', before: '' } as const;
      const { text, filters } = searchOfSuggestion(current, suggestion, options).search;
      return !filters.district?.includes(name) && text !== name.toLowerCase();
    });
    expect(lost).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { nearDistricts } from '../../../src/search/near/nearDistricts';
import { type ListingSearch, readSearch, searchSorts } from '../../../src/search/search';
import { districtsThatFit, fitsInOneQuery, planCount, planSearch } from '../../../src/search/searchPlan.service';

const read = (address: string) => readSearch('car', new URLSearchParams(address));
const near = (place: string, within: 50 | 100 | 200, most = 30) => nearDistricts({ place, within }, most);

describe('the districts near a place', () => {
  test('are in rings: its own, then up to 50, 100 and 200 km', () => {
    const { rings, asked, inAll, reach, isKnown } = near('Pune', 200);
    expect(rings.map(([first]) => first)).toEqual(['Pune', 'Satara', 'Ahilyanagar']);
    expect(rings[0]).toContain('Poona');
    expect([asked, inAll, isKnown]).toEqual([11, 11, true]);
    expect(reach > 100 && reach <= 200).toBe(true);
  });

  test('are those of a shorter radius, and more', () => {
    for (const place of ['Pune', 'Delhi', 'Leh', 'Agra']) {
      const [narrow, wide] = [near(place, 100), near(place, 200)];
      expect(wide.inAll >= narrow.inAll).toBe(true);
      expect(wide.rings[0]?.[0]).toBe(place);
    }
  });

  test.each(['Delhi', 'Bengaluru', 'Leh', 'Bilaspur', 'Mumbai'])(
    'are no more values than are asked for: %s',
    (place) => {
      for (const most of [1, 7, 30]) {
        const { rings, asked, inAll } = near(place, 200, most);
        const values = rings.flat();
        expect(values.length <= most).toBe(true);
        expect(new Set(values).size).toBe(values.length);
        expect(asked).toBe(Math.min(most, inAll));
        expect(values[0]).toBe(place);
      }
    },
  );

  test('are the nearest, where not all can be asked for', () => {
    const all = near('Delhi', 200, 999);
    const nearest = near('Delhi', 200, 12);
    expect(nearest.inAll > 50).toBe(true);
    expect(nearest.reach < all.reach).toBe(true);
    expect(nearest.rings.flat().every((name) => near('Delhi', 50, 999).rings.flat().includes(name))).toBe(true);
  });

  test('include old spellings only where there is room', () => {
    expect(near('Bangalore', 50).rings.flat()).toEqual(
      expect.arrayContaining(['Bengaluru', 'Bangalore', 'Bengaluru Rural', 'Ramanagara']),
    );
    expect(near('Bengaluru', 50, 3).rings.flat()).toEqual(['Bengaluru', 'Bengaluru Rural', 'Ramanagara']);
  });

  test('are those of both districts of a name that two have', () => {
    const names = near('Bilaspur', 100).rings.flat();
    expect(names).toEqual(expect.arrayContaining(['Korba', 'Mandi']));
    expect(names.filter((name) => name === 'Bilaspur')).toHaveLength(1);
  });

  test.each(['Nowhere', '__proto__', ''])('are the typed name alone if no district has it: %j', (place) => {
    expect(near(place, 200)).toEqual({ rings: [[place]], asked: 1, inAll: 1, reach: 0, isKnown: false });
  });
});

describe('a search near a place', () => {
  const values = (search: ListingSearch) => near('Delhi', 200, districtsThatFit(search)).rings.flat();
  const parts = (search: ListingSearch) => planSearch(search, values(search)).where ?? [];

  test('is one query on district names, in every order, and so is its count', () => {
    const sorts = ['nearest', ...searchSorts.map(({ name }) => name)];
    for (const sort of sorts) {
      const search = read(`near=Delhi&within=200&sort=${sort}`);
      const expected = expect.objectContaining({ field: 'distName', op: 'IN' });
      expect(parts(search).filter(({ field }) => field === 'distName')).toEqual([expected]);
      expect(planCount(search, values(search)).where).toEqual(parts(search));
    }
  });

  test.each([
    ['near=Delhi&within=200', 30],
    ['near=Delhi&within=200&maxPrice=500000', 30],
    ['near=Delhi&within=200&maxPrice=500000&maxKilometers=50000', 23],
    ['near=Delhi&within=200&fuelType=Petrol,Diesel', 15],
    ['near=Delhi&within=200&fuelType=Petrol,Diesel&make=A,B,C', 3],
    ['near=Delhi&within=200&fuelType=Petrol,Diesel&make=A,B,C,D&model=A,B', 1],
  ])('asks for as many districts as one query takes: %s', (address, most) => {
    const search = read(address);
    expect(fitsInOneQuery(search)).toBe(true);
    expect(districtsThatFit(search)).toBe(most);
    const { orderBy = [] } = planSearch(search);
    expect(parts(search).length * values(search).length + orderBy.length + 1 <= 100).toBe(true);
  });

  test('is too wide if its other filters are', () => {
    expect(fitsInOneQuery(read('near=Delhi&make=A,B,C,D,E,F&model=A,B,C,D,E,F'))).toBe(false);
  });
});

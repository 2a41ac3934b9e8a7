import { expect, test } from 'vitest';
import { readViewed, toViewed, type ViewedListing, withViewed } from '../../src/recentlyViewed/viewedListing';
import { mostViewed } from '../../src/shared/limits';
import { aCar } from '../support/screens/records';

const viewed = (id: string): ViewedListing => ({
  kind: 'car',
  id,
  name: 'Maruti Swift',
  price: 'Rs. 4.5\u00a0lakh',
  photo: 'https://pictures.example/front-thumb.jpg',
  state: 'approved',
});

test('name, price, cover and state are kept, and only of what is public', () => {
  expect(toViewed(aCar())).toEqual(viewed('car1'));
  expect(toViewed(aCar({ state: 'sold', thumbnails: [], photos: [] }))).toEqual({
    ...viewed('car1'),
    state: 'sold',
    photo: '',
  });
  expect(toViewed(aCar({ state: 'pending' }))).toBeNull();
});

test('the last 12 are kept, the last one first and each once', () => {
  const ids = Array.from({ length: mostViewed + 3 }, (_, index) => `car${index}`);
  const all = ids.reduce<readonly ViewedListing[]>((before, id) => withViewed(before, viewed(id)), []);
  expect(all.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, mostViewed));
  expect(
    withViewed(all, viewed('car7'))
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['car7', 'car14']);
  expect(withViewed(all, { ...viewed('car7'), kind: 'bike' })[0]?.kind).toBe('bike');
});

test.each([
  '',
  'junk',
  '{}',
  '[1, null, {"kind": "van"}]',
  '[{"kind":"car","id":"a/b","name":"x","price":"","photo":"","state":"sold"}]',
])('what is stored as %s is nothing', (text) => {
  expect(readViewed(text)).toEqual([]);
});

test('only addresses of the web are read as photos', () => {
  const stored = JSON.stringify([{ ...viewed('a'), photo: 'javascript:alert(1)' }, viewed('b')]);
  expect(readViewed(stored).map(({ photo }) => photo)).toEqual(['', viewed('b').photo]);
});

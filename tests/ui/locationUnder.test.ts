import type { Location } from 'react-router-dom';
import { expect, test } from 'vitest';
import { locationUnder, overlayState, shownLocation } from '../../src/ui/browser/locationUnder';

function at(pathname: string, state: unknown = null): Location {
  return { pathname, search: '', hash: '', key: pathname, state };
}

const list = at('/SellersProfiles');

test('an address that is opened over a page leaves the page shown', () => {
  const details = at('/cars/car1', overlayState(list));
  expect(locationUnder(details)).toBe(list);
  expect(shownLocation(details)).toBe(list);
  expect(shownLocation(list)).toBe(list);
});

test('an address that is opened from there is over the same page', () => {
  const first = at('/cars/car1', overlayState(list));
  expect(locationUnder(at('/cars/car2', overlayState(first)))).toBe(list);
});

test('after a reload the address is a page of its own', () => {
  const state = { ...overlayState(list), document: performance.timeOrigin - 1 };
  expect(locationUnder(at('/cars/car1', state))).toBeNull();
  expect(locationUnder(at('/cars/car1', { returnTo: '/' }))).toBeNull();
  expect(locationUnder(at('/cars/car1'))).toBeNull();
});

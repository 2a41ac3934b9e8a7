import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { idAt, listingAddress, listingAt, paths, redirectTarget } from '../../src/shared/addresses/addresses';

test.each([
  ['/cars/demo-car-01', { kind: 'car', id: 'demo-car-01' }],
  ['/bikes/Ab_9-x', { kind: 'bike', id: 'Ab_9-x' }],
  ['/bikes/Ab_9-x/', { kind: 'bike', id: 'Ab_9-x' }],
] as const)('%s is the address of a vehicle', (path, vehicle) => {
  expect(listingAt(path)).toEqual(vehicle);
  expect(listingAddress(vehicle)).toBe(path.replace(/\/$/, ''));
});

test.each([
  '/',
  '/cars',
  '/cars/',
  '/Cars/1',
  '/vans/1',
  '/cars/1/2',
  '/cars/%3Cscript%3E',
  '/cars/a.b',
  `/cars/${'a'.repeat(129)}`,
  '/toString/1',
])('%s is the address of none', (path) => {
  expect(listingAt(path)).toBeNull();
});

test.each([
  ['/', '/', ''],
  ['/', '//', null],
  ['/cars', '/cars', ''],
  ['/cars', '/cars/', ''],
  ['/cars', '/cars/car1', null],
  ['/dealers/:id', '/dealers/dealer1', 'dealer1'],
  ['/dealers/:id', '/dealers/a.b', null],
])('an address of %s: %s', (path, pathname, id) => {
  expect(idAt(path, pathname)).toBe(id);
});

test.each([
  ['/', ''],
  ['/', '?tab=boats'],
  ['/', '?q=swift'],
  ['/cars', '?tab=cars'],
])('%s%s has not moved', (pathname, search) => {
  expect(redirectTarget({ pathname, search })).toBeNull();
});

test.each([
  ['/?tab=home', '/'],
  ['/?tab=bikes', '/bikes'],
  ['/?q=swift&tab=cars&fuelType=Petrol', '/cars?q=swift&fuelType=Petrol'],
  ['/?tab=dealers', '/SellersProfiles'],
])('%s, as the address once was, leads to %s', (old, now) => {
  const { pathname, search } = new URL(old, 'https://second-gear.example');
  expect(redirectTarget({ pathname, search })).toBe(now);
});

/** Matches the beginning of a path, up to an id, as a string in code. */
const literal = new RegExp(
  `['"\`](${Object.values(paths)
    .filter((path) => path !== paths.home)
    .map((path) => path.replace(/:.*/, ''))
    .join('|')})`,
);

test('addresses are written in one place', () => {
  // Tests type addresses as people do.
  const files = ['src', 'bench', 'demo', 'emulators', 'build']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && file !== path.join('src', 'shared', 'addresses', 'addresses.ts'));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => literal.test(line) || /(\bto=|navigate\(|assign\(|replace\()(\{?)['"`]\//.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

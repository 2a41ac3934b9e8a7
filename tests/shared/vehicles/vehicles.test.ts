import { describe, expect, test } from 'vitest';
import { textLimits } from '../../../src/shared/limits';
import { bodyTypes, otherVehicle as other } from '../../../src/shared/vehicles/bodyTypes';
import { describeName } from '../../../src/shared/vehicles/describeName';
import { suggestNames } from '../../../src/shared/vehicles/suggestNames';
import { vehicleMakes } from '../../../src/shared/vehicles/vehicles';

const models = vehicleMakes.flatMap((make) => make.models);

describe('the dictionary', () => {
  test('has the makes and models of India', () => {
    expect(new Set(vehicleMakes.map(({ name }) => name)).size).toBeGreaterThanOrEqual(70);
    expect(models.filter(({ kind }) => kind === 'car').length).toBeGreaterThan(350);
    expect(models.filter(({ kind }) => kind === 'bike').length).toBeGreaterThan(250);
  });

  test('has each make once for a kind, and each model once for a make', () => {
    const makes = vehicleMakes.map(({ kind, name }) => `${kind} ${name}`);
    const names = models.map(({ kind, make, name }) => `${kind} ${make} ${name}`);
    expect(makes.filter((name, index) => makes.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('has a body type of the kind for each model', () => {
    const known = { car: new Set<string>(bodyTypes.car), bike: new Set<string>(bodyTypes.bike) };
    expect(models.filter(({ kind, bodyType }) => !known[kind].has(bodyType))).toEqual([]);
  });

  test('has readable names that fit a field', () => {
    const names = [...vehicleMakes, ...models].flatMap(({ name, spellings }) => [
      name,
      ...spellings.map(({ text }) => text),
    ]);
    expect(names.filter((name) => !/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'-]*$/u.test(name))).toEqual([]);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(textLimits.shortText);
  });
});

test.each([
  ['car', 'Maruti Suzuki Swift VXi 2019', 'Maruti Suzuki', 'Swift', 'Hatchback'],
  ['car', 'maruti wagonr', 'Maruti Suzuki', 'Wagon R', 'Hatchback'],
  ['car', 'Swift Dzire VDI', 'Maruti Suzuki', 'Dzire', 'Sedan'],
  ['car', 'Maruti 800 AC', 'Maruti Suzuki', '800', 'Hatchback'],
  ['car', 'Hyundai Grand i10 Nios Sportz', 'Hyundai', 'Grand i10 Nios', 'Hatchback'],
  ['car', 'Mahindra XUV 700 AX7', 'Mahindra', 'XUV700', 'SUV'],
  ['car', 'Range Rover Evoque', 'Land Rover', 'Range Rover Evoque', 'SUV'],
  ['car', 'Mini Cooper S', 'Mini', 'Cooper', 'Hatchback'],
  ['car', 'Tata Ace Gold', 'Tata', 'Ace', 'Van'],
  ['car', 'GO+ Datsun', 'Datsun', 'Go', 'Hatchback'],
  ['car', 'Honda Activa', 'Honda', other, other],
  ['car', 'थार', 'Mahindra', 'Thar', 'SUV'],
  ['bike', 'Bajaj Pulsar NS 200', 'Bajaj', 'Pulsar NS', 'Sports'],
  ['bike', 'Royal Enfield Classic 350', 'Royal Enfield', 'Classic', 'Cruiser'],
  ['bike', 'Honda Activa 6G', 'Honda', 'Activa', 'Scooter'],
  ['bike', 'Hero Honda Splendor', 'Hero Honda', 'Splendor', 'Commuter'],
  ['bike', 'Splendor 2012', 'Hero', 'Splendor', 'Commuter'],
  ['bike', 'TVS Sport', 'TVS', 'Sport', 'Commuter'],
  ['bike', 'Sport, well kept', other, other, other],
  ['bike', 'My own electric scooter', other, other, 'Scooter'],
] as const)('a %s called %s is a %s %s, %s', (kind, name, make, model, bodyType) => {
  expect(describeName(kind, name)).toEqual({ make, model, bodyType });
});

test('the size tells the body type of an unknown model', () => {
  expect(describeName('car', 'Volkswagen Whatever', 'Compact SUV')).toEqual({
    make: 'Volkswagen',
    model: other,
    bodyType: 'SUV',
  });
  expect(describeName('car', 'Maruti Swift', 'SUV').bodyType).toBe('Hatchback');
});

describe('suggested names', () => {
  const texts = (kind: 'car' | 'bike', typed: string) => suggestNames(kind, typed).map(({ text }) => text);

  test.each([
    ['car', 'swi', 'Maruti Suzuki Swift'],
    ['car', 'wagonr', 'Maruti Suzuki Wagon R'],
    ['car', 'maruti sw', 'Maruti Suzuki Swift'],
    ['car', 'crta', 'Hyundai Creta'],
    ['car', 'थार', 'Mahindra Thar'],
    ['bike', 'bull', 'Royal Enfield Bullet'],
    ['bike', 'activ', 'Honda Activa'],
    ['car', 'swift vxi', 'Maruti Suzuki Swift vxi'],
    ['car', 'swift dzire vxi', 'Maruti Suzuki Dzire vxi'],
    ['car', 'Hyundai Creta SX (O)', 'Hyundai Creta SX (O)'],
    ['car', 'swift dzir', 'Maruti Suzuki Dzire'],
    ['bike', 'activa 6g dlx', 'Honda Activa 6g dlx'],
  ] as const)('for a %s: %s → %s', (kind, typed, name) => {
    expect(texts(kind, typed)[0]).toBe(name);
  });

  test('are of the kind, at most eight, and none for nothing', () => {
    expect(texts('bike', 'swift')).toEqual([]);
    expect(texts('car', 'm')).toHaveLength(8);
    expect(texts('car', ' ')).toEqual([]);
  });
});

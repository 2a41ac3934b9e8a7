import { expect, test } from 'vitest';
import { vehicleAt, vehiclePath } from '../../src/domain/vehicleAddress';

test.each([
  ['/cars/demo-car-01', { kind: 'car', id: 'demo-car-01' }],
  ['/bikes/Ab_9-x', { kind: 'bike', id: 'Ab_9-x' }],
  ['/bikes/Ab_9-x/', { kind: 'bike', id: 'Ab_9-x' }],
] as const)('%s is the address of a vehicle', (path, vehicle) => {
  expect(vehicleAt(path)).toEqual(vehicle);
  expect(vehiclePath(vehicle)).toBe(path.replace(/\/$/, ''));
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
  expect(vehicleAt(path)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { proposalsFrom } from '../../src/listings/form/proposals';
import { aBike, aCar } from '../support/screens/records';

const withValues = (values: Readonly<Record<string, string | number>>) =>
  aCar({ values: { ...aCar().values, ...values } });

describe('what most live listings of a model have is proposed', () => {
  test('for engine, tank, seats and mileage, each counted alone', () => {
    const listings = [
      withValues({ engineSize: '1200cc', mileage: '21', fuelTank: 37, seatingCapacity: 5 }),
      withValues({ engineSize: '1000cc', mileage: '21', fuelTank: 35, seatingCapacity: 5 }),
      withValues({ engineSize: '1200cc', mileage: '', fuelTank: 37, seatingCapacity: 5 }),
    ];
    expect(proposalsFrom('car', listings)).toEqual({
      engineSize: { value: '1200cc', count: 2, of: 3 },
      mileage: { value: '21', count: 2, of: 2 },
      seatingCapacity: { value: '5', count: 3, of: 3 },
      fuelTank: { value: '37', count: 2, of: 3 },
    });
  });

  test('among those with the chosen fuel', () => {
    const listings = [
      withValues({ fuelType: 'Petrol', engineSize: '1200cc' }),
      withValues({ fuelType: 'Petrol', engineSize: '1200cc' }),
      withValues({ fuelType: 'Diesel', engineSize: '1500cc' }),
    ];
    expect(proposalsFrom('car', listings, 'Diesel').engineSize).toEqual({ value: '1500cc', count: 1, of: 1 });
    expect(proposalsFrom('car', listings, 'Electric')).toEqual({});
  });

  test('but nothing that the form has no choice for', () => {
    expect(proposalsFrom('car', [withValues({ engineSize: '1199cc', fuelTank: 51 })])).not.toHaveProperty('engineSize');
    expect(proposalsFrom('car', [withValues({ engineSize: '1199cc', fuelTank: 51 })])).not.toHaveProperty('fuelTank');
  });

  test('and of a bike only what its form has', () => {
    const values = { ...aBike().values, mileage: '50', fuelTank: 13, seatingCapacity: 2 };
    const proposals = proposalsFrom('bike', [aBike({ values })]);
    expect(Object.keys(proposals).toSorted()).toEqual(['engineSize', 'fuelTank', 'mileage']);
  });
});

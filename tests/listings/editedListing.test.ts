import { describe, expect, test } from 'vitest';
import { toFormValues, toPhotoSlots, toVehicleDraft } from '../../src/domain/validators/vehicle';
import { photosOf } from '../../src/domain/vehicle';
import { moved } from '../../src/features/photos/moved';

const values = {
  name: 'Honda Unicorn',
  price: 'Rs. 65,000/-',
  year: 2020,
  fuelType: 'Petrol',
  engineSize: '150cc',
  mileage: '50',
  fuelTank: 13,
  kilometers: '18000',
  description: '',
} as const;

describe('the form of a listing that is edited', () => {
  test('saved as it is, says what the listing says', () => {
    expect(toVehicleDraft('bike', toFormValues({ kind: 'bike', values }))).toEqual({ kind: 'bike', values });
  });

  test('has nothing where the record has nothing, and no choice that there is not', () => {
    const damaged = { name: 'Unicorn', engineSize: '1cc', fuelTank: 99 };
    expect(toFormValues({ kind: 'bike', values: damaged })).toEqual({
      name: 'Unicorn',
      price: '',
      year: '',
      fuelType: '',
      engineSize: '',
      mileage: '',
      fuelTank: '',
      kilometers: '',
      description: '',
    });
  });

  test('has its photos in slots; one without a small version stands for it', () => {
    const photos = ['https://p.example/1.jpg', 'https://p.example/2.jpg'];
    const thumbnails = ['https://p.example/1-thumb.jpg'];
    const first = { url: photos[0], thumbnailUrl: thumbnails[0] };
    const second = { url: photos[1], thumbnailUrl: photos[1] };
    expect(photosOf({ photos, thumbnails })).toEqual([first, second]);
    expect(toPhotoSlots({ photos, thumbnails })).toEqual([first, second, null]);
    expect(toPhotoSlots({ photos: [], thumbnails: [] })).toEqual([null, null, null]);
  });
});

test.each([
  [0, 1, ['b', 'a', 'c']],
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
] as const)('a photo moved from %i to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(order);
});

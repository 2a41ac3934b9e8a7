import { describe, expect, test } from 'vitest';
import { toFormValues, toSubmittedListing } from '../../src/listings/form/listingForm';
import { toPhotoSlots } from '../../src/listings/form/photoSlots';
import { photosOf } from '../../src/listings/photoFiles';
import { toStoredStated } from '../../src/listings/stated/statedFacts';
import { describeName } from '../../src/shared/vehicles/describeName';
import { blankValues } from '../support/blankValues';

const values = {
  ...blankValues('bike'),
  name: 'Honda Unicorn',
  price: 'Rs. 65,000/-',
  year: 2020,
  fuelType: 'Petrol',
  engineSize: '150cc',
  mileage: '50',
  fuelTank: 13,
  kilometers: '18000',
  make: 'Honda Motors',
  model: 'Unicorn 160',
  bodyType: 'Commuter',
} as const;

describe('the form of a listing that is edited', () => {
  test('saved without a change, equals the listing', () => {
    const stated = { owners: '2', insuranceUntil: '2027-03', loan: 'None' };
    const form = toFormValues({ kind: 'bike', values, stated: toStoredStated(stated) });
    expect(toSubmittedListing('bike', form)).toEqual({ kind: 'bike', values, stated });
  });

  test('leaves out what follows the name, so that it changes with it', () => {
    const described = { ...values, ...describeName('bike', values.name, '') };
    const form = toFormValues({ kind: 'bike', values: described, stated: {} });
    expect(form).not.toHaveProperty('make');
    expect(toSubmittedListing('bike', { ...form, name: 'Vespa' }).values).toMatchObject(
      describeName('bike', 'Vespa', ''),
    );
  });

  test('has blank fields if the record has, and if a choice no longer exists', () => {
    const damaged = { name: 'Unicorn', engineSize: '1cc', fuelTank: 99 };
    expect(toFormValues({ kind: 'bike', values: damaged, stated: { owners: 7 } })).toEqual({
      ...blankValues('bike'),
      name: 'Unicorn',
    });
  });

  test('has its photos in slots; a photo without a small version is used for both', () => {
    const photos = ['https://p.example/1.jpg', 'https://p.example/2.jpg'];
    const thumbnails = ['https://p.example/1-thumb.jpg'];
    const first = { url: photos[0], thumbnailUrl: thumbnails[0] };
    const second = { url: photos[1], thumbnailUrl: photos[1] };
    expect(photosOf({ photos, thumbnails })).toEqual([first, second]);
    const none = Array.from({ length: 6 }, () => null);
    expect(toPhotoSlots({ photos, thumbnails, photoLabels: [] }).photos).toEqual([first, second, ...none]);
  });
});

import { expect, test } from 'vitest';
import { contentChanges } from '../../src/admin/listing/contentChanges';
import { aReviewedListing } from '../support/screens/records';

const listing = aReviewedListing('bike', {
  values: { name: 'Honda Unicorn', price: '65000', year: 2020, fuelType: 'Petrol', description: 'New tyres.' },
  photos: ['https://photos.example/1', 'https://photos.example/2'],
  thumbnails: ['https://photos.example/1s', 'https://photos.example/2s'],
  stated: { owners: '2' },
});

const seen = {
  bikeName: 'Honda Unicorn',
  bikePrice: '65000',
  bikeYear: 2020,
  fuelType: 'Petrol',
  bikeDescription: 'New tyres.',
  bikePhotos: ['https://photos.example/1', 'https://photos.example/2'],
  thumbnails: ['https://photos.example/1s', 'https://photos.example/2s'],
  stated: { owners: '2', papers: '' },
};

const nothing = { facts: [], newPhotos: [], removedPhotos: [] };

test('nothing', () => {
  expect(contentChanges(seen, listing)).toEqual(nothing);
});

test.each([
  [{ bikePrice: '70000' }, { label: 'Price', before: 'Rs. 70,000', now: 'Rs. 65,000' }],
  [{ bikeName: 'Honda Shine' }, { label: 'Name', before: 'Honda Shine', now: 'Honda Unicorn' }],
  [{ bikeDescription: '' }, { label: 'Description', before: '', now: 'New tyres.' }],
  [{ bikeYear: 2019 }, { label: 'Purchased year', before: '2019', now: '2020' }],
  [{ mileage: '40' }, { label: 'Mileage', before: '40 km/l', now: '' }],
  [{ stated: { owners: '1' } }, { label: 'Owners', before: '1', now: '2' }],
])('%j was seen', (other, change) => {
  expect(contentChanges({ ...seen, ...other }, listing)).toEqual({ ...nothing, facts: [change] });
});

test('a photo was added', () => {
  const [photo] = seen.bikePhotos;
  const [thumbnail] = seen.thumbnails;
  expect(contentChanges({ ...seen, bikePhotos: [photo], thumbnails: [thumbnail] }, listing)).toEqual({
    ...nothing,
    newPhotos: [{ url: 'https://photos.example/2', thumbnailUrl: 'https://photos.example/2s' }],
  });
});

test('a photo has another small version', () => {
  const thumbnails = ['https://photos.example/1s', 'https://photos.example/other'];
  expect(contentChanges({ ...seen, thumbnails }, listing)).toEqual({
    ...nothing,
    newPhotos: [{ url: 'https://photos.example/2', thumbnailUrl: 'https://photos.example/2s' }],
    removedPhotos: [{ url: 'https://photos.example/2', thumbnailUrl: 'https://photos.example/other' }],
  });
});

test('a photo has another medium version', () => {
  const mediumPhotos = ['', 'https://photos.example/2m'];
  expect(contentChanges({ ...seen, mediumPhotos: ['', ''] }, { ...listing, mediumPhotos })).toMatchObject({
    newPhotos: [{ url: 'https://photos.example/2', mediumUrl: 'https://photos.example/2m' }],
    removedPhotos: [{ url: 'https://photos.example/2' }],
  });
});

test('a damaged record says nothing that can be shown', () => {
  expect(contentChanges({ ...seen, bikePhotos: 7, stated: null }, listing).facts).toEqual([
    { label: 'Owners', before: '', now: '2' },
  ]);
});

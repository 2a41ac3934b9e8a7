import { describe, expect, test } from 'vitest';
import type { Dealer } from '../../src/dealers/dealer';
import { listingDescription, listingJsonLd, listingTitle } from '../../src/listings/details/listingSummary';
import type { Listing } from '../../src/listings/listing';
import { priceOf } from '../../src/listings/price';
import { readValues } from '../support/screens/records';

const swift: Listing = {
  kind: 'car',
  id: 'car1',
  sellerId: 'dealer1',
  dealerName: 'Sahyadri Motors',
  distName: 'Pune',
  name: 'Maruti Swift',
  values: {
    name: 'Maruti Swift',
    price: '4.85 lakh',
    year: 2019,
    fuelType: 'Petrol',
    transmission: 'Manual',
    engineSize: '1200cc',
    seatingCapacity: 5,
    kilometers: '1,08,000',
    description: 'One owner.',
  },
  price: priceOf('4.85 lakh'),
  kilometers: 108_000,
  description: 'One owner.',
  photos: ['https://pictures.example/front.jpg'],
  thumbnails: [],
  photoLabels: [],
  stated: {},
  state: 'approved',
  visible: true,
  rejectReason: '',
  createdAt: null,
  updatedAt: null,
};

const dealer: Dealer = {
  id: 'dealer1',
  dealerName: 'Sahyadri Motors',
  distName: 'Pune',
  address: '12 MG Road',
  phone: '9123456780',
  profilePic: '',
  approved: true,
};

const address = 'https://second-gear.example/cars/car1';

const parsed = (listing: Listing, shownDealer: Dealer | null = dealer): Record<string, unknown> =>
  JSON.parse(listingJsonLd(listing, shownDealer, address));

describe('the head of a listing’s page', () => {
  test('title and description', () => {
    expect(listingTitle(swift)).toBe('Maruti Swift, 2019, Rs. 4.85\u00a0lakh');
    expect(listingDescription(swift)).toBe(
      'Used car: Maruti Swift. 2019, 1,08,000 km, Petrol, Manual. Rs. 4,85,000. Sahyadri Motors, Pune.',
    );
    expect(listingDescription({ ...swift, dealerName: '', distName: '' })).toMatch(/Rs\. 4,85,000\.$/);
  });

  test('of a record with few fields', () => {
    const bare = { ...swift, dealerName: '', distName: '', name: 'Unknown', values: {}, ...readValues({}) };
    expect(listingTitle(bare)).toBe('Unknown, Price on request');
    expect(listingDescription(bare)).toBe('Used car: Unknown. Price on request.');
  });

  test('a long name is cut between two characters', () => {
    const text = listingDescription({ ...swift, name: '🚗'.repeat(5_000) });
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^Used car: (?:🚗)+…$/u);
  });
});

describe('the listing as data for search engines', () => {
  test('a live car', () => {
    expect(parsed(swift)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Car',
      name: 'Maruti Swift',
      url: address,
      image: ['https://pictures.example/front.jpg'],
      description: 'One owner.',
      itemCondition: 'https://schema.org/UsedCondition',
      vehicleModelDate: '2019',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 108_000, unitCode: 'KMT' },
      fuelType: 'Petrol',
      vehicleTransmission: 'Manual',
      vehicleSeatingCapacity: 5,
      vehicleEngine: {
        '@type': 'EngineSpecification',
        engineDisplacement: { '@type': 'QuantitativeValue', value: 1200, unitCode: 'CMQ' },
      },
      offers: {
        '@type': 'Offer',
        url: address,
        price: 485_000,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        seller: {
          '@type': 'AutoDealer',
          name: 'Sahyadri Motors',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '12 MG Road',
            addressLocality: 'Pune',
            addressCountry: 'IN',
          },
        },
      },
    });
  });

  test.each([
    ['sold', 'SoldOut'],
    ['withdrawn', 'Discontinued'],
  ] as const)('a bike that is %s', (state, availability) => {
    expect(parsed({ ...swift, kind: 'bike', state })).toMatchObject({
      '@type': 'Motorcycle',
      offers: { availability: `https://schema.org/${availability}` },
    });
  });

  test('missing fields are left out', () => {
    const bare = parsed({ ...swift, values: {}, ...readValues({ price: 'Call me' }), photos: [] }, null);
    expect(Object.keys(bare).toSorted()).toEqual(
      ['@context', '@type', 'description', 'itemCondition', 'name', 'offers', 'url'].toSorted(),
    );
    expect(Object.keys(bare.offers as object)).toEqual(['@type', 'url', 'priceCurrency', 'availability']);
  });

  test('no text of the record can end the script element', () => {
    const name = '</script><script>alert(1)</script><!-- "\u2028';
    const text = listingJsonLd({ ...swift, name }, { ...dealer, dealerName: name }, address);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ name, offers: { seller: { name } } });
  });
});

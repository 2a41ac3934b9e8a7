import { describe, expect, test } from 'vitest';
import { unknownPrice } from '../../src/domain/price';
import type { Seller } from '../../src/domain/seller';
import type { Vehicle } from '../../src/domain/vehicle';
import { vehicleDescription, vehicleJsonLd, vehicleTitle } from '../../src/domain/vehicleSummary';

const swift: Vehicle = {
  kind: 'car',
  id: 'car1',
  sellerId: 'dealer1',
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
  priceValue: 485_000,
  photos: ['https://pictures.example/front.jpg'],
  thumbnails: [],
  state: 'approved',
  rejectReason: '',
  updatedAt: null,
};

const dealer: Seller = {
  id: 'dealer1',
  dealerName: 'Sahyadri Motors',
  distName: 'Pune',
  address: '12 MG Road',
  phone: '9123456780',
  profilePic: '',
};

const address = 'https://second-gear.example/cars/car1';

const parsed = (vehicle: Vehicle, seller: Seller | null = dealer): Record<string, unknown> =>
  JSON.parse(vehicleJsonLd(vehicle, seller, address));

describe('what a vehicle’s page says of it', () => {
  test('title and description', () => {
    expect(vehicleTitle(swift)).toBe('Maruti Swift, 2019, Rs. 4.85 lakh');
    expect(vehicleDescription(swift, dealer)).toBe(
      'Used car: Maruti Swift. 2019, 1,08,000 km, Petrol, Manual. Rs. 4,85,000. Sahyadri Motors, Pune.',
    );
    expect(vehicleDescription(swift, null)).toMatch(/Rs\. 4,85,000\.$/);
  });

  test('of a record with hardly a field', () => {
    const bare = { ...swift, name: 'Unknown', values: {} };
    expect(vehicleTitle(bare)).toBe('Unknown, Price on request');
    expect(vehicleDescription(bare, undefined)).toBe('Used car: Unknown. Price on request.');
  });

  test('an endless name is cut, and no character in two', () => {
    const text = vehicleDescription({ ...swift, name: '🚗'.repeat(5_000) }, dealer);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^Used car: (?:🚗)+…$/u);
  });
});

describe('the vehicle as data for search engines', () => {
  test('a car that can be had', () => {
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

  test('what the record does not name is left out', () => {
    const bare = parsed({ ...swift, values: { price: 'Call me' }, priceValue: unknownPrice, photos: [] }, null);
    expect(Object.keys(bare).toSorted()).toEqual(
      ['@context', '@type', 'description', 'itemCondition', 'name', 'offers', 'url'].toSorted(),
    );
    expect(Object.keys(bare.offers as object)).toEqual(['@type', 'url', 'priceCurrency', 'availability']);
  });

  test('no text of the record ends the element that it stands in', () => {
    const name = '</script><script>alert(1)</script><!-- "\u2028';
    const text = vehicleJsonLd({ ...swift, name }, { ...dealer, dealerName: name }, address);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ name, offers: { seller: { name } } });
  });
});

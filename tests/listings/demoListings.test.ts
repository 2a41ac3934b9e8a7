import { expect, test } from 'vitest';
import { listings } from '../../demo/catalogue/listings';

test('an electric vehicle of the demo data has neither an engine size nor a tank, and each other one has both', () => {
  const electric = listings.filter(({ fields }) => fields.fuelType === 'Electric');
  expect(electric.length).toBeGreaterThan(0);
  for (const { fields } of electric) expect(fields).toMatchObject({ engineSize: '', fuelTank: 0 });
  for (const { fields } of listings.filter((listing) => !electric.includes(listing))) {
    expect(fields.engineSize).toMatch(/^\d+cc$/);
    expect(fields.fuelTank).toBeGreaterThan(0);
  }
});

import { expect, test } from 'vitest';
import { comparisonRows } from '../../src/compare/comparisonRows';
import { aCar } from '../support/screens/records';

const swift = aCar();
const creta = aCar({
  id: 'car2',
  dealerName: '',
  distName: 'Satara',
  name: 'Hyundai Creta',
  values: { ...aCar().values, price: 'Ask me', year: 2021, kilometers: '', make: 'Hyundai' },
});

test('a comparison has all facts in rows, and knows which differ', () => {
  const rows = comparisonRows('car', [swift, creta]);
  expect(rows.map(({ label, texts, differs }) => [label, ...texts, differs])).toEqual([
    ['Price', 'Rs. 4,50,000', 'Ask me', true],
    ['Monthly cost', 'about Rs. 7,740 a month', '', true],
    ['Kilometers driven', '32,000 km', '', true],
    ['Purchased year', '2019', '2021', true],
    ['Fuel type', 'Petrol', 'Petrol', false],
    ['Transmission', 'Manual', 'Manual', false],
    ['Make', 'Maruti Suzuki', 'Hyundai', true],
    ['Model', 'Swift', 'Swift', false],
    ['Body type', 'Hatchback', 'Hatchback', false],
    ['Place', 'Pune', 'Satara', true],
    ['Dealer', 'Sahyadri Motors', '', true],
  ]);
});

test('what the dealers state comes after the year: owners first, then the papers', () => {
  const stated = { owners: '1', registeredState: 'Goa', registeredYear: '2019' };
  const rows = comparisonRows('car', [aCar({ stated }), aCar({ stated: { ...stated, owners: '4+' } })]);
  expect(rows.slice(3, 7).map(({ label, texts, differs }) => [label, ...texts, differs])).toEqual([
    ['Purchased year', '2019', '2019', false],
    ['Owners', '1', '4 or more', true],
    ['Registered in', 'Goa, 2019', 'Goa, 2019', false],
    ['Fuel type', 'Petrol', 'Petrol', false],
  ]);
});

test('a single listing differs from none', () => {
  expect(comparisonRows('car', [swift]).filter(({ differs }) => differs)).toEqual([]);
});

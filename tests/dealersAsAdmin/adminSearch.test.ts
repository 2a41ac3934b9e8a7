import { describe, expect, test } from 'vitest';
import { meaningOf } from '../../src/dealersAsAdmin/search/adminSearch';
import { adminAddress, adminPlaceAt } from '../../src/shared/addresses/adminAddress';
import { dayOf, daysLater, isDay, startOfDay } from '../../src/shared/time/indianDay';

describe('what the admin types', () => {
  test.each([
    ['https://example.com/cars/demo-car-01', { kind: 'car', id: 'demo-car-01' }],
    [' http://127.0.0.1:4173/bikes/aB3_x?from=share#photos ', { kind: 'bike', id: 'aB3_x' }],
    ['example.com/cars/demo-car-01', { kind: 'car', id: 'demo-car-01' }],
    ['/bikes/demo-bike-02', { kind: 'bike', id: 'demo-bike-02' }],
  ])('%s is the address of a post', (text, listing) => {
    expect(meaningOf(text)).toEqual({ what: 'listing', listing });
  });

  test.each(['98765 43210', '+91 98765-43210', '098765 43210', '९८७६५४३२१०'])('%s is a phone number', (text) => {
    expect(meaningOf(text)).toEqual({ what: 'phone', phone: '9876543210' });
  });

  test.each(['demo-car-01', 'Zk3vQ8eXwqPzT5tYb1Rm', 'abcdefghijKlmnopqrst'])('%s may be an id', (id) => {
    expect(meaningOf(id)).toEqual({ what: 'id', id });
  });

  test.each([
    'swift pune',
    'Hyundai',
    'i20',
    'Maruti/Suzuki',
    'https://example.com/dealers/demo-car-01',
    'https://example.com/cars/a/b',
    '98765',
    '',
  ])('“%s” are words', (text) => {
    expect(meaningOf(text)).toEqual({ what: 'words' });
  });
});

describe('the address of a list', () => {
  test('says what the list is narrowed to', () => {
    const place = {
      tab: 'all',
      listing: { kind: 'bike', id: 'b1' },
      dealer: 'd1',
      kind: 'changes',
      search: 'swift & pune',
      from: '2026-11-01',
      to: '2026-11-24',
    } as const;
    expect(adminPlaceAt(new URLSearchParams(adminAddress(place).split('?')[1]))).toEqual(place);
  });

  test('takes days only', () => {
    const { from, to } = adminPlaceAt(new URLSearchParams({ tab: 'all', from: '2026-02-30', to: 'today' }));
    expect([from, to]).toEqual(['', '']);
  });
});

test('days are those of India', () => {
  expect(startOfDay('2026-11-24').toISOString()).toBe('2026-11-23T18:30:00.000Z');
  expect(dayOf(new Date('2026-11-23T18:30:00Z'))).toBe('2026-11-24');
  expect(daysLater('2026-02-28', 1)).toBe('2026-03-01');
  expect(daysLater('2026-01-01', -1)).toBe('2025-12-31');
  expect(['2026-11-24', '2026-11-31', '24.11.2026'].map(isDay)).toEqual([true, false, false]);
});

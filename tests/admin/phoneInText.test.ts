import { expect, test } from 'vitest';
import { containsPhoneNumber } from '../../src/admin/hints/phoneInText';

test.each(['Call 9886011223', 'call me on 98860 11223.', '+91 98860-11223', '(098860) 112 23'])(
  'a phone number in: %s',
  (text) => expect(containsPhoneNumber(text)).toBe(true),
);

test.each([
  '',
  'Driven 63,200 km since 2019',
  'Rs. 7,95,000 or 8,25,000',
  'Chassis 12345678901234567',
  '2019 2020 2021',
])('no phone number in: %s', (text) => expect(containsPhoneNumber(text)).toBe(false));

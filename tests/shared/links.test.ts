import { describe, expect, test } from 'vitest';
import { dealerPlace } from '../../src/dealers/dealer';
import { mapLink, phoneLink, typedPhoneLink, whatsAppLink } from '../../src/shared/addresses/links';

describe('links that lead out of the app', () => {
  test('a call and a message', () => {
    expect(phoneLink('9123456780')).toBe('tel:+919123456780');
    expect(whatsAppLink('Swift & co: https://x.example/?a=1', '9123456780')).toBe(
      'https://wa.me/919123456780?text=Swift%20%26%20co%3A%20https%3A%2F%2Fx.example%2F%3Fa%3D1',
    );
    expect(whatsAppLink('Swift')).toBe('https://wa.me/?text=Swift');
  });

  test.each([
    ['9123456780', 'tel:+919123456780'],
    ['91234 56780', 'tel:+919123456780'],
    ['+91 91234-56780', 'tel:+919123456780'],
    ['919123456780', 'tel:+919123456780'],
    ['09123456780', 'tel:+919123456780'],
    ['(022) 2345 6789', 'tel:+912223456789'],
    ['+44 20 7946 0958', 'tel:+442079460958'],
  ])('a call to a typed number: %s', (text, link) => {
    expect(typedPhoneLink(text)).toBe(link);
  });

  test.each([
    '',
    'call me',
    'evenings',
    '12345',
    '91234 5678',
    '91234 567801',
    '9123456780,112',
    '9123456780;ext=1',
    '*#06#',
    '**21*9123456780#',
    '+0123456789',
    '+91 91234 56780 or so',
    '9123456780 9123456781',
    'tel:9123456780',
    'javascript:alert(1)',
    '٩١٢٣٤٥٦٧٨٠',
  ])('no call to a text that is no phone number: %j', (text) => {
    expect(typedPhoneLink(text)).toBeNull();
  });

  test('a place on the map, the district once', () => {
    expect(mapLink(dealerPlace({ address: '12 MG Road', distName: 'Pune' }))).toBe(
      'https://www.google.com/maps/search/?api=1&query=12%20MG%20Road%2C%20Pune',
    );
    expect(mapLink(dealerPlace({ address: 'Camp, Pune', distName: 'Pune' }))).toContain('query=Camp%2C%20Pune');
    expect(mapLink(dealerPlace({ address: ' ', distName: '' }))).toBeNull();
  });

  test('a lone surrogate breaks no link', () => {
    expect(whatsAppLink('Swift \ud83d')).toBe('https://wa.me/?text=Swift%20');
    expect(mapLink(dealerPlace({ address: '\udc00 Road', distName: '' }))).toContain('query=%20Road');
  });
});

import { describe, expect, test } from 'vitest';
import { mapLink, phoneLink, whatsAppLink } from '../../src/domain/links';

describe('links that lead out of the app', () => {
  test('a call and a message', () => {
    expect(phoneLink('9123456780')).toBe('tel:+919123456780');
    expect(whatsAppLink('Swift & co: https://x.example/?a=1', '9123456780')).toBe(
      'https://wa.me/919123456780?text=Swift%20%26%20co%3A%20https%3A%2F%2Fx.example%2F%3Fa%3D1',
    );
    expect(whatsAppLink('Swift')).toBe('https://wa.me/?text=Swift');
  });

  test('a place on the map, the district once', () => {
    expect(mapLink({ address: '12 MG Road', distName: 'Pune' })).toBe(
      'https://www.google.com/maps/search/?api=1&query=12%20MG%20Road%2C%20Pune',
    );
    expect(mapLink({ address: 'Camp, Pune', distName: 'Pune' })).toContain('query=Camp%2C%20Pune');
    expect(mapLink({ address: ' ', distName: '' })).toBeNull();
  });

  test('half a character spoils none', () => {
    expect(whatsAppLink('Swift \ud83d')).toBe('https://wa.me/?text=Swift%20');
    expect(mapLink({ address: '\udc00 Road', distName: '' })).toContain('query=%20Road');
  });
});

import { describe, expect, test } from 'vitest';
import { emailIn, partsOf } from '../../src/contact/messageParts';

const origins = ['https://gear.example', 'http://127.0.0.1:4173'];
const linked = (text: string) =>
  partsOf(text, origins).flatMap(({ text: part, listing }) => (listing ? [[part, listing.id]] : []));

describe('the text of a message', () => {
  test.each([
    ['https://gear.example/cars/demo-car-01', 'https://gear.example/cars/demo-car-01', 'demo-car-01'],
    ['(see http://127.0.0.1:4173/bikes/b_2).', 'http://127.0.0.1:4173/bikes/b_2', 'b_2'],
    ['“https://gear.example/cars/a?from=share#photos”!', 'https://gear.example/cars/a?from=share#photos', 'a'],
    ['HTTPS\nhttps://GEAR.example/cars/a, is it sold?', 'https://GEAR.example/cars/a', 'a'],
  ])('%j has a link', (text, part, id) => {
    expect(linked(text)).toEqual([[part, id]]);
  });

  test.each([
    'https://gear.example.evil.com/cars/a',
    'https://evil.com/https://gear.example/cars/a',
    'https://evil.com/?https://gear.example/cars/a',
    'https://gear.example@evil.com/cars/a',
    'https://user:word@gear.example/cars/a',
    'http://gear.example/cars/a',
    'https://gear.example:8443/cars/a',
    'https://gear.example/dealers/a',
    'https://gear.example/cars/a/b',
    'https://gear.example/cars/%2e%2e',
    'javascript:alert(1)//gear.example/cars/a',
    'gear.example/cars/a',
    'https://',
  ])('%s is no link', (text) => {
    expect(linked(text)).toEqual([]);
  });

  test('is whole, with every listing in it', () => {
    const text = 'One https://gear.example/cars/a and\ntwo https://gear.example/bikes/b. https://evil.com/cars/c';
    expect(linked(text).map(([, id]) => id)).toEqual(['a', 'b']);
    expect(
      partsOf(text, origins)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(partsOf('', origins)).toEqual([]);
  });

  test('may have an e-mail address', () => {
    expect(emailIn('98123 45670', 'Write to asha.rao+cars@mail.example.in.')).toBe('asha.rao+cars@mail.example.in');
    expect(emailIn('98123 45670', 'a@b, @c.in, a@b@c.in x')).toBeNull();
  });
});

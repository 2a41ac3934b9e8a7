import { describe, expect, test } from 'vitest';
import { cleanAddress, cleanLine, cleanText } from '../../src/shared/text/cleanText';
import { isBlank } from '../../src/shared/text/hiddenCharacters';
import { readableNames } from '../rules/names';

describe('a blank text', () => {
  test.each([
    '',
    '  ',
    '\u00A0\u3000',
    '\u200B',
    '\u2800',
    '\u3164',
    '\uFEFF',
    '\u200D',
    '\uFE0F',
    '\u202E\n',
    '\u00AD',
  ])('has no character that people see: %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  test.each(['.', '0', '\u200Ba', '❤\uFE0F'])('has none of these: %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('a text in one line', () => {
  test.each([
    ...readableNames,
    'Ravi ❤\uFE0F',
    'Ravi 👨\u200D👩\u200D👧',
    'Ravi 👩🏽\u200D💻',
    'Ravi 🏳\uFE0F\u200D🌈',
    'No. 1\uFE0F\u20E3 Motors',
    '🇮🇳 Motors',
  ])('keeps what people see: %s', (name) => {
    expect(cleanLine(name)).toBe(name);
  });

  test.each([
    ['marks of direction', '\u202ASharma\u202C \u200EMotors', 'Sharma Motors'],
    ['an override', 'Sharma \u202EsrotoM', 'Sharma srotoM'],
    ['spaces of no width', 'Sharma\u200B Mo\uFEFFtors', 'Sharma Motors'],
    ['a soft hyphen', 'Shar\u00ADma', 'Sharma'],
    ['letters that look blank', 'Sharma\u3164\u2800\u115F', 'Sharma'],
    ['200 line ends', `12 MG Road${'\n'.repeat(200)}Pune`, '12 MG Road Pune'],
    ['other blanks', 'Sharma\u00A0\t\u3000Motors ', 'Sharma Motors'],
    ['a delete character', 'Sharma\u007F', 'Sharma'],
    ['a private character', 'Sharma\uF8FF', 'Sharma'],
    ['half a character', 'Sharma\uD83D', 'Sharma'],
    ['a tag', 'Sharma\u{E0041}', 'Sharma'],
    ['a variation selector behind a letter', 'Sharma\uFE0F', 'Sharma'],
    ['a joiner in a Latin word', 'Shar\u200Cma', 'Sharma'],
    ['a joiner in front of a word', '\u200Dशर्मा', 'शर्मा'],
    ['a joiner behind a word', 'राम\u200C मोटर्स', 'राम मोटर्स'],
    ['a joiner too many', 'शर्\u200D\u200Dमा', 'शर्\u200Dमा'],
    ['two joiners between letters', 'मा\u200D\u200Dरुति', 'मारुति'],
    ['a joiner behind a picture', '❤\uFE0F\u200Dराम', '❤\uFE0Fराम'],
    ['a joiner between a word and a picture', 'राम\u200D❤', 'राम❤'],
  ])('loses %s', (_what, text, clean) => {
    expect(cleanLine(text)).toBe(clean);
    expect(cleanLine(clean)).toBe(clean);
  });
});

test('a text of several lines keeps its line ends, but no more than one empty line', () => {
  expect(cleanText(' One owner.\u202E\r\n\r\n\n\n\u200B\nAll papers ✅\uFE0F.\u2028Call me. \n')).toBe(
    'One owner.\n\nAll papers ✅\uFE0F.\nCall me.',
  );
});

test.each([
  ['12 MG Road\nPune', '12 MG Road, Pune'],
  ['12 MG Road,\r\n\r\nNear the clock tower\nPune\n', '12 MG Road, Near the clock tower, Pune'],
])('an address is one line: %j', (typed, stored) => {
  expect(cleanAddress(typed, 200)).toBe(stored);
});

test('the commas of an address need room', () => {
  expect(cleanAddress('12\nPune', 7)).toBe('12 Pune');
});

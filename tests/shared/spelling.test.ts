import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soundOf } from '../../src/shared/indianScripts';
import { allowedErrors, errorsBetween, fold, foldedWords } from '../../src/shared/spelling';

test.each([
  ['Citroën', 'citroen'],
  ['ŠKODA', 'skoda'],
  ['डीज़ल', 'डीजल'],
  ['पाँच', 'पांच'],
  ['२०१९', '2019'],
  ['Ｓｗｉｆｔ', 'swift'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('words are parted by everything but letters, marks and digits', () => {
  expect(foldedWords(' Wagon-R (VXi), वैगन आर! ')).toEqual(['wagon', 'r', 'vxi', 'वैगन', 'आर']);
});

describe('the errors between two words', () => {
  test.each([
    ['swift', 'swift', 0],
    ['swfit', 'swift', 1],
    ['creeta', 'creta', 1],
    ['hundai', 'hyundai', 1],
    ['enfeild', 'enfield', 1],
    ['baleno', 'balneo', 1],
    ['volkswagon', 'wolkswagen', 2],
    ['', 'ab', 2],
  ])('%s and %s: %i', (one, other, errors) => {
    expect(errorsBetween(one, other, 2)).toBe(errors);
    expect(errorsBetween(one, other, errors)).toBe(errors);
  });

  test('are not counted past the bound', () => {
    expect(errorsBetween('swift', 'creta', 2)).toBe(Number.POSITIVE_INFINITY);
    expect(errorsBetween('thar', 'tharroxx', 2)).toBe(Number.POSITIVE_INFINITY);
  });

  test('are the same both ways, and the bound does not change them', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.nat(4), (one, other, most) => {
        const errors = errorsBetween(one, other, 20);
        expect(errorsBetween(other, one, 20)).toBe(errors);
        expect(errorsBetween(one, other, most)).toBe(errors <= most ? errors : Number.POSITIVE_INFINITY);
      }),
    );
  });
});

test('a short word may have no error', () => {
  expect(['go', 'i20', 'zen', 'alto', 'fortune', 'fortuner'].map(allowedErrors)).toEqual([0, 0, 0, 1, 1, 2]);
});

test.each([
  ['जयपुर', 'Jaipur'],
  ['भोपाल', 'Bhopal'],
  ['उदयपुर', 'Udaipur'],
  ['लुधियाना', 'Ludhiana'],
  ['गाज़ियाबाद', 'Ghaziabad'],
  ['झांसी', 'Jhansi'],
  ['कोल्हापुर', 'Kolhapur'],
  ['स्विफ्ट', 'Swift'],
])('%s sounds like %s', (devanagari, latin) => {
  expect(soundOf(devanagari)).toBe(soundOf(latin));
});

import { describe, expect, test } from 'vitest';
import { searchLimits, textLimits } from '../../src/domain/limits';
import { matchesWords, searchContent, searchTokens, searchWords, tokenOf } from '../../src/domain/searchTokens';

describe('words', () => {
  test.each([
    ['Maruti Suzuki Swift ZXi', ['maruti', 'suzuki', 'swift', 'zxi']],
    ['i20 (Asta), Wagon-R', ['i20', 'asta', 'wagon', 'r']],
    ['  ', []],
    ['पुणे ज़िला', ['पुणे', 'ज़िला'.normalize('NFKC')]],
    ['ＳＷＩＦＴ', ['swift']],
  ])('of %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });
});

describe('tokens', () => {
  test('are what the words begin with, from two letters on, each once', () => {
    expect(searchTokens('Swift S', 'Swat')).toEqual(['sw', 'swi', 'swif', 'swift', 'swa', 'swat']);
  });

  test('of a long word end with its twelfth letter', () => {
    const tokens = searchTokens('Thiruvananthapuram');
    expect(tokens.at(-1)).toBe('thiruvananth');
    expect(tokens).toHaveLength(11);
    expect(tokenOf('thiruvananthapuram')).toBe('thiruvananth');
  });

  test('a word of one letter has none', () => {
    expect(tokenOf('s')).toBeNull();
    expect(searchTokens('S')).toEqual([]);
  });

  test('letters that the computer writes as two stay whole', () => {
    expect(tokenOf('𐐷')).toBeNull();
    expect(searchTokens('🚗 𐐏𐐏')).toEqual(['𐐷𐐷']);
  });

  test('are never more than may be stored, whatever the name and the district', () => {
    const alphabet = 'abcdefghijklmnopqrstuvwxyz';
    for (let length = 2; length <= 14; length += 1) {
      const words = Array.from({ length: 26 }, (_, index) => (alphabet + alphabet).slice(index, index + length));
      const name = words.join(' ').slice(0, textLimits.vehicleName);
      const district = words.toReversed().join(' ').slice(0, textLimits.district);
      expect(searchTokens(name, district).length).toBeLessThanOrEqual(searchLimits.tokens);
    }
  });
});

test('what is typed is found where each word begins one of the words, in whatever order', () => {
  expect(matchesWords(['pun', 'swift'], 'Maruti Swift', 'Pune')).toBe(true);
  expect(matchesWords(['swift', 'delhi'], 'Maruti Swift', 'Pune')).toBe(false);
  expect(matchesWords(['wift'], 'Maruti Swift')).toBe(false);
  expect(matchesWords([], 'Maruti Swift')).toBe(true);
});

test('a listing stores its district, its tokens and its distance', () => {
  expect(searchContent({ name: 'Honda City', kilometers: '46,200' }, 'Goa')).toEqual({
    distName: 'Goa',
    searchTokens: ['ho', 'hon', 'hond', 'honda', 'ci', 'cit', 'city', 'go', 'goa'],
    kilometersValue: 46_200,
  });
});

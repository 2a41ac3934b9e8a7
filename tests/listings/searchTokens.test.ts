import { describe, expect, test } from 'vitest';
import { askedWords, searchContent, searchTokens, searchWords, tokenOf } from '../../src/listings/stored/searchTokens';
import { searchLimits, textLimits } from '../../src/shared/limits';

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
  test('are the beginnings of the words, from two letters on, without duplicates', () => {
    const tokens = searchTokens('Swift S', 'Swat');
    expect(tokens.slice(0, 6)).toEqual(['sw', 'swi', 'swif', 'swift', 'swa', 'swat']);
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  test('are the pairs of all beginnings of two words, those of whole words first', () => {
    expect(searchTokens('i20 Goa').slice(4)).toEqual(['goa+i20', 'goa+i2', 'go+i20', 'go+i2']);
    // One is the beginning of the other: no search uses such a pair.
    expect(searchTokens('City Citycar').filter((token) => token.includes('+'))).toEqual([]);
  });

  test('of long words end with their eighth letter in a pair', () => {
    const tokens = searchTokens('Mahindra Thiruvananthapuram');
    expect(tokens).toContain('mahindra+thiruvan');
    expect(tokens.filter((token) => token.length > 17)).toEqual([]);
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

  test('characters of two code units are not split', () => {
    expect(tokenOf('𐐷')).toBeNull();
    expect(searchTokens('🚗 𐐏𐐏')).toEqual(['𐐷𐐷']);
  });

  test('are never more than the rules allow, whatever the name and the district', () => {
    const alphabet = 'abcdefghijklmnopqrstuvwxyz';
    for (let length = 2; length <= 14; length += 1) {
      const words = Array.from({ length: 26 }, (_, index) => (alphabet + alphabet).slice(index, index + length));
      const name = words.join(' ').slice(0, textLimits.listingName);
      const district = words.toReversed().join(' ').slice(0, textLimits.district);
      const tokens = searchTokens(name, district);
      expect(tokens.length).toBeLessThanOrEqual(searchLimits.tokens);
      // Single words always have theirs.
      for (const word of [...words].slice(0, 1)) expect(tokens).toContain(tokenOf(word));
    }
  });
});

describe('typed words', () => {
  test.each([
    ['swift', 'swift', []],
    ['thiruvananthapuram', 'thiruvananth', []],
    ['pune swift', 'pune+swift', []],
    ['swift pune', 'pune+swift', []],
    ['sw swift', 'swift', []],
    ['swift swift', 'swift', []],
    ['s', null, []],
    ['', null, []],
    ['mahindra thiruvananthapuram', 'mahindra+thiruvan', []],
    ['maruti swift pune vxi', 'maruti+swift', ['pune', 'vxi']],
  ])('ask for one token: %j', (text, token, leftOut) => {
    expect(askedWords(searchWords(text))).toEqual({ token, leftOut });
  });

  test.each([
    ['Maruti Suzuki Swift VXi', 'Pune'],
    ['Hyundai i20 Asta (O)', 'Navi Mumbai'],
    ['Royal Enfield Classic 350', 'पुणे'],
  ])('in a pair find each listing whose words they begin: %s, %s', (name, district) => {
    const words = searchWords(`${name} ${district}`);
    const tokens = new Set(searchTokens(name, district));
    const beginnings = words.flatMap((word) => [...word].map((_, index) => [...word].slice(0, index + 1).join('')));
    for (const one of beginnings) {
      for (const other of beginnings) {
        const { token } = askedWords([one, other]);
        if (token !== null) expect(tokens.has(token) ? '' : `${one} ${other}`).toBe('');
      }
    }
  });
});

test('a listing stores its district, its tokens and its distance', () => {
  expect(searchContent({ name: 'Honda City', kilometers: '46,200' }, 'Goa')).toEqual({
    distName: 'Goa',
    searchTokens: searchTokens('Honda City', 'Goa'),
    kilometersValue: 46_200,
  });
});

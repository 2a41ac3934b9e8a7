import { describe, expect, test } from 'vitest';
import { indianLanguageTyped, langOfTyped } from '../../src/shared/typedLanguage';

describe('the language of a typed text', () => {
  test.each([
    ['en', 'One owner, all papers.', undefined],
    ['en', 'एक ही मालिक, सब कागज़ हैं।', 'hi-IN'],
    ['mr', 'एकच मालक, सर्व कागदपत्रे.', undefined],
    ['ta', 'One owner, all papers.', 'en-IN'],
    ['ta', 'ஒரே உரிமையாளர், 32,000 km.', undefined],
    ['ta', 'এক মালিক', 'bn-IN'],
    ['hi', 'Maruti Swift: ఒకే యజమాని, అన్ని పేపర్లు ఉన్నాయి', 'te-IN'],
    ['hi', '98765 43210 ☎', undefined],
    ['hi', '', undefined],
  ] as const)('on a page in %s, of %j is %s', (page, text, lang) => {
    expect(langOfTyped(text, page)).toBe(lang);
  });

  test.each([
    ['en', 'पुणे', 'hi'],
    ['mr', 'पुणे', 'mr'],
    ['hi', 'diesel சென்னை', 'ta'],
    ['hi', 'Pune', null],
    ['hi', 'ಬೆಂಗಳೂರು', null],
  ] as const)('on a page in %s, the names for %j are in %s', (page, text, code) => {
    expect(indianLanguageTyped(text, page)).toBe(code);
  });
});

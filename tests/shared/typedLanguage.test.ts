import { afterEach, describe, expect, test, vi } from 'vitest';

/** The `lang` of a text on a page in that language. */
async function langOn(page: string, text: string): Promise<string | undefined> {
  vi.resetModules();
  vi.stubEnv('VITE_LANGUAGE', page);
  const { langOfTyped } = await import('../../src/shared/typedLanguage');
  return langOfTyped(text);
}

afterEach(() => vi.unstubAllEnvs());

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
  ])('on a page in %s, of %j is %s', async (page, text, lang) => {
    expect(await langOn(page, text)).toBe(lang);
  });
});

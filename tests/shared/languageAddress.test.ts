import { describe, expect, test } from 'vitest';
import { withLanguages } from '../../emulators/firebaseConfig';
import { addressBelow, pathBelow } from '../../src/shared/addresses/base';
import { addressIn, alternatesOf, languageAt, pathInAnyLanguage } from '../../src/shared/addresses/languageAddress';
import { baseOf, localeOf } from '../../src/shared/language';
import { languageCodes, languageOf } from '../../src/shared/languages';

/** English stands at the root, each other language below its code (LANG-1). */

test.each([
  ['', '/', '/'],
  ['', '/cars', '/cars'],
  ['/hi', '/', '/hi'],
  ['/hi', '/cars?sort=cheapest', '/hi/cars?sort=cheapest'],
])('below %o, %s is %s', (base, path, address) => {
  expect(addressBelow(base, path)).toBe(address);
  expect(pathBelow(base, address)).toBe(path);
});

test.each(['/', '/cars', '/hindi', '/hindi/cars', '/HI/cars', '/mr/hi'])('%s is not below /hi', (pathname) => {
  expect(pathBelow('/hi', pathname)).toBeNull();
});

test.each([
  ['/', 'en', '/'],
  ['/cars/honda', 'en', '/cars/honda'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/hi/cars/honda', 'hi', '/cars/honda'],
  ['/xx/cars', 'en', '/xx/cars'],
  ['/hindi', 'en', '/hindi'],
])('%s is in %s, at the path %s', (pathname, code, path) => {
  expect(languageAt(pathname)).toBe(code);
  expect(pathInAnyLanguage(pathname)).toBe(path);
});

test('search engines learn the address of a page in each language, and the English one for all others', () => {
  expect(alternatesOf('/cars')).toEqual([
    ...languageCodes.map((code) => ({ hreflang: code, path: addressIn(code, '/cars') })),
    { hreflang: 'x-default', path: '/cars' },
  ]);
});

test.each(languageCodes)('a locale of %s has Latin digits, as its prices do', (code) => {
  expect(new Intl.NumberFormat(localeOf(code)).format(1_234_567)).toBe('12,34,567');
});

test('a language that the site does not have is an error', () => {
  expect(() => languageOf('xx')).toThrow('VITE_LANGUAGE is xx, but must be one of en');
});

describe('the rewrites of Hosting', () => {
  const config = {
    hosting: {
      public: 'dist',
      headers: [],
      rewrites: [
        { source: '/cars/*', destination: '/cars/_id.html' },
        { source: '!/assets/**', destination: '/app.html' },
      ],
    },
    firestore: { rules: '', indexes: '' },
    storage: { rules: '' },
    emulators: {},
  };

  test('are the same in each language, and those of English come last, because its last one takes everything', () => {
    const { rewrites } = withLanguages(config).hosting;
    const others = languageCodes.filter((code) => code !== 'en').map(baseOf);
    expect(rewrites).toEqual([
      ...others.flatMap((base) => [
        { source: `${base}/cars/*`, destination: `${base}/cars/_id.html` },
        { source: `${base}/**`, destination: `${base}/app.html` },
      ]),
      ...config.hosting.rewrites,
    ]);
  });
});

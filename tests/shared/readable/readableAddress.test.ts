import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { indexedPaths, sitemapOf } from '../../../build/sitemap';
import { listings } from '../../../demo/catalogue/listings';
import { commonPlaces } from '../../../src/pages/commonSearches';
import { filtersOfNamed, namedAs } from '../../../src/search/named/namedSearch';
import { namedText } from '../../../src/search/named/namedText';
import { readSearch, writeSearch } from '../../../src/search/search';
import { alternatesOf } from '../../../src/shared/addresses/languageAddress';
import { siteAddressOf } from '../../../src/shared/addresses/siteAddress';
import { languageCodes } from '../../../src/shared/languages';
import { districtNames } from '../../../src/shared/readable/districtNames';
import { makeNames } from '../../../src/shared/readable/makeNames';
import { modelNames } from '../../../src/shared/readable/modelNames';
import { isKnown, modelsOf, namedSearch, placeNames } from '../../../src/shared/readable/names';
import {
  makesOf,
  type NamedSearch,
  pathsOfTwoParts,
  readableAddress,
  readableAt,
} from '../../../src/shared/readable/readableAddress';
import { slugOf } from '../../../src/shared/readable/slug';
import { headTexts } from '../../../src/ui/texts';
import { districtsInDictionary, makesInDictionary, modelsInDictionary } from './nameTables';

const kinds = ['car', 'bike'] as const;

const searches = kinds.flatMap((kind): NamedSearch[] => [
  ...makesOf(kind).flatMap((make): NamedSearch[] => [
    { by: 'make', kind, make },
    ...modelsOf({ kind, make }).map((model): NamedSearch => ({ by: 'model', kind, make, model })),
  ]),
  ...placeNames.map((place): NamedSearch => ({ by: 'place', kind, place })),
]);

test('the names are those of the dictionary', () => {
  expect(makeNames).toEqual(makesInDictionary);
  for (const kind of kinds) expect(modelNames[kind].trim()).toBe(modelsInDictionary[kind]);
  expect(districtNames.trim()).toBe(districtsInDictionary);
});

describe('a readable address', () => {
  test.each([
    ['/cars/maruti-suzuki', { by: 'make', kind: 'car', make: 'Maruti Suzuki' }, 'Used Maruti Suzuki cars'],
    [
      '/cars/maruti-suzuki/swift',
      { by: 'model', kind: 'car', make: 'Maruti Suzuki', model: 'Swift' },
      'Used Maruti Suzuki Swift cars',
    ],
    ['/cars/in/pune', { by: 'place', kind: 'car', place: 'Pune' }, 'Used cars in Pune'],
    ['/bikes/royal-enfield', { by: 'make', kind: 'bike', make: 'Royal Enfield' }, 'Used Royal Enfield bikes'],
    ['/bikes/in/pune', { by: 'place', kind: 'bike', place: 'Pune' }, 'Used bikes in Pune'],
  ] as const)('%s', (address, search, heading) => {
    expect(readableAddress(search)).toBe(address);
    expect(namedText('heading', search)).toBe(heading);
    for (const written of [address, `${address}/`]) {
      const readable = readableAt(written);
      expect(readable && namedSearch(readable)).toEqual(search);
    }
  });

  test('leads to its search and back, for every make, model and place', () => {
    expect(searches.length).toBeGreaterThan(2_500);
    const lost = searches.filter((search) => {
      const readable = readableAt(readableAddress(search));
      return !isKnown(search) || JSON.stringify(readable && namedSearch(readable)) !== JSON.stringify(search);
    });
    expect(lost).toEqual([]);
  });

  test('is the only one of its search, in plain letters', () => {
    const addresses = searches.map(readableAddress);
    expect(new Set(addresses).size).toBe(addresses.length);
    const plain = /^\/(cars|bikes)(\/[a-z0-9]+(-[a-z0-9]+)*){1,2}$/;
    expect(addresses.filter((address) => !plain.test(address))).toEqual([]);
  });

  test('of a make is never that of a listing, or of a place', () => {
    const ids = new Set(listings.map(({ id }) => id));
    for (const slug of kinds.flatMap((kind) => makesOf(kind).map(slugOf))) {
      expect(ids).not.toContain(slug);
      // Firestore makes ids of 20 letters and digits.
      expect(slug).not.toMatch(/^[A-Za-z0-9]{20}$/);
      expect(slug).not.toBe('in');
    }
  });

  test.each([
    '/cars',
    '/cars/',
    '/cars/demo-car-01',
    '/cars/no-make',
    '/cars/no-make/swift',
    '/cars/in',
    '/cars/in/',
    '/cars/maruti-suzuki/no-model',
    '/cars/maruti-suzuki/swift/2019',
    '/cars/royal-enfield',
    '/cars/in/nowhere',
    '/cars/toString',
    '/bikes/maruti-suzuki',
    '/vans/maruti-suzuki',
    '/SellersProfiles/maruti-suzuki',
    `/cars/in/${'a'.repeat(10_000)}`,
    '/cars/maruti-suzuki/%00',
  ])('is not %s', (address) => {
    const readable = readableAt(address);
    expect(readable && namedSearch(readable)).toBeNull();
  });

  test('with two parts has a path in the router', () => {
    expect(pathsOfTwoParts('car')).toEqual(['/cars/in/:place', '/cars/:make/:model']);
  });
});

describe('the readable address of a search', () => {
  const at = (kind: 'car' | 'bike', address: string) => {
    const named = namedAs(readSearch(kind, new URLSearchParams(address)));
    return named && readableAddress(named);
  };

  test('is found from its parameters, also if a name has signs', () => {
    const named = searches.filter((search) => search.by === 'make' || /[^\w ]/.test(Object.values(search).join('')));
    for (const search of named) {
      const filters = filtersOfNamed(search);
      const address = writeSearch({ kind: search.kind, text: '', filters, sort: 'newest' });
      expect(namedAs(readSearch(search.kind, address))).toEqual(search);
    }
  });

  test.each([
    ['make=Maruti+Suzuki', '/cars/maruti-suzuki'],
    ['make=Maruti+Suzuki&sort=cheapest&utm_source=x', '/cars/maruti-suzuki'],
    ['model=Swift&make=Maruti+Suzuki', '/cars/maruti-suzuki/swift'],
    ['district=Pune', '/cars/in/pune'],
    ['', null],
    ['model=Swift', null],
    ['make=Maruti+Suzuki&make=Hyundai', null],
    ['make=Maruti+Suzuki&district=Pune', null],
    ['district=Pune&district=Nashik', null],
    ['district=Pune&maxPrice=500000', null],
    ['district=Pune&q=swift', null],
  ])('of %j is %s', (address, readable) => {
    expect(at('car', address)).toBe(readable);
  });

  test.each<NamedSearch>([
    { by: 'make', kind: 'bike', make: 'Maruti Suzuki' },
    { by: 'model', kind: 'car', make: 'Maruti Suzuki', model: 'i20' },
    { by: 'model', kind: 'car', make: 'Other', model: 'Other' },
    { by: 'place', kind: 'car', place: 'Atlantis' },
  ])('needs a name that the dictionary has, unlike %j', (search) => {
    expect(isKnown(search)).toBe(false);
  });
});

test.each([
  ['Maruti Suzuki', 'maruti-suzuki'],
  ['Škoda', 'skoda'],
  ['Citroën C3 (new)', 'citroen-c3-new'],
  ['B:Neon+', 'b-neon'],
])('%s in an address: %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

describe('the sitemap', () => {
  test('names the lists and every readable address once', () => {
    const listed = indexedPaths();
    expect(new Set(listed).size).toBe(listed.length);
    expect(new Set(listed)).toEqual(
      new Set(['/', '/cars', '/bikes', '/SellersProfiles', '/ContactUs', ...searches.map(readableAddress)]),
    );
    // A sitemap may have 50,000 addresses, and 50 MB.
    expect(listed.length * languageCodes.length).toBeLessThan(50_000);
    expect(sitemapOf('https://www.second-gear.example').length).toBeLessThan(50_000_000);
  });

  test('has complete addresses', () => {
    expect(sitemapOf('https://shop.example')).toContain('<loc>https://shop.example/cars/maruti-suzuki/swift</loc>');
  });

  test('names each page in each language, with the others beside it', () => {
    const [found = ''] = sitemapOf('https://shop.example').match(/<url><loc>[^<]*\/hi\/cars<\/loc>.*/) ?? [];
    for (const { hreflang, path } of alternatesOf('/cars')) {
      expect(found).toContain(
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="https://shop.example${path}"/>`,
      );
    }
  });

  test.each([
    [{ address: 'https://www.shop.example/', project: 'shop' }, 'https://www.shop.example'],
    [{ address: '', project: 'shop' }, 'https://shop.web.app'],
    [{ address: undefined, project: undefined }, null],
  ])('of the settings %j is at %s', (settings, site) => {
    expect(siteAddressOf(settings)).toBe(site);
  });

  test('refuses a setting that is no address', () => {
    expect(() => siteAddressOf({ address: 'shop', project: 'shop' })).toThrow();
  });
});

test('home links to districts that have an address', () => {
  for (const place of commonPlaces) expect(placeNames).toContain(place);
});

test('index.html has the description of the site', () => {
  expect(readFileSync('index.html', 'utf8')).toContain(`content="${headTexts.description}"`);
});

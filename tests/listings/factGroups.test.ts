import { expect, test } from 'vitest';
import { factGroups } from '../../src/listings/details/factGroups';
import { listingKinds } from '../../src/listings/kinds';
import { allFacts } from '../../src/listings/stated/statedFacts';
import { statedSample } from '../rules/documents';
import { readValues } from '../support/screens/records';

test.each(['car', 'bike'] as const)('the groups of a %s have every fact once, the overview first', (kind) => {
  const values = Object.fromEntries(listingKinds[kind].fields.map(({ key }) => [key, key === 'year' ? 2019 : '1']));
  const listing = {
    kind,
    sellerId: 'dealer1',
    name: 'Swift',
    values,
    ...readValues(values),
    photos: [],
    thumbnails: [],
    photoLabels: [],
    stated: statedSample,
  };
  const groups = factGroups(listing);
  expect(groups[0]?.name).toBe('overview');
  const keys = groups.flatMap(({ facts }) => facts.map(({ key }) => key));
  expect(keys.toSorted()).toEqual(
    allFacts(listing)
      .map(({ key }) => key)
      .toSorted(),
  );
});

test('a group without facts is left out', () => {
  const bare = {
    kind: 'car',
    sellerId: '',
    name: 'Swift',
    values: { year: 2019 },
    ...readValues({}),
    photos: [],
    thumbnails: [],
    photoLabels: [],
    stated: {},
  } as const;
  expect(factGroups(bare).map(({ name }) => name)).toEqual(['overview']);
});

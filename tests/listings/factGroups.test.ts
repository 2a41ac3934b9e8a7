import { expect, test } from 'vitest';
import { decidingFacts, factGroups } from '../../src/listings/details/factGroups';
import { listingKinds } from '../../src/listings/kinds';
import { allFacts } from '../../src/listings/stated/statedFacts';
import { statedSample } from '../rules/documents';
import { readValues } from '../support/screens/records';

test.each(['car', 'bike'] as const)(
  'the groups of a %s have every fact once, but those near the price, the overview first',
  (kind) => {
    const values = Object.fromEntries(
      listingKinds[kind].fields.map(({ key }) => [key, { year: 2019, size: 'Long' }[key as string] ?? '1']),
    );
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
    expect([...keys, ...decidingFacts].toSorted()).toEqual(
      allFacts(listing)
        .map(({ key }) => key)
        .toSorted(),
    );
  },
);

const bare = {
  kind: 'car',
  sellerId: '',
  name: 'Swift',
  ...readValues({}),
  photos: [],
  thumbnails: [],
  photoLabels: [],
  stated: {},
} as const;

test('a group without facts is left out', () => {
  expect(factGroups({ ...bare, values: { year: 2019 } }).map(({ name }) => name)).toEqual(['overview']);
});

test.each([
  ['sedan', 'Sedan', ['bodyType']],
  ['Long', 'Sedan', ['bodyType', 'size']],
] as const)('a size of %s beside the body type %s', (size, bodyType, shown) => {
  const [group] = factGroups({ ...bare, values: { size, bodyType } });
  expect(group?.facts.map(({ key }) => key)).toEqual(shown);
});

import { describe, expect, test } from 'vitest';
import type { StatedFacts, StatedKey } from '../../src/listings/stated/statedChoices';
import {
  formatStated,
  readStated,
  statedFacts,
  statedFields,
  toStoredStated,
} from '../../src/listings/stated/statedFacts';
import { ownersText } from '../../src/search/filters/choiceGroups';
import { districts } from '../../src/shared/places/districts';
import { states } from '../../src/shared/places/states';

const complete: StatedFacts = {
  owners: '1',
  registeredState: 'Maharashtra',
  registeredYear: '2019',
  insuranceUntil: '2027-03',
  serviceHistory: 'Full',
  accidents: 'None known',
  loan: 'Closed',
  spareKey: 'Yes',
};

test('the facts come in the order of the form, with label and choices', () => {
  expect(statedFields.map(({ key, label }) => [key, label])).toEqual([
    ['owners', 'Owners'],
    ['registeredState', 'Registered in'],
    ['registeredYear', 'Registration year'],
    ['insuranceUntil', 'Insurance until'],
    ['serviceHistory', 'Service history'],
    ['accidents', 'Accidents'],
    ['loan', 'Loan'],
    ['spareKey', 'Spare key'],
  ]);
  expect([...new Set(districts.map(({ state }) => state))].toSorted()).toEqual(states);
});

describe('papers are complete', () => {
  test('with registration, insurance, service and no running loan', () => {
    expect(toStoredStated(complete)).toEqual({ ...complete, papers: 'Complete' });
  });

  test.each<[StatedKey, string, string]>([
    ['owners', '', 'Complete'],
    ['registeredState', '', ''],
    ['registeredYear', '', ''],
    ['insuranceUntil', '', ''],
    ['serviceHistory', '', ''],
    ['serviceHistory', 'None', ''],
    ['serviceHistory', 'Part', 'Complete'],
    ['accidents', 'Repaired', 'Complete'],
    ['loan', '', ''],
    ['loan', 'None', 'Complete'],
    ['loan', 'Running', ''],
    ['spareKey', 'No', 'Complete'],
  ])('%s %j: %j', (key, text, papers) => {
    expect(toStoredStated({ ...complete, [key]: text }).papers).toBe(papers);
  });

  test('not if nothing is stated: every fact is stored as an empty text', () => {
    expect(Object.values(toStoredStated({})).join('')).toBe('');
    expect(Object.keys(toStoredStated({}))).toHaveLength(statedFields.length + 1);
  });
});

describe('stored facts', () => {
  test('are read again as they were stated', () => {
    expect(readStated(toStoredStated(complete))).toEqual(complete);
  });

  test('of a damaged record are left out', () => {
    expect(readStated({})).toEqual({});
    expect(readStated({ owners: 1, registeredState: 'Atlantis', insuranceUntil: 'soon', loan: 'None' })).toEqual({
      loan: 'None',
    });
  });

  test('are shown with their labels; state and year of the registration together', () => {
    const shown = (facts: StatedFacts) => statedFacts({ stated: facts }).map(({ label, text }) => `${label}: ${text}`);
    expect(shown({ ...complete, insuranceUntil: '2099-12' })).toEqual([
      'Owners: 1',
      'Registered in: Maharashtra, 2019',
      'Insurance until: December 2099',
      'Service history: Full',
      'Accidents: None known',
      'Loan: Closed',
      'Spare key: Yes',
    ]);
    expect(shown({ registeredYear: '2019', owners: '4+' })).toEqual(['Owners: 4 or more', 'Registered in: 2019']);
    expect(shown({})).toEqual([]);
  });
});

test('an insurance that is over says so, from the first day of the next month in India', () => {
  const inIndia = (time: string) => formatStated({ key: 'insuranceUntil' }, '2027-03', new Date(`${time}+05:30`));
  expect(inIndia('2027-03-31T23:59')).toBe('March 2027');
  expect(inIndia('2027-04-01T00:00')).toBe('March 2027 (over)');
});

test.each([
  ['1', '1st owner'],
  ['4+', '4th owner or later'],
  ['9', '9'],
])('%s: %s', (owners, text) => {
  expect(ownersText(owners)).toBe(text);
});

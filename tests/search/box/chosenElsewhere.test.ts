import { expect, test } from 'vitest';
import { suggestFromDictionary } from '../../../src/search/box/boxSuggestions';
import { chosenElsewhere } from '../../../src/search/box/chosenElsewhere';

test.each([
  ['car', 'diesel swi', 'Maruti Suzuki Swift', '/cars?make=Maruti+Suzuki&model=Swift&fuelType=Diesel'],
  ['bike', 'under 1 lakh honda', 'Honda', '/bikes?maxPrice=100000&make=Honda'],
  ['car', 'poon', 'Pune', '/cars?district=Pune'],
  ['car', 'scooter pun', 'Pune', '/bikes?bodyType=Scooter&district=Pune'],
  ['bike', 'near me activ', 'Honda Activa', '/bikes?make=Honda&model=Activa&say=near+me+100+km'],
] as const)('outside the lists, a suggestion of a %s for "%s" (%s) leads to %s', async (kind, typed, name, to) => {
  const suggestion = suggestFromDictionary(kind, typed, { thisYear: 2026 }).find(({ text }) => text === name);
  const chosen = suggestion && (await chosenElsewhere(suggestion, 2026));
  expect(chosen?.address).toBe(to);
});

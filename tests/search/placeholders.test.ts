import { expect, test } from 'vitest';
import { searchTexts as adminSearchTexts } from '../../src/dealersAsAdmin/search/texts';
import { homeTexts } from '../../src/pages/texts';
import { nearTexts, searchTexts } from '../../src/search/texts';

/** As many letters as a field has room for, with a button beside it, on a phone of 360 px. */
const room = 20;

test('what a search box gives as an example fits on a phone', () => {
  const examples = [
    ...Object.values(searchTexts.hint),
    nearTexts.placeholder,
    homeTexts.searchExample,
    adminSearchTexts.hint,
  ];
  expect(examples.filter((example) => example.length > room)).toEqual([]);
});

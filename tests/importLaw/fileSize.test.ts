import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.join(import.meta.dirname, '../../src');
const mostLines = 250;

/** Tables and texts, which grow with what they list. */
const data = ['app/routes.ts', 'bookings/texts.ts', 'names.ts', 'shared/places/districtTable.ts'];

/** A translation is about as long as the English texts. */
const ofEnglish = (file: string) => file.replace(/^languages\/[a-z]+\//, '');

const long = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => readFileSync(path.join(src, file), 'utf8').trimEnd().split('\n').length > mostLines)
  .toSorted();

test(`a file of code has at most ${mostLines} lines`, () => {
  expect(long.filter((file) => !data.includes(ofEnglish(file)))).toEqual([]);
});

test('the data that may be longer is longer', () => {
  expect(data.filter((file) => !long.map(ofEnglish).includes(file))).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from '../../src/shared/languages';
import { readNames } from '../../src/shared/names/readNames';
import { districts } from '../../src/shared/places/districts';
import { states } from '../../src/shared/places/states';
import { foldedWords } from '../../src/shared/spelling';
import { vehicleMakes } from '../../src/shared/vehicles/vehicles';

/** Every state, district and make has a name in each language (LANG-6). */

const latin = [
  ...new Set<string>([...states, ...districts.map(({ name }) => name), ...vehicleMakes.map(({ name }) => name)]),
];
const districtNames = new Set(districts.map(({ name }) => name));

const codes = languageCodes.filter((code) => code !== 'en');

const scriptOf = (code: LanguageCode) => new Intl.Locale(code).maximize().script;

describe.each(codes)('names in %s', (code) => {
  test('are there for all of India, and for nothing else', async () => {
    expect([...(await readNames(code)).keys()].toSorted()).toEqual(latin.toSorted());
  });

  test('are in the script of the language, with Latin digits, in composed characters', async () => {
    const allowed = new RegExp(String.raw`^[\p{Script=${scriptOf(code)}}\d\s().\u200C\u200D-]+$`, 'u');
    const names = [...(await readNames(code)).values()];
    expect(names.filter((name) => !allowed.test(name) || name !== name.trim().normalize('NFC'))).toEqual([]);
  });

  test('of two districts differ, so that each is found', async () => {
    const names = [...(await readNames(code))].filter(([name]) => districtNames.has(name));
    const read = names.map(([, name]) => foldedWords(name).join(' '));
    expect(names.filter((_, index) => read.indexOf(read[index] ?? '') !== index)).toEqual([]);
  });
});

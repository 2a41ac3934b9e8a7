import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { translationOf } from '../../build/languageTexts';
import type * as admin from '../../src/dealersAsAdmin/search/texts';
import type * as pages from '../../src/pages/texts';
import type * as search from '../../src/search/texts';
import { languageCodes } from '../../src/shared/languages';

const root = path.join(import.meta.dirname, '../..');

/** As many letters as a field has room for, with a button beside it, on a phone of 360 px. Those of India are wider. */
const room = { latin: 20, indian: 14 };

test.each(languageCodes)('what a search box gives as an example fits on a phone (%s)', async (code) => {
  const load = async <Texts>(file: string): Promise<Texts> => {
    const english = path.join(root, 'src', file);
    return import(pathToFileURL(code === 'en' ? english : translationOf(root, code, english)).href);
  };
  const { searchTexts, nearTexts } = await load<typeof search>('search/texts.ts');
  const { homeTexts } = await load<typeof pages>('pages/texts.ts');
  const { searchTexts: adminTexts } = await load<typeof admin>('dealersAsAdmin/search/texts.ts');
  const letters = new Intl.Segmenter(code);
  const examples = [
    ...Object.values(searchTexts.hint),
    nearTexts.placeholder,
    homeTexts.searchExample,
    adminTexts.hint,
  ].map((example) => [example, [...letters.segment(example)].length]);
  const most = code === 'en' ? room.latin : room.indian;
  expect(examples.filter(([, count]) => Number(count) > most)).toEqual([]);
});

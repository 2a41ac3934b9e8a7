import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { translationOf } from '../../build/languageTexts';
import { languages } from '../../src/shared/languages';
import { marksIn, type TextPair, textPairs } from './textLeaves';

/** Each language has a text of its own for every English text (docs/languages.md). */

const root = path.join(import.meta.dirname, '../..');

/** The page of all components is for developers. */
const forDevelopers = /^src\/(design|languages)\//;

const englishFiles = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /[tT]exts\.ts$/.test(file) && !forDevelopers.test(file));

const scripts: Readonly<Record<string, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
};
const letters = /\p{L}/u;

/** The scripts of India: a language has one of them. */
const indianScript = /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}]/gu;

/** What every language writes as English does. */
const sameEverywhere =
  /Second Gear|WhatsApp|Instagram|Facebook|YouTube|npm start|\.env(\.example)?|\b(CNG|LPG|SUV|MUV|XUV|CSV|PDF|km\/l|km|mm|cc)\b/g;

const isSameEverywhere = (text: string) =>
  !letters.test(text.replaceAll(/⟦[^⟧]*⟧/g, '').replaceAll(sameEverywhere, ''));

type Module = Readonly<Record<string, unknown>>;
const load = async (file: string): Promise<Module> => import(pathToFileURL(file).href);

async function pairsOf(file: string, translation: string): Promise<readonly TextPair[]> {
  return textPairs(await load(path.join(root, file)), await load(translation), path.basename(file));
}

/** Each language that has a folder. One that is not in the table of languages is still being translated. */
const folders = readdirSync(path.join(root, 'src/languages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('each language of the site but English has a folder and a glossary, and each folder a script', () => {
  const needed = Object.keys(languages).filter((code) => code !== 'en');
  expect(needed.filter((code) => !folders.includes(code))).toEqual([]);
  const glossaries = readFileSync(path.join(root, 'docs/languages.md'), 'utf8');
  expect(needed.filter((code) => !glossaries.includes(`(languages/${code}.md)`))).toEqual([]);
  expect(folders.filter((code) => !(code in scripts))).toEqual([]);
});

describe.each(folders.map((code) => [code, scripts[code] ?? letters] as const))('%s', (code, script) => {
  const translations = englishFiles.map((file) => [file, translationOf(root, code, path.join(root, file))] as const);
  const written = translations.filter(([, translation]) => existsSync(translation));

  test('has a file for each English texts file if the site has the language, and no other', () => {
    const missing = translations.filter((each) => !written.includes(each)).map(([file]) => file);
    expect(code in languages ? missing : []).toEqual([]);
    const folder = path.join(root, 'src/languages', code);
    const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('exts.ts'))
      .map((file) => path.join(folder, file));
    expect(own.filter((file) => !written.some(([, each]) => each === file))).toEqual([]);
  });

  test.each(written)(
    '%s: each text is there, in the script of the language, with all that it is given',
    async (file, translation) => {
      const pairs = await pairsOf(file, translation);
      const untranslated = pairs.filter(
        ({ english, other }) => !isSameEverywhere(other) && (other === english || !script.test(other)),
      );
      expect(untranslated).toEqual([]);
      const dropped = pairs.filter(({ english, other }) => marksIn(english).some((mark) => !other.includes(mark)));
      expect(dropped).toEqual([]);
      expect(pairs.filter(({ english, other }) => (english === '') !== (other === ''))).toEqual([]);
    },
  );

  test.each(written)('%s is written in one script, in composed characters', (_file, translation) => {
    const text = readFileSync(translation, 'utf8');
    expect(text.normalize('NFC')).toBe(text);
    expect([...text.matchAll(indianScript)].map(([letter]) => letter).filter((letter) => !script.test(letter))).toEqual(
      [],
    );
  });
});

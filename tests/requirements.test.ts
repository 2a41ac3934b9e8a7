import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const areas =
  'LIST|FORM|SEARCH|COST|SAVE|COMPARE|BOOK|DEALER|ACC|ADMIN|CONTACT|REPORT|RATE|NAV|LANG|PHOTO|PAGE|PERF|SEC|OFF|A11Y|OPS';
const idPattern = new RegExp(`\\b(?:${areas})-\\d+\\b`, 'g');
const folders = ['src', 'tests', 'emulators', 'build', 'bench', 'demo', 'docs'];
const readable = /\.(tsx?|mjs|java|scss|json|rules|md|html)$/;

/** A title: the first argument of a call, if it is a string and options or a function follow. */
const titlePattern = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async\b|\(|\w+ =>|\{|function\b)/g;

const table = readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z0-9]+-\d+) \| .+ \| (.+) \|$/gm);
const rows = [...table].map(([, id = '', coveredBy = '']) => ({ id, coveredBy }));
const ids = new Set(rows.map(({ id }) => id));
/** `path: title`, a file inside tests/ and a title in it; `… title` is another title in the same file. */
function referencesIn(coveredBy: string): { path: string; title: string }[] {
  let path = '';
  return [...coveredBy.matchAll(/`(?:([\w./-]+): |… )([^`]+)`/g)].map(([, named, title = '']) => {
    path = named === undefined ? path : `tests/${named}`;
    return { path, title };
  });
}

const references = rows.flatMap(({ id, coveredBy }) =>
  referencesIn(coveredBy).map((reference) => ({ id, ...reference })),
);

/** The titles in a test file, as written there. */
function titlesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(titlePattern)].map(([, , title = '']) =>
    title.replace(/\\(['"`])/g, '$1'),
  );
}

/** The files that may cite a requirement: those in the folders, and those in the root. */
function citingFiles(): string[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  return [...readdirSync('.'), ...inFolders].filter((file) => readable.test(file));
}

/** Whether a test file with this path (without its ending) has a title that contains this text. */
function isCovered({ path, title }: (typeof references)[number]): boolean {
  const files = ['.test.ts', '.test.tsx', '.spec.ts'].map((ending) => path + ending).filter((file) => existsSync(file));
  return title !== '' && files.flatMap(titlesIn).some((written) => written.includes(title));
}

test('each requirement has an id of its own, in one of the areas', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.map(({ id }) => id)).toEqual([...ids]);
  expect([...ids].filter((id) => id.match(idPattern)?.[0] !== id)).toEqual([]);
});

test('each id that is cited is that of a requirement', () => {
  const cited = citingFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(idPattern)].map(([id]) => ({ file, id })),
  );
  expect(cited.length).toBeGreaterThan(ids.size);
  expect(cited.filter(({ id }) => !ids.has(id))).toEqual([]);
});

test('each reference names a test that there is', () => {
  expect(references.length).toBeGreaterThan(ids.size);
  expect(references.filter((reference) => !isCovered(reference))).toEqual([]);
});

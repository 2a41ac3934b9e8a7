import { expect, test } from 'vitest';
import { isInTree, textOf, treeFiles } from './tree';

const readable = /\.(tsx?|mjs|java|scss|html|json|rules|md)$|^\.ci\//;
/** Written by programs, and the examples below. */
const others = ['package-lock.json', 'bench/latest.json', 'tests/docs/namedPaths.test.ts'];

/**
 * A path from the root of the tree, at the beginning of a string, in a comment or in a document. The files of public/
 * have an ending; a folder of that name is also part of the keys of lists.
 */
const namedPath =
  /(?<=['"`(\s])(?:(?:src|tests|build|bench|docs|demo|emulators)\/[\w.*{},/-]*[\w*}/]|public\/[\w./-]*\.\w+)(?![\w$<])/g;

/** path.join(root, 'tests', 'rules') */
const joinedPath = /path\.join\((?:root, )?'(src|tests|build|bench|docs|demo|emulators|public)'((?:, '[\w.-]+')*)\)/g;

/** A file inside tests/ and a title in it: tests/requirements.test.ts looks for both. */
const testReference = /`[\w./-]+: [^`\n]+`/g;

function pathsIn(text: string): string[] {
  const written = [...text.replace(testReference, '').matchAll(namedPath)].map(([named]) => named);
  const joined = [...text.matchAll(joinedPath)].map(
    ([, folder = '', rest = '']) => folder + rest.replace(/, '/g, '/').replace(/'/g, ''),
  );
  return [...written, ...joined];
}

test('a path in code, in a comment or in a document names a file of the tree', () => {
  const files = treeFiles.filter((file) => readable.test(file) && !others.includes(file));
  const named = files.flatMap((file) => pathsIn(textOf(file)).map((path) => ({ file, path })));
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter(({ path }) => !isInTree(path))).toEqual([]);
});

test.each([
  ["const page = 'src/pages/public/HomePage.tsx';", true],
  ["const page = 'src/app/HomePage.tsx';", false],
  ['see `tests/rules/write*.ts`', true],
  ['see `tests/rules/draw*.ts`', false],
  ['"tests/{mutants,load}/run.ts"', true],
  ["path.join(root, 'bench', 'latest.json')", true],
  ["path.join(root, 'bench', 'newest.json')", false],
  ['// src/main.tsx says why', true],
  ['// src/firstScreen/ says why', false],
])('of the paths in “%s”, all are there: %s', (text, isThere) => {
  const paths = pathsIn(text);
  expect(paths).toHaveLength(1);
  expect(paths.every(isInTree)).toBe(isThere);
});

import { expect, test } from 'vitest';
import { textOf, treeFiles } from './tree';

/** The phrases of the table in CONTRIBUTING.md. */
const [, table = ''] = /\| Avoid \| Write \|\n([\s\S]*?)\n\n/.exec(textOf('CONTRIBUTING.md')) ?? [];
const phrases = [...table.matchAll(/^\| ('.*?') \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/'([^']+)'/g)].map(([, phrase = '']) => phrase),
);
const avoided = new RegExp(`(?<![\\w-])(${phrases.join('|')})(?![\\w-])`, 'gi');

/** Code, quoted words and the targets of links say what is there. */
const quotes = /`[^`]*`|(?<=[\s(|])'[^']*'(?=[\s.,:;)|])|(?<=[\s(|])“[^”]*”|\]\([^)]*\)/g;
const codeBlocks = /^( *)```[\s\S]*?^\1```/gm;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;

/** The sentences of a document, or the comments of code; a comment of several lines is one text. */
function proseIn(text: string, isDocument: boolean): string {
  const prose = isDocument
    ? text.replace(codeBlocks, '')
    : [...text.matchAll(comments)].map(([comment]) => comment.replace(/^\s*(\*|\/\/)/gm, '')).join('\n');
  return prose.replace(/\s+/g, ' ').replace(quotes, '…');
}

function avoidedIn(text: string, isDocument: boolean): readonly string[] {
  return [...proseIn(text, isDocument).matchAll(avoided)].map(([found]) => found);
}

test('comments and documents avoid the words that CONTRIBUTING.md names', () => {
  expect(phrases.length).toBeGreaterThan(30);
  const files = treeFiles.filter((file) => /\.(tsx?|mjs|java|scss|rules|md)$/.test(file));
  const found = files.flatMap((file) =>
    avoidedIn(textOf(file), file.endsWith('.md')).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['// A moderator decides about it', false, 1],
  ["const texts = { moderator: 'Moderator' };", false, 0],
  ['/**\n * The edit takes the\n * approval back.\n */', false, 1],
  ["The tab 'Moderator' and `moderator`", true, 0],
  ['Say it once more.', true, 1],
])('of “%s”, the words to avoid are found', (text, isDocument, count) =>
  expect(avoidedIn(text, isDocument)).toHaveLength(count),
);

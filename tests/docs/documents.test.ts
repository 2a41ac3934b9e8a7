import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { admin, buyers, dealers, passwords } from '../../demo/catalogue/people';
import * as limits from '../../src/shared/limits';
import { rows } from '../importLaw/table';
import { documents, isInTree, textOf, treeFiles } from './tree';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const withoutCode = (text: string) => text.replace(/^( *)```[\s\S]*?^\1```/gm, '');

/** The backticked texts of a document. */
function quoted(file: string): { file: string; code: string }[] {
  return [...withoutCode(textOf(file)).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => ({ file, code }));
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-');
}

function anchorsIn(file: string): string[] {
  return [...withoutCode(textOf(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

test('each link of a document leads to a file of the tree, and to a heading that it has', () => {
  const links = documents.flatMap((file) =>
    [...withoutCode(textOf(file)).matchAll(/(?:\]\(|src=")(?!https?:|mailto:)([^)"#\s]*)(?:#([^)\s]+))?[)"]/g)].map(
      ([, to = '', anchor]) => ({ file, to: to === '' ? file : path.posix.join(path.posix.dirname(file), to), anchor }),
    ),
  );
  expect(links.length).toBeGreaterThan(20);
  const broken = links.filter(
    ({ to, anchor }) => !isInTree(to) || (anchor !== undefined && !anchorsIn(to).includes(anchor)),
  );
  expect(broken).toEqual([]);
});

test('each command of a document is one of package.json', () => {
  const commands = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, own]) => ({
      file,
      script: run ?? own ?? '',
    })),
  );
  expect(commands.length).toBeGreaterThan(40);
  expect(commands.filter(({ script }) => !(script in scripts))).toEqual([]);
});

test('CONTRIBUTING.md names every command', () => {
  const text = textOf('CONTRIBUTING.md');
  // The others run it.
  const own = Object.keys(scripts).filter((script) => script !== 'build');
  expect(own.filter((script) => !text.includes(`npm run ${script}`) && !text.includes(`npm ${script}`))).toEqual([]);
});

/** Names of others, and names that a document proposes. */
const foreign = new Set(
  (
    'PROJECT BUCKET service project number gcp-sa-firebasestorage iam gserviceaccount com firebaserules ' +
    'firestoreServiceAgent timestamp-name TransactionOptions concurrencyMode importScripts em shard priceBand 8n ' +
    'utils car-approved require-trusted-types-for hosting disable'
  ).split(' '),
);

/** The words of the code, of its settings, and of the names of its files. */
function wordsOfTree(): ReadonlySet<string> {
  const files = treeFiles.filter((file) => /\.(tsx?|mjs|scss|json|rules|html|example)$|^\.ci\//.test(file));
  const others = ['package-lock.json', 'bench/latest.json'];
  const words = new Set(treeFiles.flatMap((file) => file.match(/[\w$-]+/g) ?? []));
  for (const file of files) {
    if (others.includes(file)) continue;
    for (const word of textOf(file).match(/[\w$-]+/g) ?? []) words.add(word);
  }
  return words;
}

test('each name in a document is one of the code', () => {
  const known = wordsOfTree();
  const unknown = documents.flatMap(quoted).flatMap(({ file, code }) => {
    const words = code.match(/[\w$-]+/g) ?? [];
    const missing = words.filter((word) => {
      const plain = word.replace(/^-+|-+$/g, '');
      return ![word, plain].some((each) => known.has(each) || foreign.has(each) || /^\d*$/.test(each));
    });
    return missing.length > 0 ? [{ file, code, missing }] : [];
  });
  expect(unknown).toEqual([]);
});

const inWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Read from the file, because the service would load Firebase. */
const mostWithSale = Number(/mostWithSale = (\d+)/.exec(textOf('src/bookings/endSale/endSale.service.ts'))?.[1]);
const indexes: readonly { readonly collectionGroup: string }[] = JSON.parse(
  readFileSync('firestore.indexes.json', 'utf8'),
).indexes;

/** Sentences of the documents, with the numbers of the code. A number of ten or less may be a word. */
const numbers: readonly (readonly [file: string, sentence: string, ...numbers: number[]])[] = [
  ['docs/product.md', 'At most # listings of', limits.stockLimits.waiting],
  ['docs/product.md', 'and at most # count in all', limits.stockLimits.all],
  ['docs/product.md', 'shows # to # listings side by side', limits.compareLimits.fewest, limits.compareLimits.most],
  ['docs/product.md', 'show up to # labelled photos', limits.photoLimits.slots],
  ['docs/product.md', 'if there are # or more', limits.ratingLimits.forAverage],
  ['docs/product.md', 'and at most # times a day', limits.requestLimits.requests],
  ['docs/product.md', 'from # to # h', limits.testDriveLimits.firstHour, limits.testDriveLimits.lastHour],
  ['docs/product.md', 'within the next # days', limits.testDriveLimits.daysAhead],
  ['docs/product.md', 'ends # of them in the same write', mostWithSale],
  ['docs/product.md', 'older than # seconds is refetched', limits.bookingsAge / 1000],
  ['SECURITY.md', 'Lists of live listings** may hold # documents, other lists #.', limits.foundLimit, limits.listLimit],
  [
    'SECURITY.md',
    'A dealer has at most # listings that wait, and # in all',
    limits.stockLimits.waiting,
    limits.stockLimits.all,
  ],
  ['SECURITY.md', 'There are # at most: all of # days', limits.mostBlockedHours, limits.testDriveLimits.daysAhead],
  ['SECURITY.md', 'A buyer has # open bookings at most', limits.mostOpenRequests],
  ['SECURITY.md', 'at most # times in # hours', limits.requestLimits.requests, limits.requestLimits.hours],
  ['SECURITY.md', 'with at most # lines', limits.savedLimits.listings],
  ['SECURITY.md', 'Their ids are the numbers 1 to #', limits.savedSearchLimits.searches],
  ['SECURITY.md', 'and delete it only # minutes', limits.photoLimits.undeletableMinutes],
  ['docs/search.md', 'of # to # letters: ', limits.searchLimits.shortestToken, limits.searchLimits.longestToken],
  ['docs/search.md', 'of # to # letters each', limits.searchLimits.shortestToken, limits.searchLimits.longestInPair],
  ['docs/search.md', 'Tokens are bounded: # at most', limits.searchLimits.tokens],
  ['docs/search.md', 'at most # combinations', limits.queryLimits.combinations],
  ['docs/search.md', 'at most # filters and orders', limits.queryLimits.parts],
  ['docs/search.md', 'there are #; a project', indexes.length],
  ['docs/search.md', 'allow a count of # at most', limits.foundLimit],
  ['docs/search.md', 'reads at most # searches', limits.savedSearchLimits.searches],
  ['docs/search.md', 'A dealer has at most # listings', limits.stockLimits.all],
  ['docs/scale.md', '200 planned for (# used)', indexes.length],
  ['docs/scale.md', 'with its # tokens', limits.searchLimits.tokens],
  ['docs/decisions/search-by-tokens.md', '# of the planned 200', indexes.length],
  ['docs/architecture.md', 'which holds # (', limits.mostOpenRequests],
];

test.each(numbers.map(([file, sentence, ...expected]) => ({ file, sentence, expected })))(
  '$file: “$sentence”',
  ({ file, sentence, expected }) => {
    const pattern = sentence
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ /g, '\\s+')
      .replace(/#/g, '([\\d,]+|\\w+)');
    const [, ...said] = new RegExp(pattern).exec(textOf(file)) ?? [];
    const amount = (word: string) => (inWords.includes(word) ? inWords.indexOf(word) : Number(word.replace(/,/g, '')));
    expect(said.map(amount)).toEqual(expected);
  },
);

test('docs/architecture.md has the import law as its table has it, and names each folder of src', () => {
  const text = textOf('docs/architecture.md');
  const [, law = ''] = /^`(main\.tsx →[^`]*)`$/m.exec(text) ?? [];
  expect(law.split(/\s+→\s+/)).toEqual(rows);
  const [, tree = ''] = /```\n([\s\S]*?)```/.exec(text) ?? [];
  const slices = new Set(treeFiles.flatMap((file) => /^src\/(\w+)\//.exec(file)?.[1] ?? []));
  expect([...slices].filter((slice) => slice !== 'assets' && !tree.includes(`${slice}/`))).toEqual([]);
});

test('docs/design.md has the sizes of type that the styles have', () => {
  const styles = textOf('src/styles/_tokens.scss');
  const [, sizes = ''] = /six sizes: (.*?) px;/.exec(textOf('docs/design.md')) ?? [];
  const said = [...sizes.matchAll(/`(--text-\w+)` (\d+)/g)].map(([, name, size]) => [name, Number(size)]);
  expect(said).toHaveLength(6);
  const used = said.map(([name]) => [name, Number(new RegExp(`${name}: ([\\d.]+)rem`).exec(styles)?.[1]) * 16]);
  expect(said).toEqual(used);
});

test('README.md names the accounts of the demo data', () => {
  const readme = textOf('README.md');
  for (const accounts of [buyers, dealers]) {
    expect(readme).toContain(`\`${accounts[0]?.email}\` to \`${accounts.at(-1)?.email}\``);
  }
  expect(readme).toContain(`\`${admin.email}\``);
  for (const password of Object.values(passwords)) expect(readme).toContain(`\`${password}\``);
});

test('“Going live” says how the data is backed up, and what App Check costs', () => {
  const goingLive = textOf('docs/deploying.md');
  expect(goingLive).toContain('operating.md#backups');
  expect(goingLive).toContain('scale.md#app-check');
  const operating = textOf('docs/operating.md');
  for (const command of ['--enable-pitr', ':exportDocuments', 'firestore import', 'databases clone']) {
    expect(operating).toContain(command);
  }
});

test('README.md is short, and leads to every document', () => {
  const readme = textOf('README.md');
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(5_000);
  const others = documents.filter((file) => file !== 'README.md' && !/^docs\/(decisions|languages)\/./.test(file));
  expect(others.filter((file) => !readme.includes(`(${file})`))).toEqual([]);
});

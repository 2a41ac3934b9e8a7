import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rows } from '../importLaw/table';
import { classesIn, modules, parse, sheets, sourceOf } from './sheets';

/** A layer over all slices, for a phone held sideways. Where a class belongs, the other files say. */
const layers = ['app/_sideways.scss'];

/** What libraries put on their elements. */
const foreign = new Set(
  ['bootstrap/dist/css/bootstrap.css', 'sweetalert2/dist/sweetalert2.css'].flatMap((sheet) => [
    ...classesIn([readFileSync(createRequire(import.meta.url).resolve(sheet), 'utf8')]),
  ]),
);

/** The texts of a module without those of its imports: in quotes, and what a template has between its values. */
function textsIn(code: string): readonly string[] {
  const own = code.replace(/^import .*$/gm, '').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  return [...own.matchAll(/(["'])((?:(?!\1)[^\\\n])*)\1|`([^`]*)`/g)].map(
    ([, , text, template]) => text ?? template ?? '',
  );
}

interface Used {
  readonly words: ReadonlySet<string>;
  /** `week-bar-${state}` → 'week-bar-' */
  readonly beginnings: readonly string[];
}

function usedIn(code: string): Used {
  const texts = textsIn(code);
  return {
    words: new Set(texts.flatMap((text) => text.match(/[a-zA-Z][\w-]*/g) ?? [])),
    beginnings: texts.flatMap((text) => text.match(/[a-zA-Z][\w-]*-(?=\$\{)/g) ?? []),
  };
}

const isUsedBy = (name: string, { words, beginnings }: Used) =>
  words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));

/** Only these put classes on elements. */
const components = modules.filter(
  (file) => file.endsWith('.tsx') || /class(Name|List|es)\b|Class:/.test(sourceOf(file)),
);
const used = new Map(components.map((file) => [file, usedIn(sourceOf(file))]));
const defined = new Map(sheets.map((file) => [file, classesIn(parse(sourceOf(file)).selectors)]));
const rowOf = (file: string) => rows.findIndex((row) => file === row || file.startsWith(`${row}/`));

test('each class that has styles is used', () => {
  const everything = [...used.values()];
  const unused = [...defined].flatMap(([file, names]) =>
    [...names]
      .filter((name) => !foreign.has(name) && !everything.some((module) => isUsedBy(name, module)))
      .map((name) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});

/** Names of the app that have styles, with the files that have them. */
const owners = new Map<string, string[]>();
for (const [file, names] of defined) {
  if (layers.includes(file)) continue;
  for (const name of names) if (!foreign.has(name)) owners.set(name, [...(owners.get(name) ?? []), file]);
}

test('a component has its styles from its own slice, or from one that it may import', () => {
  const nearest = new Map([...owners].map(([name, files]) => [name, Math.max(...files.map(rowOf))]));
  const breaches = components.flatMap((file) => {
    const row = rowOf(file);
    const attributes = [...sourceOf(file).matchAll(/className=("[^"]*"|\{[^>]*)/g)].flatMap(([, names]) => names ?? []);
    const names = new Set(attributes.flatMap((text) => text.match(/[a-zA-Z][\w-]*/g) ?? []));
    return [...names]
      .filter((name) => row > (nearest.get(name) ?? row))
      .map((name) => `${file}: ${name} of ${owners.get(name)?.join(' and ')}`);
  });
  expect(breaches).toEqual([]);
});

test('each stylesheet is imported: by a component, or in the order of the first view', () => {
  const code = modules.map(sourceOf).join('\n');
  const order = sheets.map(sourceOf).join('\n');
  const lost = sheets.filter((file) => {
    const name = file.replace(/^.*\//, '');
    return name.startsWith('_')
      ? !new RegExp(`@(use|import) "(?:[^"]*/)?${name.slice(1, -'.scss'.length)}"`).test(order)
      : !code.includes(`/${name}'`) && !order.includes(`/${name.replace('.scss', '')}"`);
  });
  expect(lost).toEqual([]);
});

test('a stylesheet takes others from its own row of the import law, or from rows further right', () => {
  const breaches = sheets.flatMap((file) =>
    [...sourceOf(file).matchAll(/^@(?:use|import) "([^"]+)"/gm)]
      .map(([, used = '']) => path.posix.join(path.posix.dirname(file), used))
      .filter((used) => rowOf(used) !== -1 && rowOf(used) < rowOf(file))
      .map((used) => `${file} -> ${used}`),
  );
  expect(breaches).toEqual([]);
});

test.each([
  ["const name = 'day-card';", 'day-card', true],
  ['<p className={`day-card $' + '{tone}`}>', 'day-card', true],
  ['<p className={`day-$' + '{tone}`}>', 'day-card', true],
  ["import './day-card';", 'day-card', false],
  ['// The name is "day-card".', 'day-card', false],
  ["const name = 'day-cards';", 'day-card', false],
])('whether “%s” uses %s: %s', (code, name, expected) => {
  expect(isUsedBy(name, usedIn(code))).toBe(expected);
});

test('classes are found where they are nested, and only there', () => {
  const { selectors } = parse(
    '.a { // .b\n  .c & { margin: .5rem; } &:has(> .d), #{$x}.e { @media (x) { color: $f.g; } } }',
  );
  expect([...classesIn(selectors)]).toEqual(['a', 'c', 'd', 'e']);
});

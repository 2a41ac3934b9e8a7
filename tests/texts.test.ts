import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '../src');
/** Without the page of all components: developers read it. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.startsWith('design/'),
);

/** Attributes and properties whose values people read, or that pass such values on. */
const readNames =
  /^(alt|aria-(description|label|placeholder|roledescription|valuetext)|busyLabel|confirm|dismiss|emptyText|failedText|heading|hint|label|lead|message|placeholder|submit|submitLabel|term|text|title|who)$/;

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/**
 * A sentence counts as a text everywhere. In a place that people read, a single word does too. Classes, addresses and
 * SVG paths do not.
 */
function isText(value: unknown, readHere: boolean): value is string {
  if (typeof value !== 'string' || !/\p{L}{2}/u.test(value)) return false;
  return readHere ? /^\p{Lu}| /u.test(value) : /^\p{Lu}.* \p{L}{2}/u.test(value);
}

/** People read the result of these expressions, and not their parts. */
const isLookedUp = /^(Binary|Call|Member)Expression$/;

function isConsole(callee: unknown): boolean {
  return isNode(callee) && isNode(callee.object) && callee.object.name === 'console';
}

function textsIn(node: unknown, readHere: boolean): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((each) => textsIn(each, readHere));
  if (!isNode(node)) return [];
  const { type, value } = node;
  if (type === 'JSXText') return /\p{L}/u.test(String(value)) ? [String(value).trim()] : [];
  if (type === 'Literal') return isText(value, readHere) ? [value] : [];
  if (type === 'TemplateElement') return isNode(value) && isText(value.cooked, readHere) ? [String(value.cooked)] : [];
  if (type === 'JSXAttribute') return textsIn(value, isNode(node.name) && readNames.test(String(node.name.name)));
  if (type === 'Property') return textsIn(value, isNode(node.key) && readNames.test(String(node.key.name)));
  if (type === 'JSXElement' || type === 'JSXFragment')
    return [...textsIn(node.openingElement, false), ...textsIn(node.children, true)];
  // Developers read errors and the console, people do not.
  if (type === 'NewExpression' || (type === 'CallExpression' && isConsole(node.callee))) return [];
  return Object.values(node).flatMap((child) => textsIn(child, readHere && !isLookedUp.test(String(type))));
}

function textsOf(code: string, file: string): readonly string[] {
  return textsIn(parseAst(code, { lang: 'tsx' }, file).body, false);
}

describe('texts for people are in texts.ts, and not in components', () => {
  test.each(files)('%s', (file) => expect(textsOf(readFileSync(path.join(source, file), 'utf8'), file)).toEqual([]));

  test.each(['<p>hello</p>', '<p>{a ? "Hello" : b}</p>', '<Field label="your name" />', 'confirm("Are you sure?")'])(
    'a text in a component is found: %s',
    (code) => expect(textsOf(code, 'violation.tsx')).toHaveLength(1),
  );
});

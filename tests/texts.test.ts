import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '../src');
const isTexts = /(^|\/)(texts|\w+Texts)\.ts$/;
/** Names of places, makes, models and languages are data, and so are the words of the page of all components, for developers. */
const isData = /^(design|shared\/(places|readable|vehicles))\/|^shared\/languages\.ts$/;
const allFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !isData.test(file),
);
const files = allFiles.filter((file) => !isTexts.test(file));
const textsFiles = allFiles.filter((file) => isTexts.test(file));

/** Attributes and properties whose values people read, or that pass such values on. */
const readNames =
  /^(alt|aria-(description|label|placeholder|roledescription|valuetext)|busyLabel|confirm|dismiss|emptyText|failedText|heading|hint|label|lead|message|placeholder|submit|submitLabel|term|text|title|who)$/;

/** Constants that hold texts. */
const textsNames = /^(columns|labels|messages|texts)$|(Columns|Labels|Messages|Texts)$/;

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/**
 * A sentence counts as a text everywhere. In a place that people read, a single word does too. Classes, addresses and
 * SVG paths do not. Several lines are a table: of names, or of words that people type.
 */
function isText(value: unknown, readHere: boolean): value is string {
  if (typeof value !== 'string' || !/\p{L}{2}/u.test(value) || /\n|\/\//.test(value)) return false;
  return readHere ? /^\p{Lu}| /u.test(value) : /^\p{Lu}.* \p{L}{2}/u.test(value);
}

/** People read the result of these expressions, and not their parts. */
const isLookedUp = /^(Binary|Call|Member)Expression$/;

function isConsole(callee: unknown): boolean {
  return isNode(callee) && isNode(callee.object) && callee.object.name === 'console';
}

/** A word behind an inserted value: `${count} days`. */
function isUnit(part: unknown): boolean {
  return typeof part === 'string' && /^ \p{L}{2,}/u.test(part);
}

/** The values of a closed list. What is stored of a field is data: 'Petrol', 'None known'. */
function isStored({ type, key, expression, typeAnnotation }: Node): boolean {
  if (type === 'Property') return isNode(key) && key.name === 'choices';
  const isConst = isNode(typeAnnotation) && isNode(typeAnnotation.typeName) && typeAnnotation.typeName.name === 'const';
  const values = type === 'TSAsExpression' && isConst && isNode(expression) ? expression.elements : null;
  return Array.isArray(values) && values.every((each) => isNode(each) && each.type === 'Literal');
}

function textsIn(node: unknown, readHere: boolean): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((each) => textsIn(each, readHere));
  if (!isNode(node)) return [];
  const { type, value } = node;
  if (isStored(node) || /^TS(Type|Interface)/.test(String(type))) return [];
  if (type === 'JSXText') return /\p{L}/u.test(String(value)) ? [String(value).trim()] : [];
  if (type === 'Literal') return isText(value, readHere) ? [value] : [];
  if (type === 'TemplateElement')
    return isNode(value) && (isText(value.cooked, readHere) || isUnit(value.cooked)) ? [String(value.cooked)] : [];
  if (type === 'JSXAttribute') {
    const name = isNode(node.name) ? String(node.name.name) : '';
    return name === 'className' ? [] : textsIn(value, readNames.test(name));
  }
  if (type === 'Property')
    return textsIn(value, readHere || (isNode(node.key) && readNames.test(String(node.key.name))));
  if (type === 'VariableDeclarator')
    return textsIn(node.init, isNode(node.id) && textsNames.test(String(node.id.name)));
  if (type === 'JSXElement' || type === 'JSXFragment')
    return [...textsIn(node.openingElement, false), ...textsIn(node.children, true)];
  // Developers read errors and the console, people do not.
  if (type === 'NewExpression' || (type === 'CallExpression' && isConsole(node.callee))) return [];
  return Object.values(node).flatMap((child) => textsIn(child, readHere && !isLookedUp.test(String(type))));
}

function parse(code: string, file: string): readonly unknown[] {
  return parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body;
}

function textsOf(code: string, file: string): readonly string[] {
  return textsIn(parse(code, file), false);
}

const read = (file: string) => readFileSync(path.join(source, file), 'utf8');

function nodesIn(node: unknown): readonly Node[] {
  if (Array.isArray(node)) return node.flatMap(nodesIn);
  return isNode(node) ? [node, ...Object.values(node).flatMap(nodesIn)] : [];
}

/** What an expression begins with: `stateLabels[state].trim()` → 'stateLabels'. */
function rootOf(node: unknown): string {
  if (!isNode(node)) return '';
  return node.type === 'Identifier' ? String(node.name) : rootOf(node.object ?? node.callee);
}

const isTextsRoot = /(Label|Text)s?$/;

/** A text with other letters is right in English at most. */
function changedTextsIn(code: string, file: string): readonly string[] {
  return nodesIn(parse(code, file)).flatMap(({ type, callee }) => {
    if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee.property)) return [];
    const changes = /^to(Locale)?(Lower|Upper)Case$/.test(String(callee.property.name));
    return changes && isTextsRoot.test(rootOf(callee)) ? [rootOf(callee)] : [];
  });
}

const isString = (node: unknown): boolean =>
  isNode(node) && (node.type === 'TemplateLiteral' || typeof node.value === 'string');

/** Texts in several lines are whole. */
const isWhole = (node: unknown): boolean =>
  isString(node) || (isNode(node) && node.type === 'BinaryExpression' && isWhole(node.left) && isWhole(node.right));

/**
 * Words that are put into a sentence: the kind of a listing, another text, one word or another. In other languages, the
 * rest of the sentence changes with them.
 */
function insertedWordsIn(code: string, file: string): readonly unknown[] {
  return nodesIn(parse(code, file)).flatMap((node) => {
    if (node.type === 'TemplateLiteral' && Array.isArray(node.expressions))
      return node.expressions.filter(
        (each: Node) =>
          rootOf(each) === 'kind' ||
          each.type === 'ConditionalExpression' ||
          (each.type === 'MemberExpression' && isTextsRoot.test(rootOf(each))),
      );
    const parts = [node.left, node.right];
    return node.type === 'BinaryExpression' && node.operator === '+' && parts.some(isString) && !isWhole(node)
      ? [node]
      : [];
  });
}

describe('texts for people are in texts.ts, and nowhere else', () => {
  test.each(files)('%s', (file) => expect(textsOf(read(file), file)).toEqual([]));

  test.each([
    "const label = { title: 'Price' }",
    "const stateLabels = { sold: 'Sold' }",
    "return 'Price on request'",
    `const age = \`\${count} days ago\``,
  ])('a text in a model is found: %s', (code) =>
    expect(textsOf(`function read() { ${code} }`, 'violation.ts')).toHaveLength(1),
  );

  test.each([
    "throw new RangeError('A car has no such field')",
    "const accidents = ['None known', 'Repaired'] as const",
    "const input = { choices: ['None known', 'Repaired'] }",
    `const address = \`https://example.com/\${path}\``,
  ])('what people do not read, and stored values, are no texts: %s', (code) =>
    expect(textsOf(`function read() { ${code} }`, 'right.ts')).toEqual([]),
  );

  test.each(['<p>hello</p>', '<p>{a ? "Hello" : b}</p>', '<Field label="your name" />', 'confirm("Are you sure?")'])(
    'a text in a component is found: %s',
    (code) => expect(textsOf(code, 'violation.tsx')).toHaveLength(1),
  );
});

/** The texts of the first specification. All others have the one word for who sells: dealer. */
const sellerTexts = ['Seller', 'Seller ID is missing. Please log in again.', 'Seller Login', 'Seller Sign Up'];

test('people read of sellers only in the texts of the first specification', () => {
  const literals = textsFiles.flatMap((file) =>
    nodesIn(parse(read(file), file)).flatMap(({ type, value }) => {
      const text = type === 'TemplateElement' && isNode(value) ? value.cooked : value;
      return typeof text === 'string' && /\bsellers?\b/i.test(text) && text !== 'sellers' ? [text] : [];
    }),
  );
  expect([...new Set(literals)].toSorted()).toEqual(sellerTexts);
});

describe('no sentence is built from parts, so that it can be translated', () => {
  test.each(textsFiles)('%s has whole sentences', (file) => expect(insertedWordsIn(read(file), file)).toEqual([]));

  test.each(allFiles)('%s shows texts as they are', (file) => expect(changedTextsIn(read(file), file)).toEqual([]));

  test.each([
    `(kind: ListingKind) => \`No \${kind} is sold.\``,
    `(count: number) => \`\${count} \${count === 1 ? "car" : "cars"}\``,
    `(state: ListingState) => \`It is \${stateLabels[state]}.\``,
    '(name: string) => "Report " + name',
  ])('a sentence with an inserted word is found: %s', (code) =>
    expect(insertedWordsIn(code, 'violation.ts')).toHaveLength(1),
  );

  test.each([
    `(count: number) => count === 1 ? \`1 car of \${dealer}\` : \`\${count} cars of \${dealer}\``,
    '"A long sentence " + "in two lines"',
    '(count: number) => count + 1',
  ])('a whole sentence is right: %s', (code) => expect(insertedWordsIn(code, 'right.ts')).toEqual([]));

  test.each(['stateLabels[state].toLowerCase()', "choiceLabel('fuelType', fuel).trim().toUpperCase()"])(
    'a changed text is found: %s',
    (code) => expect(changedTextsIn(code, 'violation.ts')).toHaveLength(1),
  );
});

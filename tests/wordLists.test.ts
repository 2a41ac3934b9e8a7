import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '../src');

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** The words of a list or a union that consists of texts, in one order; null for every other one. */
function wordsOf(members: unknown, textOf: (member: Node) => unknown): string | null {
  if (!Array.isArray(members) || members.length < 2) return null;
  const texts = members.map((member) => (isNode(member) ? textOf(member) : null));
  return texts.every((text) => typeof text === 'string') ? texts.sort().join(' | ') : null;
}

interface Found {
  readonly unions: readonly string[];
  readonly lists: readonly string[];
}

function find(node: unknown): Found {
  if (Array.isArray(node)) {
    const found = node.map(find);
    return { unions: found.flatMap(({ unions }) => unions), lists: found.flatMap(({ lists }) => lists) };
  }
  if (!isNode(node)) return { unions: [], lists: [] };
  const { unions, lists } = find(Object.values(node));
  const union = node.type === 'TSUnionType' && wordsOf(node.types, ({ literal }) => isNode(literal) && literal.value);
  const list = node.type === 'ArrayExpression' && wordsOf(node.elements, ({ value }) => value);
  return { unions: union ? [...unions, union] : unions, lists: list ? [...lists, list] : lists };
}

function foundIn(file: string): Found {
  const text = readFileSync(path.join(source, file), 'utf8');
  return find(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body);
}

/** The words of the types that a list repeats. */
function repeatedIn(found: readonly Found[]): readonly string[] {
  const lists = new Set(found.flatMap((each) => each.lists));
  return [...new Set(found.flatMap(({ unions }) => unions))].filter((words) => lists.has(words));
}

describe('the words of a closed choice', () => {
  test('stand in one list, from which its type comes', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    expect(repeatedIn(files.map(foundIn))).toEqual([]);
  });

  test.each([
    ["type Way = 'in' | 'out'; const ways = ['out', 'in'] as const;", ['in | out']],
    ["const ways = ['out', 'in'] as const; type Way = (typeof ways)[number];", []],
  ])('%s', (text, repeated) => {
    expect(repeatedIn([find(parseAst(text, { lang: 'ts' }).body)])).toEqual(repeated);
  });
});

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
  readonly unions: string[];
  readonly lists: string[];
}

function collect(node: unknown, found: Found): void {
  if (!isNode(node)) return;
  const union = node.type === 'TSUnionType' && wordsOf(node.types, ({ literal }) => isNode(literal) && literal.value);
  if (union) found.unions.push(union);
  const list = node.type === 'ArrayExpression' && wordsOf(node.elements, ({ value }) => value);
  if (list) found.lists.push(list);
  for (const child of Object.values(node)) collect(child, found);
}

function foundIn(text: string, lang: 'ts' | 'tsx'): Found {
  const found: Found = { unions: [], lists: [] };
  collect(parseAst(text, { lang }).body, found);
  return found;
}

/** The words of the types that a list repeats. */
function repeatedIn(found: readonly Found[]): readonly string[] {
  const lists = new Set(found.flatMap((each) => each.lists));
  return [...new Set(found.flatMap(({ unions }) => unions))].filter((words) => lists.has(words));
}

describe('the words of a closed choice', () => {
  test('stand in one list, from which its type comes', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const found = files.map((file) =>
      foundIn(readFileSync(path.join(source, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts'),
    );
    expect(repeatedIn(found)).toEqual([]);
  });

  test.each([
    ["type Way = 'in' | 'out'; const ways = ['out', 'in'] as const;", ['in | out']],
    ["const ways = ['out', 'in'] as const; type Way = (typeof ways)[number];", []],
  ])('%s', (text, repeated) => {
    expect(repeatedIn([foundIn(text, 'ts')])).toEqual(repeated);
  });
});

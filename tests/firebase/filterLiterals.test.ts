import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '../../src');

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function isFilter({ type, properties }: Node): boolean {
  if (type !== 'ObjectExpression' || !Array.isArray(properties)) return false;
  const names = properties.map((property) => isNode(property) && isNode(property.key) && property.key.name);
  return ['field', 'op', 'value'].every((name) => names.includes(name));
}

/** Where filters are written out, as positions in the text. */
function filtersIn(node: unknown): readonly unknown[] {
  if (!isNode(node)) return [];
  const inside = Object.values(node).flatMap(filtersIn);
  return isFilter(node) ? [node.start, ...inside] : inside;
}

function filtersOf(text: string, file: string): readonly unknown[] {
  return filtersIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body);
}

describe('a filter comes from the builders of firebase/query.ts', () => {
  test('no other file writes one out', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const found = files.filter((file) => filtersOf(readFileSync(path.join(source, file), 'utf8'), file).length > 0);
    expect(found).toEqual(['firebase/query.ts']);
  });

  test.each([
    ["const where = [{ field: 'a', op: 'EQUAL', value: { stringValue: 'b' } }];", 1],
    ['const has = (field: string, value: TypedValue): Filter => ({ field, op, value });', 1],
    ["const where = [equal('a', 'b')];", 0],
    ['const { field, op, value } = filter;', 0],
  ])('%s', (text, count) => expect(filtersOf(text, 'planted.ts')).toHaveLength(count));
});

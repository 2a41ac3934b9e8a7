import path from 'node:path';
import { parseSync } from 'vite';
import { gates, rows } from './table';

/** All imports below a node of the syntax tree: also types, dynamic imports, and exports from other files. */
function importsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(importsIn);
  const source: unknown = 'source' in node ? node.source : undefined;
  const isImport = typeof source === 'object' && source !== null && 'type' in source && source.type === 'Literal';
  return isImport && 'value' in source ? [String(source.value), ...inside] : inside;
}

/** The imported path in src, or the name of a package after `npm:`. */
function resolve(imported: string, importer: string, files: ReadonlySet<string>): string {
  if (!imported.startsWith('.')) return `npm:${imported}`;
  const target = path.posix.join(path.posix.dirname(importer), imported.replace(/\?.*/, ''));
  return [`${target}.ts`, `${target}.tsx`].find((file) => files.has(file)) ?? target;
}

function rowOf(file: string): number {
  return rows.findIndex((row) => file === row || file.startsWith(`${row}/`));
}

function lawsBroken(importer: string, target: string): readonly string[] {
  const closed = Object.keys(gates).filter(
    (law) => gates[law]?.target.test(target) && !gates[law].importers.test(importer),
  );
  if (target.startsWith('npm:')) return closed;
  if (rowOf(target) === -1) return [...closed, 'each folder has a row'];
  return rowOf(target) < rowOf(importer) ? [...closed, 'no import upwards'] : closed;
}

/**
 * Each import of a file that the law forbids, with the law that it breaks.
 *
 * @param files the paths of all files in src
 */
export function breachesIn(importer: string, text: string, files: ReadonlySet<string>): readonly string[] {
  if (rowOf(importer) === -1) return [`${importer}: each folder has a row`];
  const { program, errors } = parseSync(importer, text);
  if (errors[0]) throw new Error(`${importer}: ${errors[0].message}`);
  const targets = new Set(importsIn(program).map((imported) => resolve(imported, importer, files)));
  return [...targets].flatMap((target) =>
    lawsBroken(importer, target).map((law) => `${importer} -> ${target}: ${law}`),
  );
}

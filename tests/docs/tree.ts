import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders whose files code and documents name. */
const folders = ['src', 'tests', 'build', 'bench', 'docs', 'demo', 'emulators', 'public', '.ci'] as const;

/** All files of the tree, as paths from its root. */
export const treeFiles: readonly string[] = [
  ...readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.posix.join(entry.parentPath.split(path.sep).join('/'), entry.name)),
  ),
];

/** Files and folders. Cheaper to ask than the disk. */
const treePaths: ReadonlySet<string> = new Set(
  treeFiles.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))),
);

export const documents: readonly string[] = treeFiles.filter((file) => /\.md$/.test(file));

export function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}

/** The endings that a path may leave out: those of modules, and of tests in docs/requirements.md. */
const endings = ['', '.ts', '.tsx', '.test.ts', '.test.tsx', '.spec.ts'];

/** 'tests/{mutants,load}/*.ts' → a pattern. */
function patternOf(glob: string): RegExp {
  const source = glob
    .replace(/[.[\]()+^$]/g, '\\$&')
    .replace(/\*\*\/?/g, '§')
    .replace(/\*/g, '[^/]*')
    .replace(/§/g, '.*')
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(${choices.replace(/,/g, '|')})`);
  return new RegExp(`^${source}(\\.tsx?)?(/|$)`);
}

/** Whether a path from the root names a file or a folder of the tree; with '*', at least one. */
export function isInTree(named: string): boolean {
  if (!/[*{]/.test(named)) return endings.some((ending) => treePaths.has(named.replace(/\/$/, '') + ending));
  const pattern = patternOf(named);
  return treeFiles.some((file) => pattern.test(file));
}

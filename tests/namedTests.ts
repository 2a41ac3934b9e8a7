import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../emulators/project';

/** The tests that `npm test -- <name>` runs: files of each layer, and a title if the name is in titles only. */
export interface NamedTests {
  /** Unit and screen tests. */
  readonly quick: readonly string[];
  /** Rules and service tests, which need the emulators. */
  readonly served: readonly string[];
  /** Only tests of this name in these files; null: all. */
  readonly title: string | null;
  /** Whether a journey may have the name. */
  readonly journeys: boolean;
}

const needsEmulators = /^tests\/rules\/|\.service\.test\.ts$/;

async function textWithoutImports(file: string): Promise<string> {
  const text = await readFile(path.join(root, file), 'utf8');
  return text.replace(/^import [^;]*;$/gm, '');
}

async function filesThatSay(name: string, files: readonly string[]): Promise<readonly string[]> {
  const texts = await Promise.all(files.map(textWithoutImports));
  return files.filter((_, index) => texts[index]?.includes(name));
}

/** Finds files with the name in their path; if there are none, tests with the name in their title. */
export async function findNamedTests(name: string): Promise<NamedTests> {
  const all = (await readdir(path.join(root, 'tests'), { recursive: true })).map((file) => `tests/${file}`);
  const tests = all.filter((file) => /\.test\.tsx?$/.test(file));
  const specs = all.filter((file) => file.endsWith('.spec.ts'));
  const isNamed = (file: string) => file.includes(name);
  const inPath = tests.filter(isNamed);
  const files = inPath.length > 0 ? inPath : await filesThatSay(name, tests);
  return {
    quick: files.filter((file) => !needsEmulators.test(file)),
    served: files.filter((file) => needsEmulators.test(file)),
    title: inPath.length > 0 ? null : name,
    journeys: specs.some(isNamed) || (await filesThatSay(name, specs)).length > 0,
  };
}

import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';

/**
 * Replaces vitest for tests/rules: collects the tests of a file instead of running them, so that the mutation check can
 * run each test in any order and any number of times.
 */
export interface CollectedTest {
  /** The names of its groups and its own. */
  readonly name: string;
  run(): Promise<void>;
}

export interface CollectedFile {
  readonly tests: readonly CollectedTest[];
  /** Call before the first test, and after `close` for another round. */
  open(): Promise<void>;
  /** Call after the last test. */
  close(): Promise<void>;
}

type Step = () => unknown;
type Body<Row extends readonly unknown[]> = (...row: Row) => unknown;

interface Group {
  readonly name: string;
  readonly outer: Group | null;
  readonly beforeEach: Step[];
}

const newFile = (): Group => ({ name: '', outer: null, beforeEach: [] });

let group = newFile();
let tests: CollectedTest[] = [];
let openings: Step[] = [];
let provided: Readonly<Record<string, unknown>> = {};

function describeGroup(name: string, body: Step): void {
  const outer = group;
  group = { name: `${outer.name}${name} `, outer, beforeEach: [] };
  body();
  group = outer;
}

function stepsBefore({ outer, beforeEach: own }: Group): readonly Step[] {
  return outer ? [...stepsBefore(outer), ...own] : own;
}

function addTest(name: string, body: Step): void {
  const around = group;
  tests.push({
    name: `${around.name}${name}`,
    async run() {
      for (const step of stepsBefore(around)) await step();
      await body();
    },
  });
}

/** Fills in `%s`, `%i`, `%j` and `$key.key`, as vitest does. */
function filledIn(name: string, row: readonly unknown[]): string {
  const rest = [...row];
  const [first] = row;
  return name
    .replaceAll(/%[sidj]/g, (sign) => (sign === '%j' ? JSON.stringify(rest.shift()) : String(rest.shift())))
    .replaceAll(/\$(\w+)/g, (whole, key: string) =>
      typeof first === 'object' && first !== null && key in first ? String(Reflect.get(first, key)) : whole,
    );
}

function each(add: (name: string, body: Step) => void) {
  return (table: readonly unknown[]) => (name: string, body: Body<readonly unknown[]>) => {
    // If one entry is not a list, lists are plain values.
    const rows = table.every((entry) => Array.isArray(entry)) ? table : table.map((entry) => [entry]);
    for (const row of rows) {
      add(filledIn(name, row), () => body(...row));
    }
  };
}

/** @public Replaces vitest's export of this name. */
export const describe = Object.assign(describeGroup, { each: each(describeGroup) });
/** @public Replaces vitest's export of this name. */
export const test = Object.assign(addTest, { each: each(addTest) });

/** @public Replaces vitest's export of this name. */
export function beforeAll(step: Step): void {
  openings.push(step);
}

/** @public Replaces vitest's export of this name. */
export function beforeEach(step: Step): void {
  group.beforeEach.push(step);
}

/** @public Replaces vitest's export of this name. */
export function inject(key: string): unknown {
  return provided[key];
}

/** @public Replaces vitest's export of this name. */
export function expect(actual: unknown) {
  return {
    toBe: (expected: unknown) => strictEqual(actual, expected),
    toEqual: (expected: unknown) => deepStrictEqual(actual, expected),
    toBeGreaterThan: (least: number) => ok(Number(actual) > least, `${actual} should be more than ${least}`),
    not: {
      toContain: (part: unknown) => ok(Array.isArray(actual) && !actual.includes(part), `${part} should not be there`),
    },
  };
}

/**
 * Collects the tests that a file declares while it is loaded.
 *
 * @public
 */
export async function collect(
  context: Readonly<Record<string, unknown>>,
  load: () => Promise<unknown>,
): Promise<CollectedFile> {
  provided = context;
  group = newFile();
  tests = [];
  openings = [];
  await load();
  const [found, steps] = [tests, openings];
  const closings: Step[] = [];
  return {
    tests: found,
    async open() {
      for (const step of steps) {
        const close = await step();
        if (typeof close === 'function') closings.push(() => close());
      }
    },
    async close() {
      for (const step of closings.splice(0)) await step();
    },
  };
}

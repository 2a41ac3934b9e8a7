import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

const levels = ['error', 'warn'] as const;
let written: string[] = [];

/** Everything that was written to the console as an error or warning so far: the test expected it, and looks at it. */
export function takeConsoleOutput(): readonly string[] {
  const taken = written;
  written = [];
  return taken;
}

/** From now on an error or warning in the console that no test took fails the test. */
export function guardConsole(): void {
  beforeEach(() => {
    written = [];
    for (const level of levels) console[level] = (...parts: unknown[]) => written.push(`${level}: ${format(...parts)}`);
  });
  afterEach(() => {
    expect(takeConsoleOutput(), 'unexpected output in the console').toEqual([]);
  });
}

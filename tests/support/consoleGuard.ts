import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

const levels = ['error', 'warn'] as const;
let written: string[] = [];

/** Returns all errors and warnings in the console so far. A test that expects them checks them. */
export function takeConsoleOutput(): readonly string[] {
  const taken = written;
  written = [];
  return taken;
}

/** Fails each test that leaves an error or a warning in the console that it has not taken. */
export function guardConsole(): void {
  beforeEach(() => {
    written = [];
    for (const level of levels) console[level] = (...parts: unknown[]) => written.push(`${level}: ${format(...parts)}`);
  });
  afterEach(() => {
    expect(takeConsoleOutput(), 'unexpected output in the console').toEqual([]);
  });
}

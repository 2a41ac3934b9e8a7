import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../emulators/project';
import { withSecurityGrid } from './securityGrid';

test('SECURITY.md has the tables of the tests (otherwise run: npx tsx tests/rules/writeSecurityGrid.ts)', () => {
  const text = readFileSync(path.join(root, 'SECURITY.md'), 'utf8');
  expect(text).toBe(withSecurityGrid(text));
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../emulators/project';
import { withSecurityGrid } from './securityGrid';

test('SECURITY.md says what the tests try (else: npx tsx tests/rules/writeSecurityGrid.ts)', () => {
  const text = readFileSync(path.join(root, 'SECURITY.md'), 'utf8');
  expect(text).toBe(withSecurityGrid(text));
});

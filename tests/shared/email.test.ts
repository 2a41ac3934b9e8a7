import { expect, test } from 'vitest';
import { cleanEmail } from '../../src/shared/email';

test.each([
  ['\u200Easha@example.com', 'asha@example.com'],
  ['\u202Aasha@example.com\u202C', 'asha@example.com'],
  [' asha@example.com\u00A0', 'asha@example.com'],
  ['asha\u200B@example.com\uFEFF', 'asha@example.com'],
  ['ａｓｈａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'asha@example.com'],
  ['asha\u2011rane@example.com', 'asha-rane@example.com'],
  ['asha rane@example.com', 'asha rane@example.com'],
])('a pasted e-mail address: %j is %j', (pasted, email) => {
  expect(cleanEmail(pasted)).toBe(email);
});

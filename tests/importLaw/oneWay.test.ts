import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const src = path.join(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file));

/** What one file does for all others. */
const ways = [
  { what: 'a write is sent by useAction', pattern: /useMutation\b/, only: ['lists/useAction.ts'] },
  {
    what: 'a write is busy in useAction, a form in useValidatedForm',
    pattern: /\bset(Busy|Sending|Saving|Moving)\(/,
    only: ['ui/fields/useValidatedForm.ts'],
  },
  { what: 'a sheet is a FormSheet', pattern: /<Sheet\b/, only: ['ui/overlays/FormSheet.tsx'] },
  {
    what: 'the market is invalidated by `invalidate`',
    pattern: /(remove|invalidate)Queries\(\{ queryKey: market\b/,
    only: ['lists/queryClient.ts'],
  },
];

describe.each(ways)('$what', ({ pattern, only }) => {
  test('and nowhere else', () => {
    const found = files.filter((file) => pattern.test(readFileSync(path.join(src, file), 'utf8')));
    expect(found).toEqual(only);
  });
});

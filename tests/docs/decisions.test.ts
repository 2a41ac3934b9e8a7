import { expect, test } from 'vitest';
import { documents, textOf } from './tree';

const records = documents.filter((file) => /^docs\/decisions\/(?!README)/.test(file));
const index = textOf('docs/decisions/README.md');

test('there are at least ten decisions', () => expect(records.length).toBeGreaterThanOrEqual(10));

test.each(records)('%s is short, has the four headings, and is in the index', (file) => {
  const text = textOf(file);
  const [title = '', ...headings] = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(['Context', 'Decision', 'Consequence', 'What would change it']);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  expect(index).toContain(`| [${title}](${file.replace('docs/decisions/', '')}) |`);
});

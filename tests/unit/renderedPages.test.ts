import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frameFile, renderedPages } from '../../src/app/renderedPages';

test('Hosting sends each rendered page at its address, and the frame at every other', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const pages = Object.entries(renderedPages).filter(([address]) => address !== '/');
  expect(hosting.rewrites).toEqual([
    ...pages.map(([source, file]) => ({ source, destination: `/${file}` })),
    { source: '!/assets/**', destination: `/${frameFile}` },
  ]);
});

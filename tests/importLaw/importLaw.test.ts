import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { breachesIn } from './breaches';
import { rows } from './table';

const src = path.join(import.meta.dirname, '../../src');
const paths = readdirSync(src, { recursive: true, encoding: 'utf8' });
const files = new Set(paths.filter((file) => /(?<!\.d)\.tsx?$/.test(file)));

test('the app keeps the import law', () => {
  const breaches = [...files].flatMap((file) => breachesIn(file, readFileSync(path.join(src, file), 'utf8'), files));
  expect(breaches).toEqual([]);
});

test('each row of the law is a file or a folder of the app', () => {
  expect(rows.filter((row) => !paths.includes(row))).toEqual([]);
});

test('docs/architecture.md names the rows in the same order', () => {
  const documented = readFileSync('docs/architecture.md', 'utf8').match(/^`(main\.tsx → [^`]+)`$/m)?.[1];
  expect(documented?.split(/\s+→\s+/)).toEqual(rows);
});

describe('an import that breaks the law is found', () => {
  test.each([
    ['shared/planted.ts', "import { price } from '../listings/price';", 'no import upwards'],
    ['shared/planted.ts', "import type { Listing } from '../listings/listing';", 'no import upwards'],
    ['shared/planted.ts', "export { price } from '../listings/price';", 'no import upwards'],
    ['shared/planted.ts', "export const load = () => import('../listings/price');", 'no import upwards'],
    ['shared/planted.ts', "export type Listing = import('../listings/listing').Listing;", 'no import upwards'],
    ['app/planted.ts', "import '../main';", 'no import upwards'],
    ['planted/planted.ts', '', 'each folder has a row'],
    ['app/planted.ts', "import '../planted/planted';", 'each folder has a row'],
    [
      'listings/planted.ts',
      "import { readAll } from '../firebase/query';",
      'Firebase stands behind services and records',
    ],
    ['listings/planted.ts', "import { doc } from 'firebase/firestore/lite';", 'only the seam knows the SDK'],
    ['listings/planted.service.ts', "import { useState } from 'react';", 'models and services do without React'],
    [
      'listings/planted.ts',
      "import { ListingCard } from './card/ListingCard';",
      'models and services do without components and hooks',
    ],
    [
      'listings/usePlanted.ts',
      "import { queryClient } from '../lists/queryClient';",
      'a query and what becomes of its answer stand together',
    ],
    ['pages/public/HomePage.tsx', "import ListingPage from './ListingPage';", 'only the app puts up a page'],
  ])('%s: %s', (file, text, law) => {
    expect(breachesIn(file, text, files)).toEqual([expect.stringMatching(new RegExp(`^${file}.*: ${law}$`))]);
  });

  test('one that keeps it is not', () => {
    const text = "import { price } from '../listings/price';\nimport { readAll } from '../firebase/query';";
    expect(breachesIn('stock/planted.service.ts', text, files)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../emulators/project';
import { type AppQuery, appQueries } from './appQueries';

interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly {
    readonly fieldPath: string;
    readonly order?: 'ASCENDING' | 'DESCENDING';
    readonly arrayConfig?: 'CONTAINS';
  }[];
}

const declared: readonly Index[] = JSON.parse(readFileSync(path.join(root, 'firestore.indexes.json'), 'utf8')).indexes;

/**
 * The composite index that production asks for, and the emulator does not: fields of equality first, then the order; a
 * range on another field follows in the direction of the order. A query on one field needs none.
 */
function indexFor({ collection, equal, contains, has, orderBy: [field, direction] }: AppQuery): string | null {
  const order = direction === 'asc' ? 'ASCENDING' : 'DESCENDING';
  const fields = [
    ...Object.keys(equal).map((name) => `${name} ASCENDING`),
    ...(contains === undefined ? [] : [`${contains[0]} CONTAINS`]),
    `${field} ${order}`,
    ...(has === undefined ? [] : [`${has} ${order}`]),
  ];
  return fields.length === 1 ? null : [collection, ...fields].join(', ');
}

test('firestore.indexes.json holds the indexes that the app’s lists need, and no others', () => {
  const needed = appQueries.map(indexFor).filter((index) => index !== null);
  const found = declared.map(({ collectionGroup, fields }) =>
    [
      collectionGroup,
      ...fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`),
    ].join(', '),
  );
  expect(found.toSorted()).toEqual([...new Set(needed)].toSorted());
});

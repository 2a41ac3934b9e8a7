import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../emulators/project';

/** A composite index: equalities first, in whatever order, then the order. */
export interface Index {
  readonly collection: string;
  readonly equal: readonly string[];
  /** Such as 'createdAt ASCENDING'. */
  readonly order: readonly string[];
}

/** What a query asks of indexes. */
export type Need = Index;

interface DeclaredField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

interface Declared {
  readonly collectionGroup: string;
  readonly fields: readonly DeclaredField[];
}

/** The field of a list stands where an equality stands. */
export const containing = (field: string): string => `${field} CONTAINS`;

/** All orders of this app are of one field, and of a second one where a record must have that. */
function toIndex({ collectionGroup, fields }: Declared): Index {
  const sorted = fields.length - (fields.at(-1)?.fieldPath.endsWith('Name') ? 2 : 1);
  return {
    collection: collectionGroup,
    equal: fields
      .slice(0, sorted)
      .map(({ fieldPath, arrayConfig }) => (arrayConfig ? containing(fieldPath) : fieldPath)),
    order: fields.slice(sorted).map(({ fieldPath, order }) => `${fieldPath} ${order}`),
  };
}

export const declaredIndexes: readonly Index[] = JSON.parse(
  readFileSync(path.join(root, 'firestore.indexes.json'), 'utf8'),
).indexes.map(toIndex);

export const nameOf = ({ collection, equal, order }: Index): string => [collection, ...equal, ...order].join(', ');

const holdsAll = (all: readonly string[], some: readonly string[]) => some.every((each) => all.includes(each));

/**
 * The indexes that production uses for a query, and the emulator does without: one that has it all; else those that share
 * its order and some of its equalities, merged (Firestore, 'index merging'). null: there are not enough of them. A query
 * of one field needs none.
 */
export function indexesFor(need: Need): readonly Index[] | null {
  if (need.equal.length + need.order.length < 2) return [];
  const fitting = declaredIndexes.filter(
    ({ collection, equal, order }) =>
      collection === need.collection && order.join() === need.order.join() && holdsAll(need.equal, equal),
  );
  const whole = fitting.find(({ equal }) => equal.length === need.equal.length);
  if (whole) return [whole];
  return holdsAll(
    fitting.flatMap(({ equal }) => equal),
    need.equal,
  )
    ? fitting
    : null;
}

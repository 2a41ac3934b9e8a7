import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../emulators/project';

/** The field of a composite index: 'createdAt ASCENDING', or 'searchTokens CONTAINS'. */
interface IndexField {
  readonly path: string;
  readonly mode: string;
}

export interface Index {
  readonly collection: string;
  readonly fields: readonly IndexField[];
}

/** What a query needs of its indexes. */
export interface Need {
  readonly collection: string;
  /** The fields that equal a value, or one of several. A field that contains a value counts as one. */
  readonly equal: readonly string[];
  /** The complete order, for example 'createdAt ASCENDING'. It holds each field that has a range. */
  readonly order: readonly string[];
}

interface DeclaredField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

interface Declared {
  readonly collectionGroup: string;
  readonly fields: readonly DeclaredField[];
}

/** A condition on a list field counts as an equality. */
export const containing = (field: string): string => `${field} CONTAINS`;

const toIndex = ({ collectionGroup, fields }: Declared): Index => ({
  collection: collectionGroup,
  fields: fields.map(({ fieldPath, order, arrayConfig }) => ({ path: fieldPath, mode: arrayConfig ?? order ?? '' })),
});

export const indexFile = path.join(root, 'firestore.indexes.json');

export const declaredIndexes: readonly Index[] = JSON.parse(readFileSync(indexFile, 'utf8')).indexes.map(toIndex);

export const nameOfNeed = ({ collection, equal, order }: Need): string =>
  [collection, ...equal.toSorted(), ...order].join(', ');

export const nameOfIndex = ({ collection, fields }: Index): string =>
  [collection, ...fields.map(({ path: field, mode }) => `${field} ${mode}`)].join(', ');

/** The direction of an equality does not matter, but a list field needs its own mode. */
const asEqual = ({ path: field, mode }: IndexField) => (mode === 'CONTAINS' ? containing(field) : field);

const holdsAll = (all: readonly string[], some: readonly string[]) => some.every((each) => all.includes(each));

/** The equalities at the beginning of an index whose end is the need's order; null: it has another end. */
function equalitiesBefore({ collection, fields }: Index, need: Need): readonly string[] | null {
  const before = fields.length - need.order.length;
  if (collection !== need.collection || before < 0) return null;
  const end = fields.slice(before).map(({ path: field, mode }) => `${field} ${mode}`);
  const equal = fields.slice(0, before).map(asEqual);
  return end.join() === need.order.join() && holdsAll(need.equal, equal) ? equal : null;
}

/**
 * The indexes that production uses for a query: one that fits completely, or several with the same order that cover its
 * equalities together (index merging). An index serves no order that is shorter than its own. null: they are not enough.
 * The emulator needs none. A query on one field needs no index, and neither do equalities whose results are sorted by
 * id.
 */
export function indexesFor(need: Need): readonly Index[] | null {
  if (need.order.length === 0 || need.equal.length + need.order.length < 2) return [];
  const fitting = declaredIndexes.flatMap((index) => {
    const equal = equalitiesBefore(index, need);
    return equal ? [{ index, equal }] : [];
  });
  const whole = fitting.find(({ equal }) => equal.length === need.equal.length);
  if (whole) return [whole.index];
  const covered = fitting.flatMap(({ equal }) => equal);
  return need.equal.length > 0 && holdsAll(covered, need.equal) ? fitting.map(({ index }) => index) : null;
}

import { writeFileSync } from 'node:fs';
import { filtersOf } from '../../src/search/filters/filters';
import { searchSorts } from '../../src/search/search';
import { containing, declaredIndexes, type Index, indexFile } from './indexes';
import { needsOf } from './searchNeeds';
import { kinds } from './world';

function toField(text: string): Index['fields'][number] {
  const [path = '', mode = 'ASCENDING'] = text.split(' ');
  return { path, mode };
}

const searchIndexes = kinds.flatMap((kind) => {
  const equal = filtersOf(kind).flatMap(({ test, field }) => (test === 'equal' ? field : []));
  const needs = searchSorts.flatMap(({ name: sort }) => needsOf({ kind, text: '', filters: {}, sort }));
  const orders = new Map(needs.map((need) => [need.order.join(), need]));
  return [...orders.values()].flatMap(({ collection, order }): Index[] =>
    ['approved', ...equal, containing('searchTokens')].map((first) => ({
      collection,
      fields: [first, ...order].map(toField),
    })),
  );
});

/** Only searches sort by price and distance. */
const others = declaredIndexes.filter(({ fields }) => {
  const paths = fields.map(({ path }) => path);
  return !(paths.includes('priceValue') && paths.includes('kilometersValue'));
});

/**
 * Writes the indexes of all searches to firestore.indexes.json, and keeps the others. One for each equality and order is
 * enough, because Firestore merges those of the same order.
 */
export function writeIndexes(): void {
  const indexes = [...others, ...searchIndexes].map(({ collection, fields }) => ({
    collectionGroup: collection,
    queryScope: 'COLLECTION',
    fields: fields.map(({ path, mode }) =>
      mode === 'CONTAINS' ? { fieldPath: path, arrayConfig: mode } : { fieldPath: path, order: mode },
    ),
  }));
  writeFileSync(indexFile, `${JSON.stringify({ indexes, fieldOverrides: [] }, null, 2)}\n`);
}

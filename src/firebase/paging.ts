import { pageSize } from '../domain/limits';
import type { Cursor, Page } from '../domain/page';
import type { ListQuery, Position } from './firestoreQuery';
import { type Access, runQuery } from './firestoreRest';
import type { TypedFields } from './firestoreValues';
import type { StoredFields } from './stored';

/** A list, whatever page of it. */
export type PagedQuery = Omit<ListQuery, 'limit' | 'after'>;

/** The page behind `cursor`. One that is not full is the last one (spec 4). */
export async function readPage<Item>(
  query: PagedQuery,
  cursor: Cursor | null,
  toItem: (id: string, data: StoredFields, fields: TypedFields) => Item,
  access: Access,
  size = pageSize,
): Promise<Page<Item>> {
  const after = cursor ? (cursor.after as Position) : null;
  const documents = await runQuery({ ...query, limit: size, after }, access);
  const last = documents.at(-1);
  return {
    items: documents.map(({ id, data, fields }) => toItem(id, data, fields)),
    next: last && documents.length === size ? { after: last.position } : null,
  };
}

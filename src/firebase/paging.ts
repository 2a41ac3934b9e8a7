import { pageSize } from '../shared/limits';
import type { Cursor, Page } from '../shared/page';
import type { ListQuery, Position } from './query';
import { type Access, runQuery } from './rest';
import type { StoredFields } from './stored';

/** A list without its page. */
export type PagedQuery = Omit<ListQuery, 'limit' | 'after'>;

/** The page after `cursor`. A page that is not full is the last one (PAGE-1). */
export async function readPage<Item>(
  query: PagedQuery,
  cursor: Cursor | null,
  toItem: (id: string, data: StoredFields) => Item,
  access: Access,
  size = pageSize,
): Promise<Page<Item>> {
  const after = cursor ? (cursor.after as Position) : null;
  const documents = await runQuery({ ...query, limit: size, after }, access);
  const last = documents.at(-1);
  return {
    items: documents.map(({ id, data }) => toItem(id, data)),
    next: last && documents.length === size ? { after: last.position } : null,
  };
}

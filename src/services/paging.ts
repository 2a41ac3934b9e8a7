import {
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  startAfter,
} from 'firebase/firestore/lite';
import { pageSize } from '../domain/limits';
import type { Cursor, Page } from '../domain/page';

/** Where a page starts: behind the last document of the page before. */
export function from(cursor: Cursor | null): QueryConstraint[] {
  return cursor ? [startAfter(cursor.after as QueryDocumentSnapshot)] : [];
}

/** A page that is not full is the last one (spec 4). */
export function toPage<Item>({ docs }: QuerySnapshot, toItem: (snapshot: QueryDocumentSnapshot) => Item): Page<Item> {
  const last = docs.at(-1);
  return { items: docs.map(toItem), next: last && docs.length === pageSize ? { after: last } : null };
}

import type { Cursor, Page } from '../shared/page';

/** Reads a list to its end, for what needs all of it: a file, a deletion. */
export async function readAllPages<Item>(
  readPage: (cursor: Cursor | null) => Promise<Page<Item>>,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  let cursor: Cursor | null = null;
  do {
    const page: Page<Item> = await readPage(cursor);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return items;
}

import type { Cursor, Page } from '../../../src/shared/page';

/** Reads all pages of a list, one after another. */
export async function pagesOf<Item>(
  load: (cursor: Cursor | null) => Promise<Page<Item>>,
): Promise<readonly (readonly Item[])[]> {
  const pages: (readonly Item[])[] = [];
  let cursor: Cursor | null = null;
  do {
    const page: Page<Item> = await load(cursor);
    pages.push(page.items);
    cursor = page.next;
  } while (cursor);
  return pages;
}

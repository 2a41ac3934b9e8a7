/** Where the next page of a list starts. Made by the service that answered the page, and only read by it. */
export interface Cursor {
  readonly after: unknown;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** null: this was the last page. */
  readonly next: Cursor | null;
}

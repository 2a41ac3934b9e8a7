/** Where the next page of a list starts. Only the service that made it reads it. */
export interface Cursor {
  readonly after: unknown;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** null: this was the last page. */
  readonly next: Cursor | null;
}

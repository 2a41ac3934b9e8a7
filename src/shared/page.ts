/** Where the next page of a list starts. Made by the service that answered the page, and only read by it. */
export interface Cursor {
  readonly after: unknown;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** null: this was the last page. */
  readonly next: Cursor | null;
  /** The reading stopped at its bound before the page was full: whoever wants more asks for it. */
  readonly bounded?: boolean;
}

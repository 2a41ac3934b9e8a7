/** What comes after the pages that are shown. */
export type MorePages =
  | { readonly state: 'none' }
  | { readonly state: 'available'; readonly load: () => void }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void };

/** A list that loads page by page. Empty is ready without items. */
export type PagedList<Item> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly items: readonly Item[];
      readonly more: MorePages;
      /** Asks the server again. */
      readonly reload: () => void;
    };

/** The state of the page after those that are shown. */
export type MorePages =
  | { readonly state: 'none' }
  | { readonly state: 'available'; readonly load: () => void }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void };

/** A list that loads page by page. An empty list is `ready` without items. */
export type PagedList<Item> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly items: readonly Item[];
      readonly more: MorePages;
      /** Asks the server again. */
      readonly reload: () => void;
      /** Set when the server cannot be reached and the list is this device's offline copy. */
      readonly kept?: OfflineSince;
    };

export interface OfflineSince {
  /** Milliseconds since 1970: when the copy was read from the server. */
  readonly from: number;
  /** A retry is running. */
  readonly asking: boolean;
}

/** The items of a list that is ready. */
export function itemsOf<Item>(list: PagedList<Item>): readonly Item[] {
  return list.state === 'ready' ? list.items : [];
}

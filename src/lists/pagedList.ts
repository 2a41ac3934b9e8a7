/** What comes after the pages that are shown. */
export type MorePages =
  | { readonly state: 'none' }
  /** `onRequest`: only for whoever asks, because it may read much and find little. */
  | { readonly state: 'available'; readonly load: () => void; readonly onRequest?: boolean }
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
      /** Set where the server cannot be reached, and the list is the one that this device has kept. */
      readonly kept?: KeptSince;
    };

export interface KeptSince {
  /** Milliseconds since 1970: when it came from the server. */
  readonly from: number;
  /** The server is being asked again. */
  readonly asking: boolean;
}

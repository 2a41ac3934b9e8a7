/** What pages tell the service worker. */
export type PageMessage =
  /** Which build the page is of. A worker of another build answers with a `WorkerMessage`. */
  | { readonly type: 'revision'; readonly revision: string }
  /** A waiting worker is to work from now on. */
  | { readonly type: 'takeOver' }
  /** Photos of public lists that the page has shown. */
  | { readonly type: 'photosShown'; readonly addresses: readonly string[] };

/** What the service worker tells pages. */
export interface WorkerMessage {
  readonly type: 'newVersion';
}

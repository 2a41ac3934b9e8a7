/** What pages tell the service worker. */
export type PageMessage =
  /** The build of the page. A worker of another build answers with a `WorkerMessage`. */
  | { readonly type: 'revision'; readonly revision: string }
  /** Tells a waiting worker to activate (`skipWaiting`). */
  | { readonly type: 'takeOver' }
  | { readonly type: 'photosShown'; readonly addresses: readonly string[] };

/** What the service worker tells pages. */
export interface WorkerMessage {
  readonly type: 'newVersion';
}

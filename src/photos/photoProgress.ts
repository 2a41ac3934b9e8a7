/** The progress of the upload of one photo. */
export type PhotoProgress =
  | { readonly state: 'idle' }
  | { readonly state: 'compressing' }
  /** 0 to 1. */
  | { readonly state: 'sending'; readonly part: number }
  | { readonly state: 'stored' }
  /** It has failed, and is retried after a pause. */
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' };

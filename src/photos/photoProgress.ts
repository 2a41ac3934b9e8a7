/** The progress of the upload of one photo. */
export type PhotoProgress =
  | { readonly state: 'idle' }
  | { readonly state: 'compressing' }
  /** 0 to 1. */
  | { readonly state: 'sending'; readonly part: number }
  | { readonly state: 'stored' }
  | { readonly state: 'failed' };

/** How far one photo has come on its way from the device to the store. */
export type PhotoProgress =
  | { readonly state: 'idle' }
  | { readonly state: 'compressing' }
  /** 0 to 1. */
  | { readonly state: 'sending'; readonly part: number }
  | { readonly state: 'stored' }
  | { readonly state: 'failed' };

/** What a navbar offers. */
export type NavItem =
  | { readonly type: 'link'; readonly label: string; readonly to: string }
  | { readonly type: 'action'; readonly label: string; readonly run: () => void }
  | { readonly type: 'menu'; readonly label: string; readonly items: readonly Exclude<NavItem, { type: 'menu' }>[] };

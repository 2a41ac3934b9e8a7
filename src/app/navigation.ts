import type { PageLink } from './routes';

/** An item of the navbar. */
export type NavItem =
  | PageLink
  | { readonly type: 'action'; readonly label: string; readonly run: () => void }
  | { readonly type: 'menu'; readonly label: string; readonly items: readonly Exclude<NavItem, { type: 'menu' }>[] };

import type { PageLink } from './routes';

/** An item of the navbar. */
export type NavItem =
  | (PageLink & {
      /** A class. My Bookings has one place on wide screens and another in the menu of a phone. */
      readonly width?: 'wide-only' | 'phone-only';
    })
  | { readonly type: 'action'; readonly label: string; readonly run: () => void }
  | {
      readonly type: 'menu';
      readonly label: string;
      /** What a phone says above the items, which it always shows. Without it, they have no heading there. */
      readonly heading?: string | undefined;
      readonly items: readonly Exclude<NavItem, { type: 'menu' }>[];
    };

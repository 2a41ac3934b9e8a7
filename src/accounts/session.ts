import type { Uid } from '../shared/valueTypes';
/**
 * The keys of local storage (ACC-11). They decide which app is shown; the rules decide what anyone may read (ACC-12).
 */
export const sessionKeys = {
  sellerId: 'sellerid',
  sellerName: 'sellername',
  dealerName: 'dealerName',
  userId: 'userId',
  userName: 'userName',
  userPhone: 'phone',
} as const;

/**
 * What else this device remembers of an account: saved listings, open bookings and their news, and the language that it has
 * stored. A logout removes it.
 */
export const savedCopyKey = 'savedOfAccount';
export const bookingsCopyKey = 'bookingsOfAccount';
export const bookingNewsKey = 'bookingNews';
export const storedLanguageKey = 'languageOfAccount';

export interface BuyerSession {
  readonly userId: Uid;
  readonly name: string;
}

export interface DealerSession {
  readonly sellerId: Uid;
  readonly dealerName: string;
}

/** What this browser remembers of the person who logged in. */
export interface Session {
  readonly buyer: BuyerSession | null;
  readonly dealer: DealerSession | null;
}

/** Local storage's keys (spec 3). They choose which app is shown; what anyone may read is the rules' business (design D5). */
export const sessionKeys = {
  sellerId: 'sellerid',
  sellerName: 'sellername',
  dealerName: 'dealerName',
  userId: 'userId',
  userName: 'userName',
  userPhone: 'phone',
} as const;

export interface BuyerSession {
  readonly userId: string;
  readonly name: string;
}

export interface SellerSession {
  readonly sellerId: string;
  readonly dealerName: string;
}

/** What this browser remembers of who logged in. */
export interface Session {
  readonly buyer: BuyerSession | null;
  readonly seller: SellerSession | null;
}

import { isBlank as isBlankText } from '../../shared/text/hiddenCharacters';

/** What a dealer notes about a sale, for their own books (DEALER-21). Both are optional, and nobody else reads them. */
export interface Sale {
  /** What the buyer paid, as the dealer has typed it. */
  readonly price: string;
  readonly buyer: string;
}

export const blankSale: Sale = { price: '', buyer: '' };

export function isBlank({ price, buyer }: Sale): boolean {
  return isBlankText(price) && isBlankText(buyer);
}

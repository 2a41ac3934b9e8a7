/** Words of the dealer's navbar alone. Apart from the other texts, which are part of the first view's download. */
export const dealerNavTexts = { market: 'Market' } as const;

/** For an admin who is a dealer too (ADMIN-28). */
export const ownShopText = 'This is your own shop. Another admin decides about it.';

import type { DocumentData } from 'firebase/firestore/lite';

export const savedPath = (uid: string) => `users/${uid}/saved/listings`;

/** The listings that a buyer saves, as the app sends them. */
export const savedListings = (): DocumentData => ({
  listings: ['products_car-approved:450000:1732440000000', 'bikes_bike-approved:65000:1732353600000'],
});

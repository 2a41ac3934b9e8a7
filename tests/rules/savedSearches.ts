import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { longAgo } from './documents';

export const savedSearchPath = (uid: string, id: string) => `users/${uid}/searches/${id}`;

/** A search that a buyer saves, as the app sends it. */
export const newSavedSearch = (): DocumentData => ({
  address: '/cars?q=swift+%E0%A4%AA%E0%A5%81&fuelType=Diesel&district=Pune&maxPrice=500000',
  lookedAt: serverTimestamp(),
});

export const savedSearch = (): DocumentData => ({ ...newSavedSearch(), lookedAt: longAgo });

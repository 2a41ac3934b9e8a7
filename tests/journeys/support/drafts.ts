import type { Page } from '@playwright/test';

/** The number of stored parts of drafts on the device: each draft has texts, photos and what is uploaded of them. */
export function countDrafts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = window.indexedDB.open('second-gear');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const { result: database } = opening;
          if (!database.objectStoreNames.contains('drafts')) {
            database.close();
            resolve(0);
            return;
          }
          const counting = database.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      }),
  );
}

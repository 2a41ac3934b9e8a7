import type { Page } from '@playwright/test';

/** An action whose cost is measured. */
export interface Action {
  readonly what: string;
  /**
   * Counted by hand in firestore.rules: each document in get, exists, getAfter or existsAfter counts once a request. A
   * request of the admin that only reads looks up one document, the admin's record.
   */
  readonly ruleReads: number | 'oneForEachRequest';
  /** An assumption. Replace it by the site's own numbers. */
  readonly perVisit: number;
  /** Runs before, and is not counted. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

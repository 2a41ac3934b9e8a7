import { storedReason } from '../../src/shared/reason';
import { DAY, NEWEST } from './times';

/** A dealer whom the admin has suspended. No buyer sees the dealer or the listing. */
export const suspension = {
  dealer: 'demo-dealer-10',
  reason: storedReason('falseListings', 'Two buyers were shown another car than the one in the photos.'),
  at: NEWEST - DAY,
} as const;

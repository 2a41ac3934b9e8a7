import type { ListingState } from '../listings/state/listingState';
import { listingStateLabels } from '../listings/state/stateTexts';
import { formatNumber } from '../shared/numbers/indianNumber';
import type { ReviewMove } from './review';

/** What the admin reads about decisions, of listings and of dealers alike. */
export const decisionTexts = {
  signedOut: 'The admin session has ended. Please log in again.',
  /** The hint of every reason. */
  reasonHint: 'The dealer reads it.',
  by: (who: string) => `by ${who}`,
  history: 'Decisions so far',
  earlier: 'Earlier decisions',
  tooManyPixels: (width: number, height: number) =>
    `This picture has ${formatNumber(width)} × ${formatNumber(height)} pixels. It is not shown, because it could end this page.`,
} as const;

export const reviewMoveLabels: Readonly<Record<ReviewMove, string>> = {
  approve: 'Approved',
  reject: 'Deleted',
  acknowledge: 'Live edit seen',
  requeue: 'Decision taken back',
  reopen: '“Seen” taken back',
};

/** The admin's button is called 'Delete': so is what it leads to. A dealer reads 'Rejected', and edits the listing. */
export const adminStateLabels: Readonly<Record<ListingState, string>> = { ...listingStateLabels, rejected: 'Deleted' };

import type { ListingState } from './listingState';

/** What only dealers read; apart from the other texts, which a visitor's first view downloads. */

export const discardMessages = {
  question: 'Discard your changes?',
  confirm: 'Discard',
} as const;

export const profileMessages = {
  saved: 'Your profile is saved.',
  failed: 'Could not save your profile. Please try again.',
  changed: 'Your profile has changed. Please look again.',
  discardConsequence: 'Your profile stays as it is.',
  loadFailed: 'Could not fetch your profile. Please try again.',
} as const;

export const stockMessages = {
  missing: 'You have no such listing.',
  editConsequence: 'An edit goes back to the admin for approval. Until then buyers do not see it.',
  saved: 'Saved. Buyers see it again as soon as it is approved.',
  saveFailed: 'Could not save the listing. Please try again.',
  closed: 'The sale is over. Put the listing back to edit it.',
  discardConsequence: 'The listing stays as it is.',
  bookingsFailed: 'Bookings could not be counted',
} as const;

/** What My Vehicles says of a tab that shows nothing. */
export const noneInState: Readonly<Record<ListingState, (noun: string) => string>> = {
  pending: (noun) => `No ${noun} is waiting for approval.`,
  approved: (noun) => `No ${noun} is live.`,
  rejected: (noun) => `No ${noun} was rejected.`,
  sold: (noun) => `No ${noun} is marked as sold.`,
  withdrawn: (noun) => `No ${noun} is withdrawn.`,
};

interface MoveMessages {
  /** The button, and what confirms the question. */
  readonly label: string;
  readonly question: (noun: string) => string;
  readonly consequence: string;
  readonly done: string;
  readonly failed: string;
}

/** What the dealer reads about what can be done with a listing, beforehand and afterwards. */
export const moveMessages: Readonly<Record<'withdraw' | 'sell' | 'putBack', MoveMessages>> = {
  withdraw: {
    label: 'Withdraw',
    question: (noun) => `Withdraw this ${noun}?`,
    consequence: 'Buyers no longer find it. You can put it back later; it then goes to the admin for approval again.',
    done: 'Withdrawn. Buyers no longer find it.',
    failed: 'Could not withdraw the listing. Please try again.',
  },
  sell: {
    label: 'Mark sold',
    question: (noun) => `Mark this ${noun} as sold?`,
    consequence: 'Buyers no longer find it. If the sale falls through, put it back; the admin then approves it again.',
    done: 'Marked as sold. Buyers no longer find it.',
    failed: 'Could not mark the listing as sold. Please try again.',
  },
  putBack: {
    label: 'Put back',
    question: (noun) => `Put this ${noun} back?`,
    consequence: 'It goes back to the admin for approval. Buyers see it as soon as it is approved.',
    done: 'Put back. Buyers see it as soon as it is approved.',
    failed: 'Could not put the listing back. Please try again.',
  },
};

import type { JournalKind, JournalMove, JournalSubject } from './journal';

/** The admin's journal (ADMIN-18). */
export const journalTexts = {
  tab: 'Journal',
  heading: 'Journal',
  kinds: 'Which decisions',
  all: 'All',
  ofDealer: (name: string) => `Decisions about ${name} and the posts`,
  allDealers: 'Of all dealers',
  dealerForm: 'Decisions about one dealer',
  dealerField: 'Dealer’s name or phone',
  find: 'Find dealer',
  loading: 'Loading the decisions...',
  failed: 'Could not fetch the decisions. Please try again.',
  none: 'No such decision was made.',
  noTime: 'Without a time',
  by: (admin: string) => `by ${admin}`,
  you: 'you',
  admin: (end: string) => `admin …${end}`,
  download: 'Download what is listed (CSV)',
} as const;

export const journalKindLabels: Readonly<Record<JournalKind, string>> = {
  approved: 'Approved',
  rejected: 'Deleted',
  seen: 'Live edits seen',
  takenBack: 'Taken back',
  changes: 'Profile changes',
  suspensions: 'Suspensions',
  warnings: 'Warnings',
  checks: 'Checks',
  reports: 'Reports',
  ratings: 'Ratings',
};

/** What each subject's decisions are called. */
export const journalDecisionTexts = {
  car: {
    approve: 'Car post approved',
    reject: 'Car post deleted',
    acknowledge: 'Car post seen after a live edit',
    requeue: 'Car post waits again',
    reopen: 'Car post to be seen again',
  },
  bike: {
    approve: 'Bike post approved',
    reject: 'Bike post deleted',
    acknowledge: 'Bike post seen after a live edit',
    requeue: 'Bike post waits again',
    reopen: 'Bike post to be seen again',
  },
  profileChange: { approve: 'Profile change approved', reject: 'Profile change rejected' },
  suspension: { suspend: 'Dealer suspended', lift: 'Dealer no longer suspended' },
  warning: { warn: 'Dealer warned' },
  check: { check: 'Dealer marked as checked' },
  report: { done: 'Report done' },
  rating: { hide: 'Rating hidden', show: 'Rating shown again' },
} as const satisfies Readonly<Record<JournalSubject, Readonly<Partial<Record<JournalMove, string>>>>>;

export const journalColumns = ['Time', 'Decision', 'About', 'Dealer', 'Reason', 'Admin', 'Record'] as const;

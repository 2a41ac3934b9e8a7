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
  rejected: 'Rejected',
  seen: 'Live edits seen',
  takenBack: 'Taken back',
  changes: 'Profile changes',
  suspensions: 'Suspensions',
  warnings: 'Warnings',
  checks: 'Checks',
  reports: 'Reports',
  ratings: 'Ratings',
};

const subjectLabels: Readonly<Record<JournalSubject, string>> = {
  car: 'Car post',
  bike: 'Bike post',
  profileChange: 'Profile change',
  suspension: 'Dealer',
  warning: 'Dealer',
  check: 'Dealer',
  report: 'Report',
  rating: 'Rating',
};

const moveLabels: Readonly<Record<JournalMove, string>> = {
  approve: 'approved',
  reject: 'rejected',
  acknowledge: 'seen after a live edit',
  requeue: 'waits again',
  reopen: 'to be seen again',
  suspend: 'suspended',
  lift: 'no longer suspended',
  warn: 'warned',
  check: 'marked as checked',
  done: 'done',
  hide: 'hidden',
  show: 'shown again',
};

/** 'Car post approved' */
export function decisionText(subject: JournalSubject, what: JournalMove): string {
  return `${subjectLabels[subject]} ${moveLabels[what]}`;
}

export const journalColumns = ['Time', 'Decision', 'About', 'Dealer', 'Reason', 'Admin', 'Record'] as const;

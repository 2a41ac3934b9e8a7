import type { QueueName, ReviewedListing } from '../decisions/review';
import type { ListingKind } from '../listings/kinds';
import { isSaleOver } from '../listings/state/listingState';

/**
 * What only the admin reads about listings. Apart from the other texts, which are part of the first view's download.
 */

export const reviewTexts = {
  posted: (time: string) => `Posted ${time}`,
  reason: 'Reason:',
  approve: 'Approve',
  approved: 'Approved',
  delete: 'Delete',
  backToPending: 'Back to pending',
  historyLoading: 'Loading the decisions...',
  fullSize: 'in full size, in a new tab',
  medium: 'As details show it',
  mediumPhoto: (photo: string) => `${photo}, as details show it`,
  small: 'As lists show it',
  smallPhoto: (photo: string) => `${photo}, as lists show it`,
  foreignWords:
    'Searches would find this post by words that are neither in its name nor in its district. It cannot be approved. Delete it: when its dealer saves it again, it gets the right words.',
  suspended: 'Its dealer is suspended. It can be approved when the suspension is lifted.',
  becomesPublic:
    'Its dealer becomes public with the first post that you approve. Look at name, place and picture, too.',
} as const;

/** What has changed since the last decision (ADMIN-24). */
export const changedContentTexts = {
  heading: {
    approve: 'Changed since it was approved',
    reject: 'Changed since it was deleted',
    acknowledge: 'Changed since it was seen',
    requeue: 'Changed since the decision was taken back',
    reopen: 'Changed since “Seen” was taken back',
  },
  before: 'Then:',
  now: 'Now:',
  notStated: 'not stated',
  nothing: 'Nothing. The post is as it was.',
  newPhotos: (count: number) => (count === 1 ? 'New photo' : 'New photos'),
  removedPhotos: (count: number) => (count === 1 ? 'Removed photo' : 'Removed photos'),
  loading: 'Loading what has changed...',
  failed: 'Could not fetch what has changed. Please try again.',
} as const;

/** The bar at the bottom of a phone (NAV-27). */
export const adminBarTexts = {
  label: 'Usual day',
  pending: 'Queue',
  dealers: 'Dealers',
  messages: 'Messages',
  numbers: 'Numbers',
} as const;

/** The admin's login, session and decisions (ADMIN-1, ADMIN-4, ADMIN-6). */
export const adminTexts = {
  loginTitle: 'Admin login',
  loginHeading: 'Admin Login',
  adminId: 'Admin ID',
  password: 'Password',
  incomplete: 'Please enter the admin ID and the password.',
  title: 'Admin',
  heading: 'Admin Dashboard',
  logout: 'Logout',
  tabs: 'What to look at',
  dealers: 'Dealers',
  messages: 'Messages',
  wrongCredentials: 'Wrong credentials. Please try again.',
  noAdminData: 'Admin data not found.',
  takenBack: 'The decision has been taken back. The post waits again.',
  takeBackFailed: 'Could not take the decision back. Please try again.',
  historyFailed: 'Could not fetch the decisions. Please try again.',
} as const;

/** The admin's queues. */
export const queueTexts = {
  noMatch: {
    car: (search: string) => `No car post matches “${search}”.`,
    bike: (search: string) => `No bike post matches “${search}”.`,
  },
  leftOut: (words: readonly string[]) =>
    `Without ${words.map((word) => `“${word}”`).join(', ')}: a search takes two words.`,
  none: {
    approved: { car: 'No approved car posts.', bike: 'No approved bike posts.' },
    rejected: { car: 'No deleted car posts.', bike: 'No deleted bike posts.' },
  },
  noneSuch: { car: 'No car posts are in this choice.', bike: 'No bike posts are in this choice.' },
  ofDealer: (name: string) => `Posts of ${name}, the oldest first`,
  askBeforeApproval: 'Ask before approving a car',
  back: 'Back to the list',
  again: 'sent again',
  newDealer: 'new dealer',
} as const;

/** A live edit of a checked dealer (LIST-22). */
export const seenTexts = {
  seen: 'Seen',
  tag: 'edited live',
  explanation: 'Buyers see this edit already. Its dealer is checked.',
  done: (name: string) => `Seen. ${name} stays live.`,
  takenBack: 'Taken back. The live edit is listed again.',
  failed: 'Could not save that you have seen it. Please try again.',
} as const;

/** Several approvals at once (ADMIN-26). */
export const approveAllTexts = {
  all: (count: number) => (count === 1 ? 'Approve the listed post' : `Approve all ${count} listed posts`),
  busy: 'Approving...',
  question: (count: number, dealer: string) =>
    count === 1 ? `Approve 1 post of ${dealer}?` : `Approve ${count} posts of ${dealer}?`,
  consequence: 'Once approved, they will be live.',
  approve: 'Approve all',
  done: (count: number) => (count === 1 ? 'Approved: 1 post' : `Approved: ${count} posts`),
} as const;

/** What the admin should check again (ADMIN-15). */
export const hintTexts = {
  likePrice: (count: number, median: string) => `${count} like it that are live cost about ${median}.`,
  farPrice: (count: number, median: string) =>
    `The price is far from like ones: ${count} that are live cost about ${median}.`,
  copied: {
    photo: (name: string) => `Another dealer has a post with the same photo: ${name}.`,
    description: (name: string) => `Another dealer has a live post with the same description: ${name}.`,
    facts: (name: string) => `Another dealer has a live post with the same price, year and kilometers: ${name}.`,
  },
  reports: (count: number, text: string) => (count === 1 ? '1 report of a buyer' : `${text} reports of buyers`),
  emailConfirmed: (day: string) => `The dealer confirmed the e-mail address on ${day}.`,
  emailNotConfirmed: 'The dealer has not confirmed the e-mail address.',
  phoneInText: 'The description holds a phone number.',
  /** `dealer`: the name, and the district if it is known. */
  twin: {
    name: (dealer: string) => `Another dealer has this name: ${dealer}.`,
    phone: (dealer: string) => `Another dealer has this phone number: ${dealer}.`,
  },
  suspendedTwin: {
    name: (dealer: string) => `A suspended dealer has this name: ${dealer}.`,
    phone: (dealer: string) => `A suspended dealer has this phone number: ${dealer}.`,
  },
} as const;

export const shortcutTexts = {
  heading: 'Keyboard shortcuts',
  next: 'Next post',
  previous: 'Previous post',
  approve: 'Approve the post, or “Seen” for a live edit',
  reject: 'Delete the post',
  undo: 'Undo the last decision',
  search: 'Search',
  help: 'Show or hide these keys',
  use: 'Use these keys',
} as const;

export const undoTexts = {
  label: 'The last decision',
  undo: 'Undo',
  last: {
    approve: (name: string) => `Approved: ${name}`,
    reject: (name: string) => `Deleted: ${name}`,
    acknowledge: (name: string) => `Seen: ${name}`,
  },
} as const;

interface KindReviewTexts {
  readonly loading: string;
  readonly reviewEmpty: string;
  readonly reviewTitle: string;
  readonly approveQuestion: string;
  readonly approveConsequence: string;
  readonly rejectQuestion: string;
  readonly rejectConsequence: string;
  readonly approved: string;
  readonly rejected: string;
  readonly approveFailed: string;
  readonly rejectFailed: string;
}

/** The decisions about listings of a kind (ADMIN-3, ADMIN-4, ADMIN-6, PAGE-4). */
export const kindReviewTexts: Readonly<Record<ListingKind, KindReviewTexts>> = {
  car: {
    loading: 'Loading car posts...',
    reviewEmpty: 'No car posts available for approval.',
    reviewTitle: 'Approve Car Posts',
    approveQuestion: 'Approve this car post?',
    approveConsequence: 'Once approved, the post will be live.',
    rejectQuestion: 'Delete this car post?',
    rejectConsequence: 'Buyers will no longer see it. The record stays, and you can approve it later.',
    approved: 'Approved! The car post has been approved.',
    rejected: 'Deleted! The car post has been deleted.',
    approveFailed: 'Could not approve the car post. Please try again.',
    rejectFailed: 'Could not delete the car post. Please try again.',
  },
  bike: {
    loading: 'Loading bike posts...',
    reviewEmpty: 'No bikes to display.',
    reviewTitle: 'Approve Bike Posts',
    approveQuestion: 'Approve this bike post?',
    approveConsequence: 'Once approved, the post will be live.',
    rejectQuestion: 'Delete this bike post?',
    rejectConsequence: 'Buyers will no longer see it. The record stays, and you can approve it later.',
    approved: 'Approved! The bike post has been approved.',
    rejected: 'Deleted! The bike post has been deleted.',
    approveFailed: 'Could not approve the bike post. Please try again.',
    rejectFailed: 'Could not delete the bike post. Please try again.',
  },
};

/** The consequence of a rejection, for its dialog. */
export function rejectConsequence({
  kind,
  state,
  visible,
}: Pick<ReviewedListing, 'kind' | 'state' | 'visible'>): string {
  if (state === 'suspended')
    return 'Buyers do not see it while its dealer is suspended. After this, it does not come back when the suspension is lifted.';
  if (!isSaleOver(state)) return kindReviewTexts[kind].rejectConsequence;
  return visible
    ? 'Buyers do not find it any more, but whoever has its address can still read it. After this, nobody can but its dealer.'
    : 'Buyers do not see it. After this, its dealer reads why, and cannot put it back as it is.';
}

export const queueLabels: Readonly<Record<QueueName, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Deleted',
  all: 'All',
};

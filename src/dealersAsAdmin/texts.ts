import type { DealerMove, DealerStanding } from './dealerReview';
import type { SuspensionTakedown, Takedown, TakedownPhase, TakedownProgress } from './suspension/takedown';

/** What only the admin reads about dealers. Apart from the other texts, which are part of the first view's download. */

export const changeTexts = {
  changeOf: (name: string) => `Change of ${name}`,
  sent: (time: string) => `Sent ${time}`,
  noDealer: 'There is no such dealer any longer.',
  approve: 'Approve',
  reject: 'Reject',
  /** The outcome of a change. */
  outcomes: { approved: 'Approved', rejected: 'Rejected', gone: 'No longer waiting' },
  now: 'Now',
  wanted: 'Wanted',
  differs: 'Changed',
  notGiven: 'Not given',
  noPicture: 'No picture',
  anotherPicture: 'Another picture',
  pictureNow: 'The picture now',
  pictureWanted: 'The picture that is wanted',
  loading: 'Loading the profile changes...',
  failed: 'Could not fetch the profile changes. Please try again.',
  none: 'No profile change waits for review.',
  approveQuestion: 'Approve this change?',
  approveConsequence: 'Buyers see the new profile at once, and new bookings show it.',
  rejectQuestion: 'Reject this change?',
  rejectConsequence: 'Buyers go on seeing the profile as it is now.',
  approved: 'The change is approved. Buyers see it now.',
  rejected: 'The change is rejected. Buyers see the profile as before.',
  changed: 'The dealer has changed this meanwhile. Please look again.',
  gone: 'The dealer has taken this change back.',
  approveFailed: 'Could not approve the change. Please try again.',
  rejectFailed: 'Could not reject the change. Please try again.',
} as const;

export const reviewedDealerTexts = {
  heading: 'Dealers',
  views: 'Which dealers',
  viewNames: { changes: 'Profile changes', all: 'All dealers', suspended: 'Suspended', lifted: 'Lifted' },
  joined: (time: string) => `Signed up ${time}`,
  account: (id: string) => `Account ${id}`,
  loading: 'Loading dealers...',
  failed: 'Could not fetch dealers. Please try again.',
  none: 'No dealers found.',
  notRead: 'The dealer of this post could not be read. Please look again.',
  suspended: 'This dealer is suspended. Lift the suspension first.',
  decisionsLoading: 'Loading the decisions...',
  decisionsFailed: 'Could not fetch the decisions. Please try again.',
  noDecisions: 'Nothing has been decided about this dealer yet.',
} as const;

/** The mark of what was checked (ADMIN-25). */
export const checkTexts = {
  heading: 'Checked by Second Gear',
  notPublic: 'Only a public dealer can have the mark.',
  none: 'Buyers see no mark yet.',
  since: (day: string) => `Buyers see the mark, with this day: ${day}`,
  facts: 'What you have checked yourself',
  fact: { identity: 'Identity', address: 'Place of business', papers: 'Business papers' },
  note: 'How you have checked it',
  noteHint: 'Only the journal keeps it.',
  save: 'Save the mark',
  busy: 'Saving...',
  saved: 'Saved. Buyers see it on the dealer’s page.',
  failed: 'Could not save the mark. Please try again.',
} as const;

/** The admin's page of a dealer (ADMIN-17). */
export const dealerPageTexts = {
  publicPage: 'Page that buyers see',
  listings: 'Posts',
  change: 'Profile change',
  reports: 'Reports',
  journal: 'Journal of the dealer and the posts',
  state: 'State',
  kinds: { car: 'Cars', bike: 'Bikes' },
  numbersLoading: 'Counting the posts...',
  numbersFailed: 'Could not count the posts. Please try again.',
  noListings: 'This dealer has no posts.',
  noneIn: (states: readonly string[]) => `None: ${states.join(', ')}`,
  noChange: 'No profile change waits.',
  changeFailed: 'Could not fetch the profile change. Please try again.',
} as const;

/** The dealer's bookings in numbers (ADMIN-23). */
export const bookingNumberTexts = {
  heading: 'Bookings',
  loading: 'Counting the bookings...',
  failed: 'Could not count the bookings. Please try again.',
  none: 'Nobody has booked with this dealer.',
} as const;

/** The dealers whom a search has found (ADMIN-16). */
export const foundDealerTexts = {
  label: 'Dealers found',
  loading: 'Looking for dealers...',
  failed: 'Could not look for dealers. Please try again.',
  noName: (typed: string) => `No dealer’s name begins with “${typed}”.`,
  noPhone: 'No dealer has this phone number.',
  listingsToo: (typed: string) => `Search posts for “${typed}”`,
} as const;

export const suspensionTexts = {
  suspend: 'Suspend dealer',
  suspendName: (name: string) => `Suspend dealer ${name}`,
  suspendQuestion: 'Suspend this dealer?',
  suspendConfirm: 'Suspend',
  suspendConsequences: [
    'The account can write nothing any more: no listing, no photo, no answer to a booking.',
    'Buyers no longer see the dealer or the listings, and book none of them.',
    'Bookings stay. Their buyers see that the dealer is no longer on Second Gear.',
    'You can lift the suspension. What was live is then live again.',
  ],
  suspendedSince: (time: string) => `Suspended ${time}:`,
  lift: 'Lift suspension',
  liftName: (name: string) => `Lift suspension of ${name}`,
  liftQuestion: 'Lift this suspension?',
  liftHint: 'It stays in the records. The dealer does not read it.',
  liftConfirm: 'Lift',
  liftConsequences: [
    'The account can write again, and is public as before.',
    'The listings that were live are live again. Those that were sold or withdrawn stay hidden.',
  ],
  liftedAt: (time: string) => `Lifted ${time}:`,
  goOn: 'Continue',
  loading: 'Loading suspended dealers...',
  failed: 'Could not fetch the suspended dealers. Please try again.',
  none: 'No dealer is suspended.',
  liftedLoading: 'Loading lifted suspensions...',
  liftedFailed: 'Could not fetch the lifted suspensions. Please try again.',
  noneLifted: 'No suspension was lifted.',
  noReviewedDealer: 'This account is no dealer. It was suspended in the console, and is let go there.',
  changed: 'Another admin has done something about this dealer meanwhile. Please look again.',
  suspendFailed: 'Could not suspend the dealer. Please try again.',
  liftFailed: 'Could not lift the suspension. Please try again.',
  leftFailed: 'The listings could not be counted.',
} as const;

/** The live listings of a dealer who is not suspended (ADMIN-22). */
export const takeAllDownTexts = {
  open: 'Take all posts down',
  openName: (name: string) => `Take all posts of ${name} down`,
  question: 'Take all live posts down?',
  confirm: 'Take all down',
  consequences: [
    'Each live post is deleted with this reason, which the dealer reads. Buyers no longer see it.',
    'The dealer is not suspended: other posts can be sent, and deleted ones can be changed and sent again.',
    'Posts that wait, and those that were sold or withdrawn, stay as they are.',
    'Bookings stay.',
  ],
} as const;

/** `all`: the number of listings to write. */
export const takedownTexts: Readonly<
  Record<Takedown, Readonly<Record<TakedownPhase, (name: string, all: number) => string>>>
> = {
  takeDown: {
    running: (name) => `${name} is suspended. The listings are being taken down.`,
    brokenOff: (name) => `${name} is suspended, but taking down the listings broke off. Buyers still see what is left.`,
    done(name, all) {
      if (all === 0) return `${name} is suspended. No listing was shown.`;
      return all === 1
        ? `${name} is suspended. Taken down: 1 listing.`
        : `${name} is suspended. Taken down: ${all} listings.`;
    },
  },
  restore: {
    running: (name) => `The suspension of ${name} is lifted. The listings are being put back.`,
    brokenOff: (name) => `The suspension of ${name} is lifted, but putting back the listings broke off.`,
    done(name, all) {
      if (all === 0) return `The suspension of ${name} is lifted. No listing was put aside.`;
      return all === 1
        ? `The suspension of ${name} is lifted. Live again: 1 listing.`
        : `The suspension of ${name} is lifted. Live again: ${all} listings.`;
    },
  },
  rejectAll: {
    running: (name) => `The live posts of ${name} are being taken down.`,
    brokenOff: (name) => `Taking down the posts of ${name} broke off. Buyers still see what is left.`,
    done(name, all) {
      if (all === 0) return `${name} had no live post.`;
      return all === 1
        ? `The live posts of ${name} are taken down: 1 listing.`
        : `The live posts of ${name} are taken down: ${all} listings.`;
    },
  },
  rename: {
    running: (name) => `The new profile of ${name} is being written to the listings.`,
    brokenOff: (name) =>
      `Writing the new profile of ${name} to the listings broke off. Buyers still see the old one on the rest.`,
    done(name, all) {
      if (all === 0) return `All listings show the profile of ${name}.`;
      return all === 1
        ? `The new profile of ${name} is written: 1 listing.`
        : `The new profile of ${name} is written: ${all} listings.`;
    },
  },
};

export function progressText({ done, total }: TakedownProgress): string {
  return total === 1 ? `${done} of 1 listing` : `${done} of ${total} listings`;
}

/** The number of listings that an interrupted takedown has left. `count`: '0', '1', '12', '100+'. */
export const leftTexts: Readonly<Record<SuspensionTakedown, (count: string) => string>> = {
  takeDown(count) {
    if (count === '0') return 'None of the listings is shown any more.';
    return count === '1' ? '1 listing is still shown.' : `${count} listings are still shown.`;
  },
  restore(count) {
    if (count === '0') return 'All listings that were put aside are live again.';
    return count === '1' ? '1 listing is still put aside.' : `${count} listings are still put aside.`;
  },
};

export const dealerMoveLabels: Readonly<Record<DealerMove, string>> = {
  approve: 'Change approved',
  reject: 'Change rejected',
  suspend: 'Suspended',
  lift: 'Suspension lifted',
  warn: 'Warned',
  check: 'Mark of what was checked',
};

export const standingLabels: Readonly<Record<DealerStanding, string>> = {
  public: 'Public',
  notPublic: 'Not public yet',
  suspended: 'Suspended',
};

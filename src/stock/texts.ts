import type { ListingKind } from '../listings/kinds';
import type { StockState } from '../listings/state/listingState';
import { stockLimits } from '../shared/limits';
import type { StockMove } from './changeListing.service';
import type { StockSort } from './list/stockSearch';
import type { ExceededLimit } from './stockCount';

/** What only dealers read. Apart from the other texts, which are part of the first view's download. */

export const discardTexts = {
  button: 'Discard changes',
  question: 'Discard your changes?',
  confirm: 'Discard',
} as const;

export const stockTexts = {
  title: 'My vehicles',
  heading: 'My Vehicles',
  tabs: 'My vehicles by state',
  all: 'All',
  edit: 'Edit',
  editQuestion: { car: 'Edit this car?', bike: 'Edit this bike?' },
  editAndSend: 'Edit and send again',
  editTitle: { car: 'Edit a car', bike: 'Edit a bike' },
  noBookings: 'No bookings',
  bookings: (count: string) => (count === '1' ? '1 booking' : `${count} bookings`),
  isNow: (state: string) => `It is now: ${state}. Saving again stores what stands here.`,
  startOver: 'Show it as it is stored',
  missing: 'You have no such listing.',
  editConsequence: 'An edit goes back to the admin for approval. Until then buyers do not see it.',
  saved: 'Saved. Buyers see it again as soon as it is approved.',
  saveFailed: 'Could not save the listing. Please try again.',
  closed: 'The sale is over. Put the listing back to edit it.',
  discardConsequence: 'The listing stays as it is.',
  bookingsUnknown: 'Bookings could not be counted',
  savedBy: (count: number) => (count === 0 ? 'Not saved yet' : `Saved by ${count}`),
  savesUnknown: 'Saves could not be counted',
  more: (listing: string) => `More for ${listing}`,
  seeAsBuyers: 'See as buyers see it',
  linkCopied: 'Link copied',
  copyByHand: 'Please copy this link',
} as const;

/**
 * Said in a dealer's lists if nobody is signed in (BOOK-17). The lists of bookings use it too: `bookings` may import
 * `stock`.
 */
export const signedOutTexts: Readonly<Record<ListingKind, string>> = {
  car: 'You must be logged in to view your bookings.',
  bike: 'You must be logged in to view your bike bookings.',
};

interface KindStockTexts {
  readonly heading: string;
  readonly loading: string;
  readonly add: string;
  readonly addLead: string;
  readonly addAnother: string;
}

export const kindStockTexts: Readonly<Record<ListingKind, KindStockTexts>> = {
  car: {
    heading: 'My cars',
    loading: 'Loading your cars...',
    add: 'Add a car',
    addLead: 'Add a car. Buyers see it as soon as it is approved.',
    addAnother: 'Add another car',
  },
  bike: {
    heading: 'My bikes',
    loading: 'Loading your bikes...',
    add: 'Add a bike',
    addLead: 'Add a bike. Buyers see it as soon as it is approved.',
    addAnother: 'Add another bike',
  },
};

/** Beside Save: shows the form as buyers will see it (FORM-24). */
export const previewText = 'Preview';

/** Below Save. */
export const approvalNote = 'This listing goes to Second Gear for approval. Buyers see it as soon as it is approved.';

/** After a new listing is stored (FORM-20). */
export const postedTexts = {
  waits: (name: string) => `${name} waits for approval. Buyers see it as soon as it is approved.`,
  look: 'See it in My Vehicles',
} as const;

/** Drafts on this device. */
export const draftTexts = {
  heading: 'You have not finished',
  new: { car: 'New car', bike: 'New bike' },
  edit: { car: 'Edit of a car', bike: 'Edit of a bike' },
  profile: 'Edit of your profile',
  goOn: 'Continue',
  remove: 'Delete',
  returned: 'This is your draft.',
  returnedOf: (day: string) => `Your draft of ${day}.`,
  startEmpty: 'Start empty',
  nothingPosted: 'Nothing of it has been posted.',
  listingStays: 'The listing stays as it is.',
  elsewhere:
    'This form is open in another tab, which keeps the draft. What you write here is lost if you close this tab before you save.',
  logOutQuestion: 'Log out and delete your drafts?',
  logOutConsequence: (names: string) => `Not finished: ${names}. Drafts are on this device only.`,
  logOut: 'Log out',
} as const;

/** A new listing that begins with the values of another one. */
export const duplicateTexts = {
  action: 'Duplicate',
  question: 'Replace your draft?',
  /** The draft has no name yet. */
  consequence: {
    car: 'You have not finished a new car. The copy takes its place on this device.',
    bike: 'You have not finished a new bike. The copy takes its place on this device.',
  },
  consequenceFor: {
    car: (name: string) => `You have not finished a new car, ${name}. The copy takes its place on this device.`,
    bike: (name: string) => `You have not finished a new bike, ${name}. The copy takes its place on this device.`,
  },
  replace: 'Replace',
  failed: 'This browser keeps no drafts here. Please add the vehicle in the form.',
} as const;

/** An edit of a live listing by a dealer whom Second Gear has checked (LIST-22). */
export const liveEditTexts = {
  lead: 'A new price or description, and what you state about owners and papers, is live at once. Any other edit waits for approval.',
  staysLive: 'Your change is live at once. Second Gear looks at it afterwards.',
  goesToReview: 'Your change goes to review. Until it is approved, buyers do not see the listing.',
  saved: 'Saved. Buyers see it now.',
  unchecked:
    'Your check mark does not stand any more, so your change goes to review. Save again to send it. Until it is approved, buyers do not see the listing.',
} as const;

const stockSortTexts: Readonly<Record<StockSort, string>> = {
  posted: 'Oldest first',
  newest: 'Newest first',
  cheapest: 'Price: low to high',
  dearest: 'Price: high to low',
  name: 'Name',
};

/** Search and order of My Vehicles. */
export const stockSearchTexts = {
  field: 'Search by name',
  sort: 'Sort by',
  sorts: stockSortTexts,
  found: {
    car: (found: number, all: number) => (all === 1 ? `${found} of 1 car` : `${found} of ${all} cars`),
    bike: (found: number, all: number) => (all === 1 ? `${found} of 1 bike` : `${found} of ${all} bikes`),
  },
  none: {
    car: (text: string) => `No car here is called '${text}'.`,
    bike: (text: string) => `No bike here is called '${text}'.`,
  },
  showAll: 'Show all',
} as const;

/** A lower price of a live listing (LIST-21). */
export const priceTexts = {
  change: 'Change price',
  title: (listing: string) => `Price of ${listing}`,
  label: 'New price',
  now: (price: string) => `Buyers read ${price} now.`,
  hint: 'A lower price is live at once.',
  reads: (price: string, less: string) => `Buyers will read ${price}: ${less} less.`,
  higher: 'Only a lower price is saved here. Edit the listing for a higher one.',
  unreadable: 'Write a price in numbers, such as 4,85,000 or 4.85 lakh.',
  belowHalf: 'This is less than half of the price now. Edit the listing: the admin then looks at it first.',
  tooLittle: 'Lower the price by at least Rs. 1,000, or by 1 %, so that buyers notice it.',
  tooSoon: (from: string) =>
    `The price has changed within a day. You can lower it again from ${from}, or edit the listing: the admin then looks at it.`,
  unlikely: 'This is an unusual price. If it is right, press the button once more.',
  submit: 'Lower the price',
  busy: 'Saving...',
  edit: 'Edit the listing',
  done: (listing: string, price: string) => `${listing}: ${price} now.`,
  tooOften: 'The price has changed ten times. Edit the listing: the admin then looks at it again.',
  failed: 'Could not change the price. Please try again.',
} as const;

/** On the dealer's first screen. */
export const rejectedTexts = { heading: 'Rejected', all: 'See all that were rejected' } as const;

/** When the first listing of a new dealer is live. */
export const firstLiveTexts = {
  heading: { car: 'Your first car is live', bike: 'Your first bike is live' },
  lead: 'is approved. Buyers find it now, and their requests come to this page. Send the link to people who may want it.',
  close: 'Got it',
} as const;

export const firstListingTexts = {
  heading: 'Add your first car',
  lead: 'Photos, a price, a few facts: about five minutes. Buyers see it as soon as it is approved.',
  car: 'Add your first car',
  bike: 'Start with a bike',
} as const;

/** Which limit of listings a dealer has reached. */
export const limitTexts: Readonly<Record<ExceededLimit, string>> = {
  waitingLimit: `You have ${stockLimits.waiting} listings that wait for approval. Please try again when the admin has decided on some of them.`,
  stockLimit: `You have ${stockLimits.all} listings, and there is room for no more. Mark what is sold as sold, or withdraw what is live and no longer for sale. Then try again.`,
};

/** The texts of empty tabs in My Vehicles. */
export const noneInStateTexts: Readonly<Record<StockState, Readonly<Record<ListingKind, string>>>> = {
  pending: { car: 'No car is waiting for approval.', bike: 'No bike is waiting for approval.' },
  approved: { car: 'No car is live.', bike: 'No bike is live.' },
  rejected: { car: 'No car was rejected.', bike: 'No bike was rejected.' },
  sold: { car: 'No car is marked as sold.', bike: 'No bike is marked as sold.' },
  withdrawn: { car: 'No car is withdrawn.', bike: 'No bike is withdrawn.' },
};

interface StockMoveTexts {
  /** The label of the button, also in the confirmation. */
  readonly label: string;
  readonly question: Readonly<Record<ListingKind, string>>;
  readonly consequence: string;
  readonly done: string;
  readonly failed: string;
}

/** What the dealer reads before and after a move of a listing. */
export const stockMoveTexts: Readonly<Record<StockMove, StockMoveTexts>> = {
  withdraw: {
    label: 'Withdraw',
    question: { car: 'Withdraw this car?', bike: 'Withdraw this bike?' },
    consequence: 'Buyers no longer find it. You can put it back later; it then goes to the admin for approval again.',
    done: 'Withdrawn. Buyers no longer find it.',
    failed: 'Could not withdraw the listing. Please try again.',
  },
  sell: {
    label: 'Mark sold',
    question: { car: 'Mark this car as sold?', bike: 'Mark this bike as sold?' },
    consequence: 'Buyers no longer find it. If the sale falls through, put it back; the admin then approves it again.',
    done: 'Marked as sold. Buyers no longer find it.',
    failed: 'Could not mark the listing as sold. Please try again.',
  },
  putBack: {
    label: 'Put back',
    question: { car: 'Put this car back?', bike: 'Put this bike back?' },
    consequence: 'It goes back to the admin for approval. Buyers see it as soon as it is approved.',
    done: 'Put back. Buyers see it as soon as it is approved.',
    failed: 'Could not put the listing back. Please try again.',
  },
};

import type { keptTexts } from './keptTexts';

/**
 * All that is stored about an account, record by record (ACC-26, ACC-27): what it holds, what the deletion does with it,
 * and where the copy of their own data has it. The deletion has a step for each record that it deletes or blanks, the copy
 * a part for each `copiedAs`, and the privacy policy a sentence for each `kept`. `tests/ownAccount/storedAbout.test.ts`
 * checks that no collection of the rules is missing.
 */

interface Row<Kept extends string> {
  readonly holds: string;
  /**
   * What a deletion does with the record. `kept` names the sentence of the privacy policy that says what stays. `goesWith`: it
   * is deleted with that record. 'none': no account that can be deleted has such a record.
   */
  readonly deletion:
    | 'deletes'
    | 'none'
    | { readonly goesWith: string }
    | { readonly blanks: string; readonly kept: Kept }
    | { readonly kept: Kept };
  /** The part of the copy that has it; otherwise why none has it. */
  readonly copy: { readonly copiedAs: string } | { readonly notCopied: string };
}

type Rows<Role extends keyof typeof keptTexts> = Readonly<
  Record<string, Row<Extract<keyof (typeof keptTexts)[Role], string>>>
>;

const copiedAs = <Part extends string>(part: Part) => ({ copy: { copiedAs: part } }) as const;

/** Records by their collection, `users/saved` is one inside `users`. The order is that of the deletion. */
export const storedAboutBuyer = {
  users: {
    holds: 'name, phone number, e-mail address, time of the sign-up',
    deletion: 'deletes',
    ...copiedAs('person'),
  },
  UsersIds: {
    holds: 'name and phone number, for the dealers of the bookings',
    deletion: { goesWith: 'users' },
    ...copiedAs('person'),
  },
  'sellers/slots': {
    holds: 'the hour of an open test drive, which the end of its booking frees',
    deletion: { goesWith: 'bookings' },
    ...copiedAs('bookings'),
  },
  bookings: {
    holds: 'a copy of the listing, the note, hour, times, state, and the reason of a decline',
    deletion: { blanks: 'the note and the reason of a decline', kept: 'bookings' },
    ...copiedAs('bookings'),
  },
  openRequests: { holds: 'the ids of bookings that may be open', deletion: 'deletes', ...copiedAs('openRequests') },
  'UsersIds/dealers': {
    holds: 'which dealers may read name and phone number',
    deletion: 'deletes',
    ...copiedAs('shownTo'),
  },
  accountLanguages: { holds: 'the language of the site', deletion: 'deletes', ...copiedAs('language') },
  'users/saved': { holds: 'the saved listings', deletion: 'deletes', ...copiedAs('savedListings') },
  'users/searches': { holds: 'the saved searches', deletion: 'deletes', ...copiedAs('savedSearches') },
  ratings: {
    holds: 'stars, two answers, a text, and the answer of the dealer',
    deletion: { blanks: 'the text and the answer of the dealer', kept: 'ratings' },
    ...copiedAs('ratings'),
  },
  reports: {
    holds: 'what was reported, the reason, a text, and when the admin has handled it',
    deletion: { blanks: 'the text', kept: 'reports' },
    ...copiedAs('reports'),
  },
  suspensions: {
    holds: 'that the account may write nothing, since when and why; it cannot be deleted meanwhile',
    deletion: 'none',
    ...copiedAs('suspension'),
  },
  login: { holds: 'e-mail address and password', deletion: 'deletes', ...copiedAs('email') },
  buyerDeletions: {
    holds: 'when the deletion began',
    deletion: { kept: 'deletion' },
    copy: { notCopied: 'there is none before the deletion' },
  },
  'sellers/sales': {
    holds: 'what a dealer has noted about a sale, perhaps a name',
    deletion: { kept: 'sales' },
    copy: { notCopied: 'it is the dealer’s, and no record tells to whom a name belongs' },
  },
  audit: {
    holds: 'decisions about the reports and ratings',
    deletion: { kept: 'journal' },
    copy: { notCopied: 'only the admins read it: a decision must stay provable' },
  },
  contacts: {
    holds: 'messages, with the name and phone number that were typed',
    deletion: { kept: 'messages' },
    copy: { notCopied: 'no record tells which account has sent a message' },
  },
  notes: {
    holds: 'what the admins note about a message',
    deletion: { kept: 'messages' },
    copy: { notCopied: 'no record tells which account has sent a message' },
  },
} as const satisfies Rows<'buyer'>;

export const storedAboutDealer = {
  products: { holds: 'the cars, in every state', deletion: 'deletes', ...copiedAs('listings') },
  bikes: { holds: 'the bikes, in every state', deletion: 'deletes', ...copiedAs('listings') },
  'sellers/slots': {
    holds: 'the hour of an open test drive, which the end of its booking frees',
    deletion: { goesWith: 'bookings' },
    ...copiedAs('bookings'),
  },
  bookings: {
    holds: 'a copy of the listing, the name of the shop, and the reason of a decline',
    deletion: { blanks: 'the name, the description and the reason of a decline', kept: 'bookings' },
    ...copiedAs('bookings'),
  },
  'UsersIds/dealers': {
    holds: 'that the dealer may read a buyer’s name and phone number; without an account nobody can',
    deletion: { kept: 'bookings' },
    copy: { notCopied: 'it is the buyer’s' },
  },
  ratings: { holds: 'what buyers say, and the answers', deletion: 'deletes', ...copiedAs('ratings') },
  dealerRatings: { holds: 'the sum of the ratings', deletion: 'deletes', ...copiedAs('ratingSum') },
  'sellers/sales': { holds: 'notes about sales', deletion: 'deletes', ...copiedAs('sales') },
  warnings: { holds: 'warnings of the admin', deletion: 'deletes', ...copiedAs('warnings') },
  profileChanges: {
    holds: 'a change of the profile that waits or was rejected',
    deletion: 'deletes',
    ...copiedAs('profile'),
  },
  confirmedEmails: {
    holds: 'that the e-mail address is confirmed',
    deletion: 'deletes',
    ...copiedAs('isEmailConfirmed'),
  },
  accountLanguages: { holds: 'the language of the site', deletion: 'deletes', ...copiedAs('language') },
  blockedHours: { holds: 'hours without test drives', deletion: 'deletes', ...copiedAs('blockedHours') },
  photos: {
    holds: 'the files in car_photos, bike_photos and seller_profile_pics, shown or not',
    deletion: 'deletes',
    ...copiedAs('photos'),
  },
  stockCounts: { holds: 'how many listings there are', deletion: 'deletes', ...copiedAs('stockCount') },
  sellers: {
    holds: 'name, district, address, phone number, picture, and what Second Gear has checked',
    deletion: 'deletes',
    ...copiedAs('profile'),
  },
  suspensions: {
    holds: 'that the account may write nothing, since when and why; it cannot be deleted meanwhile',
    deletion: 'none',
    ...copiedAs('suspension'),
  },
  login: { holds: 'e-mail address and password', deletion: 'deletes', ...copiedAs('email') },
  dealerDeletions: {
    holds: 'when the deletion began',
    deletion: { kept: 'deletion' },
    copy: { notCopied: 'there is none before the deletion' },
  },
  savedCounts: {
    holds: 'how many buyers save each listing',
    deletion: { kept: 'saves' },
    ...copiedAs('saves'),
  },
  reports: {
    holds: 'what buyers have reported about the shop and its listings',
    deletion: { kept: 'reports' },
    copy: { notCopied: 'only its reporter and the admins read it: nobody shall be afraid to report' },
  },
  audit: {
    holds: 'the decisions, with what the dealer had filled in',
    deletion: { kept: 'journal' },
    copy: { notCopied: 'only the admins read it: a decision must stay provable' },
  },
  notes: {
    holds: 'what the admins note about the dealer',
    deletion: { kept: 'journal' },
    copy: { notCopied: 'only the admins read it' },
  },
  contacts: {
    holds: 'messages, with the name and phone number that were typed',
    deletion: { kept: 'messages' },
    copy: { notCopied: 'no record tells which account has sent a message' },
  },
} as const satisfies Rows<'dealer'>;

type Key<Table, Condition> = {
  [Name in keyof Table]: Table[Name] extends Condition ? Name : never;
}[keyof Table];

/** The records that the deletion of an account deletes or blanks. */
export type Deleted<Table> = Key<
  Table,
  { readonly deletion: 'deletes' } | { readonly deletion: { readonly blanks: string } }
>;

/** The parts of the copy of their own data. */
export type CopiedPart<Table> = {
  [Name in keyof Table]: Table[Name] extends { readonly copy: { readonly copiedAs: infer Part extends string } }
    ? Part
    : never;
}[keyof Table];

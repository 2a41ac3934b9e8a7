import type { Locator, Page } from '@playwright/test';
import type { FirebaseCall } from '../support/firebaseCalls';
import type { Fault } from '../support/network';
import type { BuyerAccount, DealerAccount, People } from '../support/people';

/** Error answers of the server: 503, 429 and 403. */
export type Refusal = Extract<Fault, 'unavailable' | 'busy' | 'denied'>;

/** The people who take part in a journey. */
export interface Cast {
  readonly people: People;
  readonly buyer: BuyerAccount;
  readonly dealer: DealerAccount;
}

/** What people see when a call fails. */
export type Harm =
  /** Nothing, or a fallback such as Unknown in place of the value that could not be read. */
  | { readonly seen: 'nothing'; readonly instead?: string }
  /** A dialog. The typed values stay. */
  | { readonly seen: 'dialog'; readonly title: string; readonly text: string }
  /** A text within the page, with 'Try again'. Most lists show it in a dialog first. */
  | { readonly seen: 'notice'; readonly text: string; readonly dialog: boolean }
  /** A refusal that the app shows as a final answer, without a way to try again. */
  | { readonly seen: 'answer'; readonly text: string }
  /** Still 'Loading', with 'Try again' (DEALER-3). */
  | { readonly seen: 'loading' }
  /** A request to log in, because the sign-in could not be confirmed. */
  | { readonly seen: 'signedOut'; readonly text: string; readonly dialog: boolean };

/** One journey as data. The matrix runs it once for each of its calls and each fault. */
export interface FaultJourney<Scene> {
  readonly name: string;
  /** Who is logged in at the start. */
  readonly as?: 'buyer' | 'dealer';
  /** Parallel runs need people of their own, because one run would make the data of another stale. */
  readonly apart?: true;
  /**
   * Error answers to try with its calls. `tests/firebase/request.test.ts` tests the table that maps them to kinds of
   * failure. A journey needs one only if the app shows something special for it.
   */
  readonly refusedWith?: readonly Refusal[];
  /** It ends on the dealer's first screen, whose calls have a journey of their own. */
  readonly endsOnFirstScreen?: true;
  /** Makes the records of one run. */
  readonly arrange: (cast: Cast, tryNumber: number) => Promise<Scene>;
  /** The steps before the journey. No call fails in them. */
  readonly open?: (page: Page, scene: Scene) => Promise<void>;
  /** The person's steps. Calls fail in them. */
  readonly act: (page: Page, scene: Scene) => Promise<void>;
  /** Repeats the steps after a login. By default as at first. */
  readonly actAfterLogin?: (page: Page, scene: Scene) => Promise<void>;
  /** Repeats the steps, if the form or the card is still there. Lists have a button for that. */
  readonly again?: (page: Page, scene: Scene) => Promise<void>;
  /** What people see after a success. */
  readonly success: (page: Page, scene: Scene) => Locator;
  /** What people see if a repeated write has been stored already. By default the same as `success`. */
  readonly grantedBefore?: (page: Page) => Locator;
  readonly harm: (call: FirebaseCall, fault: Fault) => Harm;
  /** Checks that all typed values are still there. */
  readonly formIsAsTyped?: (page: Page, scene: Scene) => Promise<void>;
  /** The number of records that the journey has stored. */
  readonly records?: (scene: Scene) => Promise<number>;
}

/** What waits, and the next test drives, on the dealer's first screen. */
export const requestsOfDay = 'query bookings where sellerId, status by bookingDate';
export const testDrivesOfDay = 'query bookings where sellerId, status, testDrive, testDrive by testDrive';

/** Above them, what the admin has written. */
export const warningsOfDay = 'query warnings where sellerId, readAt';

/** The numbers, the rejected listings and the ratings of the dealer's first screen, which works without them. */
const leftOutOfDay =
  /^(count (products|bikes|bookings) where sellerId, (approved|bookingDate) |read stockCounts$|query (products|bikes) where sellerId, approved, Reject, closed |query ratings )/;

export function isLeftOut({ name }: FirebaseCall): boolean {
  return leftOutOfDay.test(name);
}

export function isOfFirstScreen(call: FirebaseCall): boolean {
  return call.name === requestsOfDay || call.name === testDrivesOfDay || call.name === warningsOfDay || isLeftOut(call);
}

/** The count in the navbar of the dashboard. */
export const navbarCount = 'count bookings where sellerId, status by bookingDate';

/**
 * The dashboard looks up whether its dealer is suspended, and counts what waits. Without an answer, it works as usual.
 */
export function isUnseen({ name }: FirebaseCall): boolean {
  return name === 'read suspensions' || name === navbarCount;
}

/** The page of a buyer asks once what is booked, when the browser is idle: while a journey runs, or not. */
export const inBackground = 'query bookings where userId, status by bookingDate';

/** After an error answer to its lookup, the SDK ends the sign-in. After no answer, it keeps it. */
export function endsSignIn({ name }: FirebaseCall, fault: Fault): boolean {
  return name === 'lookup' && (fault === 'unavailable' || fault === 'busy' || fault === 'denied');
}

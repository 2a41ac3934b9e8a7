import type { UserEvent } from '@testing-library/user-event';
import type { Fault } from '../support/faults';
import type { FirebaseCall } from '../support/firebaseCalls';

/** What people see when a call fails. */
export type Harm =
  /** Nothing, or a fallback such as Unknown in place of the value that could not be read. */
  | { readonly seen: 'nothing'; readonly instead?: string }
  /** A dialog. The typed values stay. */
  | { readonly seen: 'dialog'; readonly title: string; readonly text: string }
  /** A text within the page, with 'Try again'. Most lists show it in a dialog first. */
  | { readonly seen: 'notice'; readonly text: string; readonly dialog: boolean }
  /** A text beside the form or the list. The typed values stay. */
  | { readonly seen: 'text'; readonly text: string | RegExp }
  /** A refusal that the app shows as a final answer, without a way to try again. */
  | { readonly seen: 'answer'; readonly text: string }
  /** The journey has succeeded, and then the list that shows it cannot be read. */
  | { readonly seen: 'stored'; readonly text: string }
  /** Still 'Loading', with 'Try again' (DEALER-3). */
  | { readonly seen: 'loading' };

/** Finds what people see; null if it is not there. */
export type Look = () => HTMLElement | null;

/**
 * One journey as data. It runs without a fault, and then again until each of its calls has failed in each way. Each run
 * begins with an empty Firebase and an empty cache.
 */
export interface FaultJourney {
  /** Who is logged in at the start. */
  readonly as?: 'buyer' | 'dealer' | 'admin';
  /** Stores the records of one run. */
  readonly arrange?: () => void | Promise<void>;
  /** The steps before the journey. No call fails in them. By default, nothing is open. */
  readonly open?: () => Promise<UserEvent>;
  /** The person's steps. Calls fail in them. */
  readonly act: (user: UserEvent) => Promise<void>;
  /** Repeats the steps, if the form or the card is still there. Lists have a button for that. */
  readonly again?: (user: UserEvent) => Promise<void>;
  /** What people see after a success. */
  readonly success: Look;
  /** What people see if a repeated write has been stored already. By default the same as `success`. */
  readonly grantedBefore?: Look;
  readonly harm: (call: FirebaseCall, fault: Fault) => Harm;
  /** The call that is slow once. By default the first write, or if there is none, the first call that it needs. */
  readonly slow?: string;
  /** What a failure may print for developers. All other output fails the run. */
  readonly mayPrint?: RegExp;
  /** Checks that all typed values are still there. */
  readonly formIsAsTyped?: () => void;
  /** The number of records that the journey has stored. */
  readonly records?: () => number;
}

import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { FirebaseCall } from '../support/firebaseCalls';
import type { Fault } from '../support/network';
import type { Buyer, Dealer, People } from '../support/people';

/** What a browser holds of somebody who is logged in. */
export type LoggedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Who takes part in the tries of a journey. */
export interface Cast {
  readonly people: People;
  readonly buyer: Buyer;
  readonly dealer: Dealer;
  /** Set where the journey begins logged in. */
  readonly loggedIn?: LoggedIn;
}

/** What people see when a call fails. */
export type Harm =
  /** Nothing of it; or a word that stands in for what could not be read. */
  | { readonly seen: 'nothing'; readonly instead?: string }
  /** A dialog; what was typed stays. */
  | { readonly seen: 'dialog'; readonly title: string; readonly text: string }
  /** A text within the page, with 'Try again'; most lists say it in a dialog first. */
  | { readonly seen: 'notice'; readonly text: string; readonly dialog: boolean }
  /** A refusal that reads as an answer: nothing is offered but to come again later. */
  | { readonly seen: 'answer'; readonly text: string }
  /** Only that it goes on loading, with 'Try again' (spec 8, profile). */
  | { readonly seen: 'loading' }
  /** The login is asked for, because the sign-in could not be confirmed. */
  | { readonly seen: 'signedOut'; readonly text: string; readonly dialog: boolean };

/** One journey, as data: the matrix runs it once for each of its calls and each fault. */
export interface FaultJourney<Scene> {
  readonly name: string;
  /** Who is logged in when it begins. */
  readonly as?: 'buyer' | 'dealer';
  /** Tries that go on side by side have people of their own: one would make another out of date. */
  readonly apart?: true;
  /** Records of its own for one try. */
  readonly arrange: (cast: Cast, tryNumber: number) => Promise<Scene>;
  /** What leads up to the journey; nothing fails there. */
  readonly open?: (page: Page, scene: Scene) => Promise<void>;
  /** The person's steps; here calls fail. */
  readonly act: (page: Page, scene: Scene) => Promise<void>;
  /** The same wish once more, where the form or the card still stands. Lists have a button for that. */
  readonly again?: (page: Page, scene: Scene) => Promise<void>;
  /** What is seen where it worked. */
  readonly success: (page: Page, scene: Scene) => Locator;
  /** What is seen where a repeated wish turns out to have been granted before; without it, the same as `success`. */
  readonly grantedBefore?: (page: Page) => Locator;
  readonly harm: (call: FirebaseCall, fault: Fault) => Harm;
  /** Everything that was typed is still there. */
  readonly formIsAsTyped?: (page: Page, scene: Scene) => Promise<void>;
  /** How many records the journey has made. */
  readonly records?: (scene: Scene) => Promise<number>;
}

/** A sign-in that cannot be confirmed because of an answer, and not because there is none, has ended for the SDK. */
export function endsSignIn({ name }: FirebaseCall, fault: Fault): boolean {
  return name === 'lookup' && (fault === 'unavailable' || fault === 'busy' || fault === 'denied');
}

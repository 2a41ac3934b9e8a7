import { createAsked } from '../ui/overlays/asked';
import type { BuyerSession } from './session';
import { forgetBuyer, readSession } from './sessionStore';

/** A wish that waits for a login. */
export interface WaitingWish {
  /** What the login is for: 'Please log in to book this car.' */
  readonly why: string;
  /** What has been chosen, such as the hour of a test drive; null: nothing. */
  readonly chosen: string | null;
  /** With the buyer who has logged in, or with null when the sheet was closed. Only the first call counts. */
  readonly answer: (buyer: BuyerSession | null) => void;
}

/** The sheet with login and sign-up, which lies over the page or the sheet that asks. */
export const loginSheet = createAsked<WaitingWish>();

/**
 * Asks a visitor, or a buyer whose login has ended, to log in or to sign up (ACC-20). The page stays as it is.
 *
 * @returns null if the sheet was closed: nobody is logged in then
 */
export function askForBuyer(why: string, chosen: string | null = null): Promise<BuyerSession | null> {
  loginSheet.read()?.answer(null);
  return new Promise((resolve) => {
    const wish: WaitingWish = {
      why,
      chosen,
      answer: (buyer) => {
        // A login that ends after its sheet was closed answers no wish, and closes no other sheet.
        if (loginSheet.read() !== wish) return;
        loginSheet.ask(null);
        if (!buyer) forgetBuyer();
        resolve(buyer);
      },
    };
    loginSheet.ask(wish);
  });
}

/** Asks a buyer whose login has ended. @returns whether the same buyer has logged in again */
export async function askToLogInAgain(why: string): Promise<boolean> {
  const before = readSession().buyer?.userId;
  const buyer = await askForBuyer(why);
  return buyer !== null && buyer.userId === before;
}

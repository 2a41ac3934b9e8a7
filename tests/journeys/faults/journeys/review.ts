import type { Page } from '@playwright/test';
import { logInAsAdmin } from '../../support/accounts';
import { answerDialog } from '../../support/dialogs';
import { addListing, type Listing, storedListing } from '../../support/listings';
import type { Login } from '../../support/people';
import type { FaultJourney } from '../faultJourney';

interface Post {
  readonly admin: Login;
  readonly car: Listing;
}

const card = (page: Page, { car }: Post) => page.getByRole('article', { name: car.name, exact: true });

function decide(
  decision: 'Approve' | 'Delete',
  done: string,
  stored: Readonly<Record<string, boolean>>,
): FaultJourney<Post> {
  async function ask(page: Page, post: Post): Promise<void> {
    await card(page, post).getByRole('button', { name: decision, exact: true }).click();
    await answerDialog(page, { title: `${decision} this car post?` }, decision);
  }
  return {
    name: `${decision.toLowerCase()} a car`,
    arrange: async ({ people, dealer }) => ({
      admin: await people.registerAdmin(),
      car: await addListing('car', dealer, { state: 'pending', first: true, photos: 1 }),
    }),
    open: async (page, post) => {
      await logInAsAdmin(page, post.admin);
      await card(page, post).waitFor();
    },
    act: ask,
    again: ask,
    success: (page) => page.getByRole('dialog', { name: done }),
    harm: () => ({
      seen: 'dialog',
      title: 'Error',
      text: `Could not ${decision.toLowerCase()} the car post. Please try again.`,
    }),
    records: async ({ car }) => {
      const { approved, Reject } = await storedListing(car);
      return approved === stored.approved && Reject === stored.Reject ? 1 : 0;
    },
  };
}

export const approve = decide('Approve', 'Approved!', { approved: true, Reject: false });
export const reject = decide('Delete', 'Deleted!', { approved: false, Reject: true });

import { expect, type Page } from '@playwright/test';
import { logInAsAdmin } from '../../support/accounts';
import { slowBanners } from '../../support/banners';
import { answerDialog, answerRejection } from '../../support/dialogs';
import { server } from '../../support/emulators';
import { addListing, type StoredListing, storedListing } from '../../support/listings';
import type { Login } from '../../support/people';
import type { FaultJourney } from '../faultJourney';

interface ReviewedListing {
  readonly admin: Login;
  readonly car: StoredListing;
}

const card = (page: Page, { car }: ReviewedListing) => page.getByRole('article', { name: car.name, exact: true });

/** The number of recorded decisions, if the listing has the state that they lead to. */
async function recorded({ car }: ReviewedListing, flags: Readonly<Record<string, boolean>>): Promise<number> {
  const { approved, Reject } = await storedListing(car);
  const { docs } = await server.db.collection('audit').where('recordId', '==', car.id).get();
  return approved === flags.approved && Reject === flags.Reject ? docs.length : 0;
}

const arrange: FaultJourney<ReviewedListing>['arrange'] = async ({ people, dealer }) => ({
  admin: await people.registerAdmin(),
  car: await addListing('car', dealer, { state: 'pending', first: true, photos: 1 }),
});

async function open(page: Page, post: ReviewedListing): Promise<void> {
  await logInAsAdmin(page, post.admin, post.car);
  await expect(card(page, post).getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
}

function decide(
  decision: 'Approve' | 'Delete',
  done: string,
  stored: Readonly<Record<string, boolean>>,
): FaultJourney<ReviewedListing> {
  async function ask(page: Page, post: ReviewedListing): Promise<void> {
    await card(page, post).getByRole('button', { name: decision, exact: true }).click();
    if (decision === 'Delete') await answerRejection(page, 'car');
    else await answerDialog(page, { title: 'Approve this car post?' }, decision);
  }
  return {
    name: `${decision.toLowerCase()} a car`,
    arrange,
    open,
    act: ask,
    again: ask,
    success: (page) => page.getByRole('dialog', { name: done }),
    harm: ({ name }) =>
      // An approval reads the dealer again before it makes the dealer public.
      name.startsWith('write ') || name === 'read sellers'
        ? {
            seen: 'dialog',
            title: 'Error',
            text: `Could not ${decision.toLowerCase()} the car post. Please try again.`,
          }
        : // The post read anew, and the new numbers.
          { seen: 'nothing' },
    records: (post) => recorded(post, stored),
  };
}

export const approve = decide('Approve', 'Approved!', { approved: true, Reject: false });
export const reject = decide('Delete', 'Deleted!', { approved: false, Reject: true });

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

export const takeBack: FaultJourney<ReviewedListing> = {
  name: 'take an approval back',
  arrange,
  open: async (page, post) => {
    await slowBanners(page);
    await open(page, post);
    await approve.act(page, post);
    await answerDialog(page, { title: 'Approved!' });
    // The banner stays while it has the focus.
    await undo(page).focus();
  },
  act: (page) => undo(page).click(),
  again: async (page) => undo(page).click(),
  success: (page) => page.getByText('The decision has been taken back. The post waits again.'),
  harm: ({ name }) =>
    name.startsWith('query audit') || name.startsWith('count ')
      ? { seen: 'nothing' }
      : { seen: 'dialog', title: 'Error', text: 'Could not take the decision back. Please try again.' },
  records: async (post) => ((await recorded(post, { approved: false, Reject: false })) === 2 ? 1 : 0),
};

interface Message {
  readonly admin: Login;
  readonly id: string;
  readonly name: string;
}

const message = (page: Page, { name }: Message) => page.getByRole('article', { name: `Message of ${name}` });

export const handleMessage: FaultJourney<Message> = {
  name: 'mark a message as handled',
  arrange: async ({ people }) => {
    const record = server.db.collection('contacts').doc();
    const name = `Asha ${record.id}`;
    await record.set({ name, phone: '98123 45670', reason: 'A question', timestamp: new Date(), handledAt: null });
    return { admin: await people.registerAdmin(), id: record.id, name };
  },
  open: async (page, scene) => {
    await logInAsAdmin(page, scene.admin);
    await page.getByRole('tab', { name: /^Messages/ }).click();
    await message(page, scene).waitFor();
  },
  act: (page, scene) => message(page, scene).getByRole('button', { name: 'Mark as handled' }).click(),
  again: (page, scene) => message(page, scene).getByRole('button', { name: 'Mark as handled' }).click(),
  success: (page) => page.getByRole('button', { name: 'Mark as open' }).first(),
  harm: ({ name }) =>
    name.startsWith('write ')
      ? { seen: 'dialog', title: 'Error', text: 'Could not mark the message. Please try again.' }
      : { seen: 'nothing' },
  records: async ({ id }) => ((await server.db.doc(`contacts/${id}`).get()).get('handledAt') === null ? 0 : 1),
};

import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { keepWeek } from '../../src/admin/numbers/keptWeeks';
import { shownWeeks } from '../../src/admin/numbers/weeks';
import { AdminDashboard } from '../../src/pages/admin/AdminDashboard';
import { dayOf } from '../../src/shared/time/indianDay';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { aReviewedDealer, aReviewedListing, aSuspension, aWaitingChange } from '../support/screens/records';
import { show } from '../support/screens/show';
import { storeListing, storeReviewedDealer } from '../support/screens/store';
import { eventually } from './clock';
import type { FaultJourney, Harm } from './faultJourney';
import { answer, article, dialog, error, press, text, toast, unnoticed } from './steps';
import { tryFaults } from './tryFaults';

/** What the admin sees and does beside the queues. */

const dealerName = 'Sahyadri Motors';
const nothing = () => undefined;
const open = (place: string): UserEvent => show(<AdminDashboard onLeave={nothing} />, `/AdminLogin?${place}`).user;
const notice = (words: string): Harm => ({ seen: 'notice', text: words, dialog: false });
const isWrite = ({ name }: { readonly name: string }) => name.startsWith('write ');
const ofDealer = 'tab=dealers&dealer=dealer1';

tryFaults('the journal', {
  as: 'admin',
  arrange: () => {
    storeReviewedDealer(aReviewedDealer());
    storeListing(aReviewedListing('car'));
    const decision = { collection: 'products', recordId: 'car1', what: 'approve', who: 'admin2', reason: '' };
    firebase.put(['audit', 'a'], { ...decision, when: new Date('2026-03-05T10:00Z') });
  },
  act: async () => {
    open('tab=journal');
  },
  success: () => screen.queryAllByText(/^Car post approved/)[0] ?? null,
  harm: ({ name }) =>
    name.startsWith('query audit') ? notice('Could not fetch the decisions. Please try again.') : unnoticed,
});

const ofWeek = /^(count \w+ where .*(\w+), \2 by \2|query audit)/;

/** On this device: each call of a week is the same for all of them. */
function keepFullWeeks(): void {
  const none = { count: 0, more: false };
  const counts = { posted: none, approved: none, bookings: none, sold: none, reports: none };
  for (const week of shownWeeks(dayOf(new Date())).slice(0, -1)) keepWeek({ week, counts, waits: [] });
}

tryFaults('the overview of the numbers', {
  as: 'admin',
  arrange: keepFullWeeks,
  act: async () => {
    open('tab=numbers');
  },
  success: () => {
    const overview = screen.queryByRole('region', { name: 'The last 12 weeks' });
    const isCounted = overview?.getAttribute('aria-busy') === 'false' && !overview.textContent.includes('–');
    return isCounted ? overview : null;
  },
  harm: ({ name }) => (ofWeek.test(name) ? notice('Could not count all weeks. Please try again.') : unnoticed),
});

tryFaults('the numbers of a day', {
  as: 'admin',
  arrange: keepFullWeeks,
  act: async () => {
    open('tab=numbers&kind=messages');
  },
  success: () => screen.queryByRole('table', { name: 'Messages, the last 10 days' }),
  harm: ({ name }) =>
    name.startsWith('count contacts where timestamp') ? notice('Could not count that. Please try again.') : unnoticed,
});

const field = () => screen.queryByLabelText('Private note', { selector: 'textarea' });
const saveNote: FaultJourney['act'] = (user) => press(user, 'Save note');

tryFaults('a private note is saved', {
  as: 'admin',
  arrange: () => storeReviewedDealer(aReviewedDealer()),
  open: async () => {
    const user = open(ofDealer);
    await user.click(await eventually('the note', field));
    await user.paste('Called back.');
    return user;
  },
  act: saveNote,
  again: saveNote,
  success: () => screen.queryByText(/^Saved /),
  harm: (call) =>
    call.name.endsWith(' notes') ? { seen: 'text', text: 'Could not save the note. Please try again.' } : unnoticed,
  formIsAsTyped: () => expect(field()).toHaveValue('Called back.'),
  records: () => firebase.list('notes').filter((note) => note.text === 'Called back.').length,
});

const mark = () => screen.getByRole('region', { name: 'Checked by Second Gear' });

tryFaults('a dealer gets the check mark', {
  as: 'admin',
  arrange: () => storeReviewedDealer(aReviewedDealer()),
  open: async () => {
    const user = open(ofDealer);
    await eventually('the mark', text('Buyers see no mark yet.'));
    await user.click(within(mark()).getByLabelText('Identity'));
    return user;
  },
  act: (user) => press(user, 'Save the mark', mark()),
  success: toast('Saved. Buyers see it on the dealer’s page.'),
  harm: (call) =>
    isWrite(call) || call.name === 'read sellers' ? notice('Could not save the mark. Please try again.') : unnoticed,
  formIsAsTyped: () => expect(within(mark()).getByLabelText('Identity')).toBeChecked(),
  // The mark and its record for the journal are one write.
  records: () => {
    const hasMark = firebase.read(['sellers', 'dealer1'])?.check !== undefined;
    return firebase.ids('audit').length === Number(hasMark) ? Number(hasMark) : 2;
  },
});

const complaint = 'Buyers have complained.';

async function askForReason(
  user: UserEvent,
  button: string,
  title: string,
  confirm: string,
  reason = complaint,
): Promise<void> {
  await press(user, button);
  const asked = await eventually('the question', dialog(title));
  await user.click(within(asked).getByRole('radio', { name: reason }));
  await press(user, confirm, asked);
}

const rejected = () =>
  firebase.list('products').filter((listing) => listing.Reject === true && listing.rejectReason === '#complaints');

tryFaults('all live posts are taken down', {
  as: 'admin',
  arrange: () => {
    storeReviewedDealer(aReviewedDealer());
    storeListing(aReviewedListing('car', { state: 'approved', visible: true }));
    firebase.put(['stockCounts', 'dealer1'], { waiting: 0, all: 1 });
  },
  open: async () => {
    const user = open(ofDealer);
    await eventually('the dealer', article(dealerName));
    return user;
  },
  act: (user) =>
    askForReason(user, `Take all posts of ${dealerName} down`, 'Take all live posts down?', 'Take all down'),
  again: (user) => press(user, 'Continue'),
  success: text(`The live posts of ${dealerName} are taken down: 1 listing.`),
  grantedBefore: text(`${dealerName} had no live post.`),
  harm: (call) =>
    isWrite(call) || /^query (products|bikes) where sellerId, approved/.test(call.name)
      ? { seen: 'text', text: /broke off/ }
      : unnoticed,
  records: () => rejected().length,
});

/** What was live is taken down after the suspension, and live again after its end. */
const isTakedown = ({ name }: { readonly name: string }) =>
  /^write (products|bikes)$|^query (products|bikes) where sellerId, (visible|closed)/.test(name);

/** Asks again, or continues with the listings if only they are left. */
const goOnOr =
  (ask: FaultJourney['act']): FaultJourney['act'] =>
  async (user) => {
    const [goOn] = screen.queryAllByRole('button', { name: 'Continue' });
    await (goOn ? user.click(goOn) : ask(user));
  };

const suspendDealer: FaultJourney['act'] = (user) =>
  askForReason(user, `Suspend dealer ${dealerName}`, 'Suspend this dealer?', 'Suspend');

tryFaults('a dealer is suspended', {
  as: 'admin',
  arrange: () => {
    storeReviewedDealer(aReviewedDealer());
    storeListing(aReviewedListing('car', { state: 'approved', visible: true }));
  },
  open: async () => {
    const user = open(ofDealer);
    await eventually('the dealer', article(dealerName));
    return user;
  },
  act: suspendDealer,
  again: goOnOr(suspendDealer),
  success: text(`${dealerName} is suspended. Taken down: 1 listing.`),
  grantedBefore: text(`${dealerName} is suspended. No listing was shown.`),
  harm: (call) => {
    if (isTakedown(call)) return { seen: 'text', text: /broke off/ };
    const isNeeded = isWrite(call) || call.name === 'read sellers';
    return isNeeded ? error('Could not suspend the dealer. Please try again.') : unnoticed;
  },
  // The suspension, its record and the dealer are one write. The rules refuse it the second time.
  records: () => {
    const isSuspended = firebase.ids('suspensions').length === 1 && firebase.ids('audit').length > 0;
    const isHidden = firebase.read(['products', 'car1'])?.visible === false;
    return isSuspended && isHidden && firebase.read(['sellers', 'dealer1'])?.approved === false ? 1 : 0;
  },
});

const liftSuspension: FaultJourney['act'] = (user) =>
  askForReason(
    user,
    `Lift suspension of ${dealerName}`,
    'Lift this suspension?',
    'Lift',
    'The matter has been settled.',
  );

tryFaults('a suspension is lifted', {
  as: 'admin',
  arrange: () => {
    storeReviewedDealer(aReviewedDealer({ profile: { approved: false }, suspension: aSuspension() }));
    storeListing(aReviewedListing('car', { state: 'suspended', visible: false }));
  },
  open: async () => {
    const user = open(ofDealer);
    await eventually('the dealer', article(dealerName));
    return user;
  },
  act: liftSuspension,
  again: goOnOr(liftSuspension),
  success: text(`The suspension of ${dealerName} is lifted. Live again: 1 listing.`),
  grantedBefore: text(`The suspension of ${dealerName} is lifted. No listing was put aside.`),
  harm: (call) => {
    if (isTakedown(call)) return { seen: 'text', text: /broke off/ };
    return isWrite(call) ? error('Could not lift the suspension. Please try again.') : unnoticed;
  },
  records: () => {
    const isLifted = firebase.ids('suspensions').length === 0 && firebase.ids('audit').length === 1;
    const isLive = firebase.read(['products', 'car1'])?.approved === true;
    return isLifted && isLive && firebase.read(['sellers', 'dealer1'])?.approved === true ? 1 : 0;
  },
});

const waiting: Pick<FaultJourney, 'as' | 'arrange' | 'open'> = {
  as: 'admin',
  arrange: () => {
    storeReviewedDealer(aReviewedDealer());
    const { wanted, version, lastReview } = aWaitingChange();
    firebase.put(['profileChanges', 'dealer1'], {
      ...wanted,
      status: 'waiting',
      reason: '',
      updatedAt: version,
      lastReview,
    });
  },
  open: async () => {
    const user = open('tab=dealers');
    await eventually('the change', article(`Change of ${dealerName}`));
    return user;
  },
};

/** The change has that outcome, and one record says so. */
const changesThatAre = (status: 'approved' | 'rejected') => () => {
  const isDecided = firebase.read(['profileChanges', 'dealer1'])?.status === status;
  return isDecided && firebase.ids('audit').length === 1 ? 1 : 0;
};

const brokenOff =
  'Writing the new profile of Sahyadri Wheels to the listings broke off. Buyers still see the old one on the rest.';

const approveChange: FaultJourney['act'] = async (user) => {
  await press(user, 'Approve');
  await answer(user, 'Approve this change?', 'Approve');
};

tryFaults('a profile change is approved', {
  ...waiting,
  act: approveChange,
  again: approveChange,
  success: text('The change is approved. Buyers see it now.'),
  harm: (call) => {
    // Once the change is approved, it is written to the listings.
    if (/^write (sellers|products)$/.test(call.name)) return { seen: 'nothing', instead: brokenOff };
    return isWrite(call) ? error('Could not approve the change. Please try again.') : unnoticed;
  },
  records: changesThatAre('approved'),
});

const rejectChange: FaultJourney['act'] = (user) =>
  askForReason(user, 'Reject', 'Reject this change?', 'Reject', 'The picture does not show the dealer’s shop.');

tryFaults('a profile change is rejected', {
  ...waiting,
  act: rejectChange,
  again: rejectChange,
  success: text('The change is rejected. Buyers see the profile as before.'),
  harm: (call) => (isWrite(call) ? error('Could not reject the change. Please try again.') : unnoticed),
  records: changesThatAre('rejected'),
});

const report = {
  collection: 'products',
  recordId: 'car1',
  sellerId: 'dealer1',
  name: 'Maruti Swift',
  userId: 'buyer1',
};

const markDone: FaultJourney['act'] = async (user) => {
  await press(user, 'Done', await eventually('the report', article('Maruti Swift')));
  const asked = await eventually('the question', dialog('The report about Maruti Swift is done?'));
  await user.click(within(asked).getByRole('radio', { name: 'The dealer has been warned.' }));
  await press(user, 'Done', asked);
};

tryFaults('a report is done', {
  as: 'admin',
  arrange: () => {
    const said = { reason: 'advance', text: 'By UPI.', at: new Date('2026-03-05T10:00Z'), handledAt: null };
    firebase.put(['reports', 'products_car1_buyer1'], { ...report, ...said });
  },
  open: async () => {
    const user = open('tab=reports');
    await eventually('the report', article('Maruti Swift'));
    return user;
  },
  act: markDone,
  // If it was stored after all, the report is no longer listed.
  again: async (user) => {
    if (article('Maruti Swift')()) await markDone(user);
  },
  success: toast('Done: Maruti Swift'),
  grantedBefore: text('No open reports.'),
  harm: (call) => (isWrite(call) ? error('Could not save that. Please try again.') : unnoticed),
  records: () => {
    const isDone = firebase.read(['reports', 'products_car1_buyer1'])?.handledAt !== null;
    return firebase.ids('audit').length === Number(isDone) ? Number(isDone) : 2;
  },
});

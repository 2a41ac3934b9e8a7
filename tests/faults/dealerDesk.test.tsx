import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { AdminDashboard } from '../../src/pages/admin/AdminDashboard';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { aReviewedDealer, aReviewedListing } from '../support/screens/records';
import { show } from '../support/screens/show';
import { storeListing, storeReviewedDealer } from '../support/screens/store';
import { eventually } from './clock';
import type { FaultJourney, Harm } from './faultJourney';
import { article, dialog, press, text, toast, unnoticed } from './steps';
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

tryFaults('the numbers', {
  as: 'admin',
  act: async () => {
    open('tab=numbers');
  },
  success: () => screen.queryByRole('table', { name: 'Posted, the last 10 days' }),
  harm: ({ name }) =>
    /^count (products|bikes) where createdAt/.test(name)
      ? notice('Could not count that. Please try again.')
      : unnoticed,
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

async function askForReason(user: UserEvent, button: string, title: string, confirm: string): Promise<void> {
  await press(user, button);
  const asked = await eventually('the question', dialog(title));
  await user.selectOptions(within(asked).getByLabelText('Reason'), 'Buyers have complained.');
  await press(user, confirm, asked);
}

const rejected = () =>
  firebase.list('products').filter((post) => post.Reject === true && post.rejectReason === 'Buyers have complained.');

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
  success: text(`Rejected of ${dealerName}: 1 listing.`),
  grantedBefore: text(`${dealerName} had no live post.`),
  harm: (call) =>
    isWrite(call) || /^query (products|bikes) where sellerId, approved/.test(call.name)
      ? { seen: 'text', text: /broke off/ }
      : unnoticed,
  records: () => rejected().length,
});

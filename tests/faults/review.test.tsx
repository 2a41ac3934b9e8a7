import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { AdminDashboard } from '../../src/pages/admin/AdminDashboard';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { widenScreen } from '../support/screens/mediaQueries';
import { aDealer, aReviewedDealer, aReviewedListing } from '../support/screens/records';
import { show } from '../support/screens/show';
import { storeDealer, storeListing, storeReviewedDealer } from '../support/screens/store';
import { eventually, settle } from './clock';
import type { FaultJourney } from './faultJourney';
import { answer, article, dialog, error, press, text, unnoticed } from './steps';
import { tryFaults } from './tryFaults';

const nothing = () => undefined;

async function openDashboard(address = '/AdminLogin'): Promise<UserEvent> {
  return show(<AdminDashboard onLeave={nothing} />, address).user;
}

const card = article('Maruti Swift');

/** The number of recorded decisions, if the listing has the state that they lead to. */
function recorded(flags: { readonly approved: boolean; readonly Reject: boolean }): number {
  const { approved, Reject } = firebase.read(['products', 'car1']) ?? {};
  return approved === flags.approved && Reject === flags.Reject ? firebase.ids('audit').length : 0;
}

const before: Pick<FaultJourney, 'as' | 'arrange' | 'open'> = {
  as: 'admin',
  arrange: () => {
    widenScreen();
    storeDealer(aDealer());
    storeListing(aReviewedListing('car'));
  },
  open: async () => {
    const user = await openDashboard();
    await eventually('the decision', () => {
      const shown = card();
      return shown && within(shown).queryByRole('button', { name: 'Approve' });
    });
    return user;
  },
};

async function reject(user: UserEvent): Promise<void> {
  await press(user, 'Delete', card() ?? undefined);
  const asked = await eventually('the question', dialog('Delete this car post?'));
  const unclear = 'The photos are unclear, or do not show the vehicle.';
  await user.click(within(asked).getByRole('radio', { name: unclear }));
  await press(user, 'Delete', asked);
}

async function approve(user: UserEvent): Promise<void> {
  await press(user, 'Approve', card() ?? undefined);
  await answer(user, 'Approve this car post?', 'Approve');
}

const isNeeded = ({ name }: { readonly name: string }) => name.startsWith('write ') || name === 'read sellers';

tryFaults('approve a car', {
  ...before,
  act: approve,
  again: approve,
  success: text('Approved! The car post has been approved.'),
  // An approval reads the dealer again before it makes the dealer public. Then the listing and the numbers are refetched.
  harm: (call) => (isNeeded(call) ? error('Could not approve the car post. Please try again.') : unnoticed),
  records: () => recorded({ approved: true, Reject: false }),
});

tryFaults('delete a car', {
  ...before,
  act: reject,
  again: reject,
  success: text('Deleted! The car post has been deleted.'),
  harm: (call) => (isNeeded(call) ? error('Could not delete the car post. Please try again.') : unnoticed),
  records: () => recorded({ approved: false, Reject: true }),
});

const undo: FaultJourney['act'] = (user) => press(user, 'Undo');

tryFaults('take an approval back', {
  ...before,
  open: async () => {
    const user = await openDashboard();
    await eventually('the card', card);
    await settle();
    await approve(user);
    // The banner stays while it has the focus.
    const button = await eventually('Undo', () => screen.queryByRole('button', { name: 'Undo' }));
    button.focus();
    return user;
  },
  act: undo,
  again: undo,
  success: text('The decision has been taken back. The post waits again.'),
  harm: ({ name }) =>
    /^(query audit where collection|count )/.test(name)
      ? unnoticed
      : error('Could not take the decision back. Please try again.'),
  records: () => (recorded({ approved: false, Reject: false }) === 2 ? 1 : 0),
});

/** The dealer has edited a live car (LIST-22). */
const editedLive = aReviewedListing('car', { state: 'approved', visible: true, unreviewed: true });
const sayIsSeen: FaultJourney['act'] = (user) => press(user, 'Seen', card() ?? undefined);
const looks = () => (firebase.read(['products', 'car1'])?.approved === true ? firebase.ids('audit').length : 9);

const afterLiveEdit: Pick<FaultJourney, 'as' | 'arrange' | 'open'> = {
  ...before,
  arrange: () => {
    widenScreen();
    storeDealer(aDealer());
    storeListing(editedLive);
  },
  open: async () => {
    const user = await openDashboard();
    await eventually('the card', card);
    return user;
  },
};

tryFaults('say that a live edit was seen', {
  ...afterLiveEdit,
  act: sayIsSeen,
  again: sayIsSeen,
  success: text('Seen: Maruti Swift'),
  harm: (call) =>
    call.name.startsWith('write ') ? error('Could not save that you have seen it. Please try again.') : unnoticed,
  records: looks,
});

tryFaults('take back that a live edit was seen', {
  ...afterLiveEdit,
  open: async () => {
    const user = await openDashboard();
    await eventually('the card', card);
    await settle();
    await sayIsSeen(user);
    const button = await eventually('Undo', () => screen.queryByRole('button', { name: 'Undo' }));
    button.focus();
    return user;
  },
  act: undo,
  again: undo,
  success: text('Taken back. The live edit is listed again.'),
  harm: ({ name }) =>
    /^(query audit where collection|count )/.test(name)
      ? unnoticed
      : error('Could not take the decision back. Please try again.'),
  records: () => (firebase.read(['products', 'car1'])?.unreviewed === true ? looks() - 1 : 0),
});

const message = article('Message of Vikram Nair');
const markHandled: FaultJourney['act'] = (user) => press(user, 'Mark as handled', message() ?? undefined);

tryFaults('mark a message as handled', {
  as: 'admin',
  arrange: () =>
    firebase.put(['contacts', 'message1'], {
      name: 'Vikram Nair',
      phone: '98123 45670',
      reason: 'A question',
      timestamp: new Date('2026-03-05T12:00+05:30'),
      handledAt: null,
    }),
  open: async () => {
    const user = await openDashboard();
    await user.click(screen.getByRole('tab', { name: /^Messages/ }));
    await eventually('the message', message);
    return user;
  },
  act: markHandled,
  again: markHandled,
  success: () => screen.queryByRole('button', { name: 'Mark as open' }),
  harm: ({ name }) => (name.startsWith('write ') ? error('Could not mark the message. Please try again.') : unnoticed),
  records: () => Number(firebase.read(['contacts', 'message1'])?.handledAt !== null),
});

const warning = 'Please show photos of the vehicle itself.';
const field = () => screen.getByLabelText('What must change?');

tryFaults('warn a dealer', {
  as: 'admin',
  arrange: () => storeReviewedDealer(aReviewedDealer()),
  open: async () => {
    const user = await openDashboard('/AdminLogin?tab=dealers&dealer=dealer1');
    const warn = 'Warn dealer Sahyadri Motors';
    await eventually('the dealer', () => screen.queryByRole('button', { name: warn }));
    await press(user, warn);
    await eventually('the sheet', dialog('Warn Sahyadri Motors'));
    await user.click(field());
    await user.paste(warning);
    return user;
  },
  act: (user) => press(user, 'Send warning'),
  success: () =>
    screen
      .queryAllByRole('listitem')
      .find(({ textContent }) => textContent?.includes(warning) && textContent.includes('not read yet')) ?? null,
  harm: ({ name }) =>
    name.startsWith('write ')
      ? { seen: 'notice', text: 'Could not send the warning. Please try again.', dialog: false }
      : unnoticed,
  formIsAsTyped: () => expect(field()).toHaveValue(warning),
  records: () => firebase.ids('warnings').length,
});

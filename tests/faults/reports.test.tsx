import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import TodayPage from '../../src/pages/dealer/TodayPage';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { aCar, aDealer, anOwnProfile } from '../support/screens/records';
import { show } from '../support/screens/show';
import { storeDealer, storeListing, storeOwnProfile } from '../support/screens/store';
import { eventually } from './clock';
import type { FaultJourney } from './faultJourney';
import { dialog, error, press, text, unnoticed } from './steps';
import { tryFaults } from './tryFaults';

const reason = 'I was asked for money before I saw it';

tryFaults('a buyer reports a listing', {
  as: 'buyer',
  arrange: () => {
    storeDealer(aDealer());
    storeListing(aCar());
  },
  open: async () => {
    const { user } = show(<PublicPages />, '/cars/car1');
    await press(user, 'Report this listing');
    const sheet = await eventually('the sheet', dialog('Report Maruti Swift'));
    await user.click(await eventually('the reasons', () => within(sheet).queryByRole('radio', { name: reason })));
    return user;
  },
  act: (user) => press(user, 'Send report'),
  success: text('Thank you. We have your report.'),
  harm: () => ({ seen: 'notice', text: 'Could not send your report. Please try again.', dialog: false }),
  formIsAsTyped: () => expect(screen.getByRole('radio', { name: reason })).toBeChecked(),
  records: () => firebase.ids('reports').length,
});

const sayRead: FaultJourney['act'] = (user) => press(user, 'I have read this');

tryFaults('a dealer has read a warning', {
  as: 'dealer',
  arrange: () => {
    storeOwnProfile(anOwnProfile());
    firebase.put(['stockCounts', 'dealer1'], { waiting: 0, all: 1 });
    const warning = { sellerId: 'dealer1', text: 'Please show photos of the vehicle itself.', readAt: null };
    firebase.put(['warnings', 'one'], { ...warning, at: new Date('2026-03-05T10:00Z') });
  },
  open: async () => {
    const { user } = show(<TodayPage />);
    await eventually('the warning', () => screen.queryByRole('button', { name: 'I have read this' }));
    return user;
  },
  act: sayRead,
  again: sayRead,
  success: () =>
    screen.queryByRole('heading', { name: 'A warning from Second Gear' })
      ? null
      : screen.queryByRole('article', { name: 'Sahyadri Motors' }),
  harm: (call) =>
    call.name.startsWith('write ') ? error('Could not save that you have read this. Please try again.') : unnoticed,
  records: () => Number(firebase.read(['warnings', 'one'])?.readAt !== null),
});

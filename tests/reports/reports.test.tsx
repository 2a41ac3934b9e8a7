import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import { groupReports, type Report, reportReasons } from '../../src/reports/report';
import { AdminUntilLeft } from '../support/screens/AdminUntilLeft';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { fetchTabs } from '../support/screens/fetchTabs';
import { idleAtOnce } from '../support/screens/idle';
import { scrollIntoView } from '../support/screens/intersectionObserver';
import { endSession, logInAdmin, logInBuyer, logInInSheet } from '../support/screens/logIn';
import { aCar, aDealer } from '../support/screens/records';
import { dialog, enter, show } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';

fetchTabs();
idleAtOnce();

const sentAt = new Date('2026-03-05T10:00:00Z');
const id = 'products_car1_buyer1';
const stored = {
  collection: 'products',
  recordId: 'car1',
  sellerId: 'dealer1',
  name: 'Maruti Swift',
  userId: 'buyer1',
  reason: 'advance',
  text: 'He wanted money by UPI.',
  at: sentAt,
  handledAt: null,
};

beforeEach(() => {
  storeDealer(aDealer());
  storeListing(aCar());
});

async function openReport(): Promise<UserEvent> {
  const { user } = show(<PublicPages />, '/cars/car1');
  await user.click(await screen.findByRole('button', { name: 'Report this listing' }));
  return user;
}

const sheet = (name = 'Report Maruti Swift') => screen.findByRole('dialog', { name });
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send report' }));

describe('a buyer', () => {
  beforeEach(logInBuyer);

  test('reports a listing, and sees that it was sent, and later that it was looked at', async () => {
    const user = await openReport();
    const open = within(await sheet());
    expect(await open.findAllByRole('radio')).toHaveLength(reportReasons.length);
    await user.click(open.getByRole('radio', { name: 'I was asked for money before I saw it' }));
    await enter(user, open.getByLabelText('What happened?'), ' He wanted money by UPI. ');
    await send(user);
    expect(await open.findByText('Thank you. We have your report.')).toBeVisible();
    expect(firebase.read(['reports', id])).toMatchObject({ ...stored, at: expect.anything() });
    await user.click(open.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    firebase.put(['reports', id], { ...stored, handledAt: new Date('2026-03-06T10:00:00Z') });
    await user.click(screen.getByRole('button', { name: 'Report this listing' }));
    expect(await screen.findByText(/^We looked at it/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Report it again' }));
    await user.click(screen.getByRole('radio', { name: 'The dealer wants another price' }));
    await send(user);
    expect(await screen.findByText('We have not looked at it yet.')).toBeVisible();
    expect(firebase.read(['reports', id])).toMatchObject({ reason: 'price', handledAt: null });
  });

  test('reports a dealer', async () => {
    const { user } = show(<PublicPages />, '/dealers/dealer1');
    scrollIntoView(await screen.findByRole('heading', { name: 'Bikes' }));
    await user.click(await screen.findByRole('button', { name: 'Report this dealer' }));
    const open = within(await sheet('Report Sahyadri Motors'));
    await user.click(await open.findByRole('radio', { name: 'There is no such dealer at this address' }));
    await send(user);
    await open.findByText('Thank you. We have your report.');
    expect(firebase.read(['reports', 'sellers_dealer1_buyer1'])).toMatchObject({
      collection: 'sellers',
      name: 'Sahyadri Motors',
      reason: 'gone',
      text: '',
    });
  });

  test('must choose a reason, and say what else is wrong', async () => {
    const user = await openReport();
    const open = within(await sheet());
    await open.findAllByRole('radio');
    await send(user);
    expect(open.getByRole('alert')).toHaveTextContent('Please choose what is wrong.');
    await user.click(open.getByRole('radio', { name: 'Something else' }));
    await send(user);
    expect(open.getByLabelText('What happened?')).toHaveAccessibleDescription(/Please say what is wrong\./);
    expect(firebase.list('reports')).toEqual([]);
  });

  test('keeps what was typed if it cannot be sent, and may try again', async () => {
    const user = await openReport();
    const open = within(await sheet());
    await user.click(await open.findByRole('radio', { name: 'The dealer wants another price' }));
    firebase.refuse('commit', 'UNAVAILABLE');
    await send(user);
    expect(await open.findByText('Could not send your report. Please try again.')).toBeVisible();
    expect(open.getByRole('radio', { name: 'The dealer wants another price' })).toBeChecked();
    firebase.allow('commit');
    await enter(user, open.getByLabelText('What happened?'), 'He wanted more.');
    await user.click(open.getByRole('button', { name: 'Try again' }));
    expect(await open.findByText('Thank you. We have your report.')).toBeVisible();
    expect(firebase.read(['reports', id])).toMatchObject({ reason: 'price', text: 'He wanted more.' });
  });

  test('whose login has ended logs in again, and the report is sent', async () => {
    const user = await openReport();
    await user.click(await within(await sheet()).findByRole('radio', { name: 'The dealer wants another price' }));
    await endSession();
    await send(user);
    await logInInSheet(user, 'Your login has ended. Please log in again to report this.');
    expect(await within(await sheet()).findByText('Thank you. We have your report.')).toBeVisible();
    expect(firebase.read(['reports', id])).toMatchObject({ reason: 'price', userId: 'buyer1' });
  });
});

test('a visitor logs in first, and reports then', async () => {
  const user = await openReport();
  const why = 'Log in to report this listing.';
  await user.click(within(await dialog(why)).getByRole('button', { name: 'Sign in' }));
  await logInInSheet(user, why);
  expect(await within(await sheet()).findAllByRole('radio')).toHaveLength(reportReasons.length);
});

describe('the admin', () => {
  const onLeave = vi.fn();
  beforeEach(logInAdmin);

  const put = (userId: string, changed: object = {}) =>
    firebase.put(['reports', `products_car1_${userId}`], { ...stored, userId, ...changed });

  async function openReports(): Promise<UserEvent> {
    const { user } = show(<AdminUntilLeft onLeave={onLeave} />, '/AdminLogin?tab=reports');
    await screen.findByRole('heading', { name: 'Reports of buyers' });
    return user;
  }
  const card = (name: string) => screen.findByRole('article', { name });

  test('sees the reports about a post together, with their number', async () => {
    put('buyer1');
    put('buyer2', { reason: 'other', text: 'Sold last week' });
    firebase.put(['reports', 'sellers_dealer1_buyer1'], {
      ...stored,
      collection: 'sellers',
      recordId: 'dealer1',
      name: 'Sahyadri Motors',
    });
    const user = await openReports();
    const swift = within(await card('Maruti Swift'));
    expect(swift.getByText('2 reports')).toBeVisible();
    expect(swift.getByText('Sold last week')).toBeVisible();
    expect(swift.getByRole('link', { name: 'Open the post' })).toHaveAttribute(
      'href',
      '/AdminLogin?tab=all&post=car_car1',
    );
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Reports (3)'));
    const dealer = within(await card('Sahyadri Motors'));
    expect(dealer.getByText('1 report')).toBeVisible();
    await user.click(dealer.getByRole('link', { name: 'Open the dealer' }));
    expect(await screen.findByText('9123456780')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Profile changes' }));
    expect(await screen.findByText('No profile change waits for review.')).toBeVisible();
  });

  test('marks them as done, with a note that only the journal has', async () => {
    put('buyer1');
    put('buyer2');
    const user = await openReports();
    await user.click(within(await card('Maruti Swift')).getByRole('button', { name: 'Done' }));
    const asked = within(await dialog('2 reports about Maruti Swift are done?'));
    await user.click(asked.getByRole('radio', { name: 'The dealer has been warned.' }));
    await user.click(asked.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('No open reports.')).toBeVisible();
    expect(firebase.read(['reports', id])?.handledAt).not.toBeNull();
    const { at } = firebase.read(['reports', id]) ?? {};
    expect(firebase.read(['audit', `${id}_${at instanceof Date ? at.getTime() : ''}_done`])).toMatchObject({
      what: 'done',
      collection: 'reports',
      recordId: id,
      reason: '#warned',
    });
    await user.click(screen.getAllByRole('button', { name: 'Done' })[0] as HTMLElement);
    expect(within(await card('Maruti Swift')).getAllByText(/Done/)).toHaveLength(2);
  });

  test('reads that there are none, or that they cannot be read', async () => {
    firebase.refuse('runQuery', 'PERMISSION_DENIED', '"reports"');
    const user = await openReports();
    expect(await screen.findByText('Could not fetch the reports. Please try again.')).toBeVisible();
    firebase.allow('runQuery');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No open reports.')).toBeVisible();
  });
});

test('the most reported come first, then the ones that wait longest', () => {
  const of = (recordId: string, day: number): Report => ({
    ...stored,
    collection: 'products',
    reason: 'price',
    id: `${recordId}${day}`,
    recordId,
    at: new Date(2026, 2, day),
  });
  const groups = groupReports([of('b', 5), of('c', 4), of('a', 3), of('a', 6), of('d', 1)]);
  expect(groups.map(({ about, reports }) => [about.recordId, reports.length])).toEqual([
    ['a', 2],
    ['d', 1],
    ['c', 1],
    ['b', 1],
  ]);
});

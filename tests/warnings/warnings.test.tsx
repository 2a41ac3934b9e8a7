import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import TodayPage from '../../src/pages/dealer/TodayPage';
import { AdminUntilLeft } from '../support/screens/AdminUntilLeft';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInAdmin, logInDealer } from '../support/screens/logIn';
import { anOwnProfile, aReviewedDealer } from '../support/screens/records';
import { answerDialog, enter, show } from '../support/screens/show';
import { storeOwnProfile, storeReviewedDealer } from '../support/screens/store';

const name = 'Sahyadri Motors';
const text = 'Please show photos of the vehicle itself.';
const onLeave = vi.fn();

function storeWarning(id: string, at: string, readAt: Date | null = null): void {
  firebase.put(['warnings', id], { sellerId: 'dealer1', text: `${text} (${id})`, at: new Date(at), readAt });
}

describe('the admin warns a dealer', () => {
  async function open() {
    await logInAdmin();
    storeReviewedDealer(aReviewedDealer());
    const { user } = show(<AdminUntilLeft onLeave={onLeave} />, '/AdminLogin?tab=dealers&dealer=dealer1');
    const press = async () => user.click(await screen.findByRole('button', { name: `Warn dealer ${name}` }));
    return { user, press, part: within(await screen.findByRole('region', { name: 'Warnings' })) };
  }

  const sheet = () => within(screen.getByRole('dialog', { name: `Warn ${name}` }));

  test('with a text, which is then listed as not read yet', async () => {
    const { user, press, part } = await open();
    expect(await part.findByText('This dealer has not been warned.')).toBeVisible();
    await press();
    await user.click(sheet().getByRole('button', { name: 'Send warning' }));
    expect(sheet().getByText('Please say what must change.')).toBeVisible();
    expect(sheet().getByLabelText('What must change?')).toHaveFocus();
    await enter(user, sheet().getByLabelText('What must change?'), text);
    await user.click(sheet().getByRole('button', { name: 'Send warning' }));
    expect(await part.findByText('not read yet')).toBeVisible();
    expect(part.getByText(text)).toBeVisible();
    await user.click(screen.getByText('Decisions so far'));
    expect(await screen.findByText('Warned')).toBeVisible();
  });

  test('a failure keeps the text, and can be tried again', async () => {
    const { user, press, part } = await open();
    await press();
    await enter(user, sheet().getByLabelText('What must change?'), text);
    firebase.refuse('commit', 'UNAVAILABLE');
    await user.click(sheet().getByRole('button', { name: 'Send warning' }));
    expect(await sheet().findByText('Could not send the warning. Please try again.')).toBeVisible();
    expect(sheet().getByLabelText('What must change?')).toHaveValue(text);
    firebase.allow('commit');
    await user.click(sheet().getByRole('button', { name: 'Try again' }));
    expect(await part.findByText(text)).toBeVisible();
  });

  test('and sees which are read, the newest first', async () => {
    storeWarning('old', '2026-03-05T10:00:00Z', new Date('2026-03-06T10:00+05:30'));
    storeWarning('new', '2026-03-07T10:00:00Z');
    const { part } = await open();
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(2));
    expect(firebase.sent('runQuery', '"warnings"')).toBe(1);
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/not read yet.*\(new\)$/),
      expect.stringMatching(/read on 6 Mar 2026.*\(old\)$/),
    ]);
  });
});

describe('the dealer', () => {
  async function open() {
    await logInDealer();
    storeOwnProfile(anOwnProfile());
    firebase.put(['stockCounts', 'dealer1'], { waiting: 0, all: 1 });
    return show(<TodayPage />).user;
  }

  const warnings = () => screen.queryAllByRole('heading', { name: 'A warning from Second Gear' });

  test('reads a warning until the dealer says that it is read', async () => {
    storeWarning('old', '2026-03-05T10:00:00Z');
    storeWarning('new', '2026-03-07T10:00:00Z');
    storeWarning('done', '2026-03-01T10:00:00Z', new Date());
    const user = await open();
    await waitFor(() => expect(warnings()).toHaveLength(2));
    const [first] = screen.getAllByRole('button', { name: 'I have read this' });
    if (first) await user.click(first);
    await waitFor(() => expect(warnings()).toHaveLength(1));
    expect(screen.getByRole('region', { name: 'Warnings' })).toHaveFocus();
    expect(firebase.read(['warnings', 'new'])).toMatchObject({ readAt: expect.any(Date) });
    expect(firebase.read(['warnings', 'old'])).toMatchObject({ readAt: null });
  });

  test('that it is read cannot be saved: it stays', async () => {
    storeWarning('new', '2026-03-07T10:00:00Z');
    const user = await open();
    await waitFor(() => expect(warnings()).toHaveLength(1));
    firebase.refuse('commit', 'UNAVAILABLE');
    await user.click(screen.getByRole('button', { name: 'I have read this' }));
    await answerDialog(user, { title: 'Error', text: 'Could not save that you have read this. Please try again.' });
    expect(warnings()).toHaveLength(1);
  });

  test('a failed look says so, and can be tried again', async () => {
    firebase.refuse('runQuery', 'PERMISSION_DENIED', '"warnings"');
    storeWarning('new', '2026-03-07T10:00:00Z');
    const user = await open();
    const failed = await screen.findByText('Could not look for warnings from Second Gear. Please try again.');
    firebase.allow('runQuery');
    await user.click(within(failed.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(warnings()).toHaveLength(1));
  });

  test('whose sign-in has ended is led to the login', async () => {
    storeWarning('new', '2026-03-07T10:00:00Z');
    const user = await open();
    await waitFor(() => expect(warnings()).toHaveLength(1));
    await endSession();
    await user.click(screen.getByRole('button', { name: 'I have read this' }));
    await answerDialog(user, { title: 'Invalid Input', text: 'Seller ID is missing. Please log in again.' });
  });
});

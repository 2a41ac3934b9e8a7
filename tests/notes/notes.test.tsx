import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../../src/lists/queryClient';
import { aboutDealer } from '../../src/notes/note';
import { forgetDrafts } from '../../src/notes/noteDrafts';
import { noteAbout, showNote } from '../../src/notes/notes.queries';
import { AdminUntilLeft } from '../support/screens/AdminUntilLeft';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { logInAdmin } from '../support/screens/logIn';
import { aReviewedDealer } from '../support/screens/records';
import { enter, show } from '../support/screens/show';
import { storeReviewedDealer } from '../support/screens/store';

const onLeave = vi.fn();
const stored = () => firebase.read(['notes', 'sellers_dealer1']);
const save = () => screen.getByRole('button', { name: 'Save note' });
const field = () => screen.findByLabelText('Private note', { selector: 'textarea' });

beforeEach(async () => {
  forgetDrafts();
  await logInAdmin();
  storeReviewedDealer(aReviewedDealer());
});

describe('the private note about a dealer', () => {
  const open = (): UserEvent =>
    show(<AdminUntilLeft onLeave={onLeave} />, '/AdminLogin?tab=dealers&dealer=dealer1').user;

  test('is saved with its button', async () => {
    const user = open();
    expect(await screen.findByText('No note yet.')).toBeVisible();
    expect(save()).toBeDisabled();
    await enter(user, await field(), 'Called back.');
    expect(screen.getByText('Not saved yet.')).toBeVisible();
    expect(stored()).toBeUndefined();
    await user.click(save());
    expect(await screen.findByText(/^Saved /)).toBeVisible();
    expect(stored()).toMatchObject({ text: 'Called back.' });
  });

  test('what is typed while it is being saved stays, and is not saved yet', async () => {
    const answer = firebase.hold('commit');
    const user = open();
    await enter(user, await field(), 'Called back.');
    await user.click(save());
    await user.type(await field(), ' Twice.');
    answer();
    await waitFor(() => expect(stored()).toMatchObject({ text: 'Called back.' }));
    await waitFor(() => expect(save()).toBeEnabled());
    expect(await field()).toHaveValue('Called back. Twice.');
    expect(screen.getByText('Not saved yet.')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(stored()).toMatchObject({ text: 'Called back. Twice.' }));
  });

  test('a failure keeps the text', async () => {
    const user = open();
    await enter(user, await field(), 'Called back.');
    firebase.refuse('commit', 'UNAVAILABLE');
    await user.click(save());
    expect(await screen.findByText('Could not save the note. Please try again.')).toBeVisible();
    expect(await field()).toHaveValue('Called back.');
    firebase.allow('commit');
    await user.click(save());
    expect(await screen.findByText(/^Saved /)).toBeVisible();
  });

  test('an unsaved text is still there after another tab', async () => {
    const user = open();
    await enter(user, await field(), 'Called back.');
    await user.click(screen.getByRole('tab', { name: /^Messages/ }));
    await waitFor(() => expect(screen.queryByLabelText('Private note', { selector: 'textarea' })).toBeNull());
    cleanup();
    open();
    expect(await field()).toHaveValue('Called back.');
  });

  test('one of another admin is shown before it is replaced', async () => {
    const user = open();
    await enter(user, await field(), 'Mine');
    firebase.put(['notes', 'sellers_dealer1'], { text: 'Theirs', updatedAt: new Date() });
    await user.click(save());
    expect(await screen.findByText('Theirs')).toBeVisible();
    expect(await field()).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Save yours in its place' }));
    await waitFor(() => expect(stored()).toMatchObject({ text: 'Mine' }));
  });

  test('a failed look says so, and can be tried again', async () => {
    firebase.refuse('batchGet', 'PERMISSION_DENIED', 'notes/');
    const user = open();
    const failed = await screen.findByText('Could not fetch the note. Please try again.');
    firebase.allow('batchGet');
    await user.click(within(failed.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect(await field()).toHaveValue('');
  });
});

test('the note about a message is read when it is opened', async () => {
  firebase.put(['contacts', 'one'], {
    name: 'Asha',
    phone: '9812345670',
    reason: 'A question',
    timestamp: new Date('2026-03-05T10:00:00Z'),
    handledAt: null,
  });
  firebase.put(['notes', 'contacts_one'], { text: 'Called back.', updatedAt: new Date('2026-03-05T10:00:00Z') });
  const { user } = show(<AdminUntilLeft onLeave={onLeave} />, '/AdminLogin?tab=messages');
  const message = within(await screen.findByRole('article', { name: 'Message of Asha' }));
  expect(firebase.sent('batchGet', 'notes/')).toBe(0);
  await user.click(message.getByText('Private note'));
  expect(await field()).toHaveValue('Called back.');
  expect(firebase.sent('batchGet', 'notes/')).toBe(1);
  await enter(user, await field(), ' Twice.');
  await user.click(message.getByRole('button', { name: 'Mark as handled' }));
  await message.findByRole('button', { name: 'Mark as open' });
  expect(await field()).toHaveValue('Called back. Twice.');
});

test('a read that was still running does not bring the old note back', async () => {
  const about = aboutDealer('dealer1');
  const answer = firebase.hold('batchGet', about);
  const read = queryClient.fetchQuery(noteAbout(about)).catch(() => null);
  await showNote(about, 'Called back.');
  answer();
  await read;
  expect(queryClient.getQueryData(noteAbout(about).queryKey)).toMatchObject({ text: 'Called back.' });
});

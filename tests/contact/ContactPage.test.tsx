import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import ContactPage from '../../src/pages/public/ContactPage';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { answerDialog, fillIn, show, type Typed } from '../support/screens/show';

const typed: Typed = { Name: 'Asha', Phone: '98765 43210', Reason: 'Do you sell vans?' };
const message = { name: 'Asha', phone: '98765 43210', reason: 'Do you sell vans?' };

const field = (label: string) => screen.getByLabelText(label);

async function send(texts = typed) {
  const { user } = show(<ContactPage />, '/ContactUs');
  await fillIn(user, texts);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  return user;
}

test('the page shows the privacy policy and the terms', () => {
  show(<ContactPage />);
  expect(screen.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Terms' })).toBeVisible();
});

test('a message is sent, says so, and leaves a blank form', async () => {
  const user = await send();
  await answerDialog(user, { title: 'Your message has been sent!', text: '' });
  expect(firebase.list('contacts')).toEqual([expect.objectContaining({ ...message, handledAt: null })]);
  for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('');
});

test.each(Object.keys(typed))('%s is required: the focus goes there, and the typed values stay', async (label) => {
  const user = await send({ ...typed, [label]: ' ' });
  await answerDialog(user, { title: 'Invalid Input', text: 'Please fill in all required fields.' });
  await waitFor(() => expect(field(label)).toHaveFocus());
  for (const [other, text] of Object.entries(typed)) if (other !== label) expect(field(other)).toHaveValue(text);
  expect(firebase.sent('commit')).toBe(0);
});

test('a second press during the first sends nothing more', async () => {
  const answer = firebase.hold('commit');
  const { user } = show(<ContactPage />, '/ContactUs');
  await fillIn(user, typed);
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  answer();
  await answerDialog(user, { title: 'Your message has been sent!', text: '' });
  expect(firebase.list('contacts')).toHaveLength(1);
  expect(firebase.sent('commit')).toBe(1);
});

describe('a message that fails', () => {
  const failed = { title: 'Error', text: 'Failed to send your message. Please try again.' };

  test('says so, keeps what was typed, and can be sent again', async () => {
    firebase.refuseOnce('commit', 'OFFLINE');
    const user = await send();
    await answerDialog(user, failed);
    for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await answerDialog(user, { title: 'Your message has been sent!', text: '' });
    expect(firebase.sent('commit')).toBe(2);
    expect(firebase.list('contacts')).toEqual([expect.objectContaining(message)]);
  });
});

import { beforeEach, expect, test } from 'vitest';
import { logInAdmin, logOutAdmin } from '../../src/accounts/adminSession.service';
import { aboutDealer } from '../../src/notes/note';
import { readNote, saveNote } from '../../src/notes/notes.service';
import { newAdmin, newDealer, Timestamp, write } from '../support/services/arrange';
import { loseAnswersToWrites, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';

/** Private notes of the admin (ADMIN-21). */

beforeEach(async () => {
  const { email, password } = await newAdmin();
  await logInAdmin(email, password);
});

test('a note is saved over the text that was read, also if the answer is lost', async () => {
  const about = aboutDealer((await newDealer()).uid);
  expect(await readNote(about)).toEqual({ text: '', updatedAt: null });
  await saveNote(about, '', 'Called back.');
  loseAnswersToWrites();
  await expect(saveNote(about, 'Called back.', 'Called twice.')).rejects.toEqual(appError('offline'));
  restoreNetwork();
  await saveNote(about, 'Called back.', 'Called twice.');
  expect(await readNote(about)).toEqual({ text: 'Called twice.', updatedAt: expect.any(Date) });
  await saveNote(about, 'Called twice.', '');
  expect(await readNote(about)).toMatchObject({ text: '' });
});

test('a note that another admin has saved meanwhile is not replaced', async () => {
  const about = aboutDealer((await newDealer()).uid);
  await write(`notes/${about}`, { text: 'Theirs', updatedAt: Timestamp.now() });
  await expect(saveNote(about, '', 'Mine')).rejects.toEqual(appError('changed'));
  expect(await readNote(about)).toMatchObject({ text: 'Theirs' });
});

test('without a session, neither is possible', async () => {
  const about = aboutDealer((await newDealer()).uid);
  await logOutAdmin();
  await expect(readNote(about)).rejects.toEqual(appError('signedOut'));
  await expect(saveNote(about, '', 'Mine')).rejects.toEqual(appError('signedOut'));
});

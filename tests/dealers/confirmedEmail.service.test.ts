import { beforeEach, expect, test } from 'vitest';
import { logInDealer, logOutDealer } from '../../src/accounts/accounts.service';
import {
  noteConfirmation,
  readOwnConfirmation,
  sendConfirmation,
} from '../../src/dealers/ownProfile/confirmedEmail.service';
import { deleteOwnAccount } from '../../src/ownAccount/deletion.service';
import { confirmEmail, type DealerAccount, newDealer, stored, Timestamp } from '../support/services/arrange';
import { loseAnswersToWrites, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';

let dealer: DealerAccount;

beforeEach(async () => {
  dealer = await newDealer();
  await logInDealer(dealer);
});

const noted = () => stored(`confirmedEmails/${dealer.uid}`);

test('a link is sent, and nothing is noted before it was opened', async () => {
  await sendConfirmation(dealer.uid);
  expect(await noteConfirmation(dealer.uid)).toBe(false);
  expect(await readOwnConfirmation(dealer.uid)).toBe(false);
  expect(await noted()).toBeUndefined();
});

test('it is noted when the link was opened, and once more changes nothing', async () => {
  await confirmEmail(dealer);
  expect(await noteConfirmation(dealer.uid)).toBe(true);
  expect(await readOwnConfirmation(dealer.uid)).toBe(true);
  const first = await noted();
  expect(first).toEqual({ at: expect.any(Timestamp) });
  expect(await noteConfirmation(dealer.uid)).toBe(true);
  expect(await noted()).toEqual(first);
});

test('the next try finds what was noted, when the answer was lost', async () => {
  await confirmEmail(dealer);
  loseAnswersToWrites();
  await expect(noteConfirmation(dealer.uid)).rejects.toEqual(appError('offline'));
  restoreNetwork();
  expect(await noteConfirmation(dealer.uid)).toBe(true);
});

test('it is deleted with the account', async () => {
  await confirmEmail(dealer);
  await noteConfirmation(dealer.uid);
  await deleteOwnAccount(['dealer'], dealer.uid, dealer.password);
  expect(await noted()).toBeUndefined();
});

test('it needs the login', async () => {
  await logOutDealer();
  await expect(sendConfirmation(dealer.uid)).rejects.toEqual(appError('signedOut'));
  await expect(noteConfirmation(dealer.uid)).rejects.toEqual(appError('signedOut'));
});

import { beforeEach, expect, test } from 'vitest';
import { logInDealer } from '../../src/accounts/accounts.service';
import { logInAdmin } from '../../src/accounts/adminSession.service';
import { listAllOwn, listUnread, markRead } from '../../src/warnings/ownWarnings.service';
import { listWarnings, warn } from '../../src/warnings/warningsAsAdmin.service';
import {
  type Account,
  type DealerAccount,
  newAdmin,
  newDealer,
  stored,
  storedWhere,
} from '../support/services/arrange';
import { loseAnswersToWrites, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';

/** Warnings of the admin to a dealer (ADMIN-20). */

const text = 'Please show photos of the vehicle itself.';

let admin: Account;
let dealer: DealerAccount;
beforeEach(async () => {
  dealer = await newDealer();
  admin = await newAdmin();
  await logInAdmin(admin.email, admin.password);
});

const newId = () => crypto.randomUUID();

test('a warning and its audit record are written once, even if the answer is lost', async () => {
  const id = newId();
  loseAnswersToWrites();
  await expect(warn(dealer.uid, text, id)).rejects.toEqual(appError('offline'));
  restoreNetwork();
  await warn(dealer.uid, ` ${text} `, id);
  expect(await storedWhere('warnings', 'sellerId', dealer.uid)).toHaveLength(1);
  expect(await stored(`audit/${id}`)).toMatchObject({
    who: admin.uid,
    what: 'warn',
    reason: text,
    collection: 'warnings',
    recordId: dealer.uid,
  });
  await expect(warn(dealer.uid, 'Another text', id)).rejects.toEqual(appError('denied'));
});

test('the dealer sees three that are not read, and each is read once', async () => {
  for (const number of [1, 2, 3, 4]) await warn(dealer.uid, `Warning ${number}`, newId());
  const stranger = await newDealer();
  await warn(stranger.uid, 'Another dealer’s', newId());
  await logInDealer(dealer);
  const shown = await listUnread(dealer.uid);
  expect(shown).toHaveLength(3);
  const [first] = shown;
  if (!first) throw new Error('No warning is shown');
  loseAnswersToWrites();
  await expect(markRead(dealer.uid, first.id)).rejects.toEqual(appError('offline'));
  restoreNetwork();
  const { readAt } = (await stored(`warnings/${first.id}`)) ?? {};
  await markRead(dealer.uid, first.id);
  expect((await stored(`warnings/${first.id}`))?.readAt).toEqual(readAt);
  expect((await listUnread(dealer.uid)).map(({ id }) => id)).not.toContain(first.id);
  expect(await listAllOwn(dealer.uid)).toHaveLength(4);
  const { items } = await listWarnings(dealer.uid, null);
  expect(items.filter((warning) => warning.readAt !== null).map(({ id }) => id)).toEqual([first.id]);
});

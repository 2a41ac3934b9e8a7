import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { type Account, accounts } from './actors';
import { unknownKeys, without } from './change';
import { longAgo } from './documents';
import { serverTime } from './fieldEdges';
import { openStage } from './stage';

/** What the admin learns of a dealer's e-mail address: that it is confirmed (DEALER-22). */

const stage = openStage();
const { dealer } = accounts;
const confirmed: Account = { ...dealer, isConfirmed: true };
const path = `confirmedEmails/${dealer.uid}`;
const honest = { at: serverTimestamp() };

describe('a confirmed e-mail address', () => {
  test('is noted by the account, when its token says so', async () => {
    await stage.denies('dealer', (db) => setDoc(doc(db, path), honest));
    await stage.allows(confirmed, (db) => setDoc(doc(db, path), honest));
  });

  test.each([...serverTime('at').denied, without('at'), ...unknownKeys('email')])('denied: with $name', ({ to }) =>
    stage.denies(confirmed, (db) => setDoc(doc(db, path), to(honest))),
  );

  test('denied: for another account', async () => {
    const other: Account = { ...accounts.otherDealer, isConfirmed: true };
    await stage.denies(other, (db) => setDoc(doc(db, path), honest));
    await stage.denies('admin', (db) => setDoc(doc(db, path), honest));
  });

  test('denied: once more, and while the account is suspended', async () => {
    await stage.given({ [path]: { at: longAgo } });
    await stage.denies(confirmed, (db) => setDoc(doc(db, path), honest));
    await stage.given({ [path]: null, [`suspensions/${dealer.uid}`]: { reason: 'Fraud', since: longAgo } });
    await stage.denies(confirmed, (db) => setDoc(doc(db, path), honest));
    await stage.denies(confirmed, (db) => deleteDoc(doc(db, path)));
    await stage.given({ [`suspensions/${dealer.uid}`]: null });
    await stage.allows(confirmed, (db) => setDoc(doc(db, path), honest));
  });

  test('is read by the dealer and the admin alone', async () => {
    await stage.given({ [path]: { at: longAgo } });
    for (const actor of ['visitor', 'buyer', 'otherDealer'] as const) {
      await stage.denies(actor, (db) => getDoc(doc(db, path)));
    }
    for (const actor of ['dealer', 'admin'] as const) await stage.allows(actor, (db) => getDoc(doc(db, path)));
  });
});

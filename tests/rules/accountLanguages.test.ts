import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { languageCodes } from '../../src/shared/languages';
import { accounts } from './actors';
import { unknownKeys, without } from './change';
import { longAgo } from './documents';
import { openStage } from './stage';

/** The language in which an account reads the site (LANG-8). Who may read it is in grid.ts. */

const stage = openStage();
const honest = { code: 'hi' };
const pathOf = (actor: 'buyer' | 'dealer') => `accountLanguages/${accounts[actor].uid}`;

describe('the language of an account', () => {
  test.each(languageCodes)('is stored by the account itself: %s', async (code) => {
    await stage.allows('buyer', (db) => setDoc(doc(db, pathOf('buyer')), { code }));
    await stage.allows('dealer', (db) => setDoc(doc(db, pathOf('dealer')), { code }));
  });

  test.each([
    ...[without('code'), ...unknownKeys('email')],
    ...['hin', 'h', 'HI', '', ['hi'], null, 7].map((code) => ({
      name: `code: ${JSON.stringify(code)}`,
      to: () => ({ code }),
    })),
  ])('denied: with $name', ({ to }) => stage.denies('buyer', (db) => setDoc(doc(db, pathOf('buyer')), to(honest))));

  test('denied: for another account, also by the admin', async () => {
    for (const actor of ['visitor', 'dealer', 'admin'] as const) {
      await stage.denies(actor, (db) => setDoc(doc(db, pathOf('buyer')), honest));
    }
  });

  test('denied: while the account is suspended', async () => {
    const path = pathOf('dealer');
    await stage.given({ [path]: honest, [`suspensions/${accounts.dealer.uid}`]: { reason: 'Fraud', since: longAgo } });
    await stage.denies('dealer', (db) => setDoc(doc(db, path), { code: 'ta' }));
    await stage.denies('dealer', (db) => deleteDoc(doc(db, path)));
    await stage.given({ [`suspensions/${accounts.dealer.uid}`]: null });
    await stage.allows('dealer', (db) => deleteDoc(doc(db, path)));
  });
});

import {
  deleteDoc,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { reportReasons } from '../../src/reports/report';
import { textLimits } from '../../src/shared/limits';
import { type ActorName, accounts } from './actors';
import { joined, setting, unknownKeys, value, without } from './change';
import { buyerRecord, contactCard, deviceTime, longAgo } from './documents';
import { optionalText, requiredText, serverTime } from './fieldEdges';
import { writeTogether } from './records';
import { doneId, doneRecord, markDone, newReport, report, reportedRecords, reportPath } from './reports';
import { openStage } from './stage';
import { inWorld, listingId, listingPath } from './world';

/** Reports of buyers (REPORT-1, REPORT-2). */

const stage = openStage();
const { buyer, otherBuyer, dealer, admin } = accounts;
const collections = Object.keys(reportedRecords) as (keyof typeof reportedRecords)[];
const path = reportPath('products', buyer.uid);
const done = { handledAt: longAgo };

describe.each(collections)('to report one of the %s', (about) => {
  const at = reportPath(about, buyer.uid);
  const honest = newReport(about, buyer.uid);
  const send = (to: (data: typeof honest) => typeof honest) => (db: Firestore) => setDoc(doc(db, at), to(honest));

  const { allowed, denied } = joined(optionalText('text', textLimits.reportText), serverTime('at'), {
    allowed: reportReasons.map((reason) => value('reason', reason)),
    denied: [
      value('reason', 'spam'),
      value('reason', ''),
      value('reason', ['price']),
      value('reason', null),
      setting('something else, without a text', { reason: 'other', text: '' }),
      setting('something else, and blanks', { reason: 'other', text: ' \n' }),
      value('collection', about === 'products' ? 'bikes' : 'products'),
      value('collection', 'users'),
      value('recordId', 'another'),
      value('sellerId', accounts.otherDealer.uid),
      value('sellerId', ''),
      value('name', 'Another name'),
      value('name', null),
      value('userId', otherBuyer.uid),
      value('handledAt', longAgo, 'long ago'),
      ...Object.keys(honest).map(without),
      ...unknownKeys('email', 'note', 'count'),
    ],
  });

  test.each(allowed)('allowed: $name', ({ to }) => stage.allows('buyer', send(to)));
  test.each(denied)('denied: $name', ({ to }) => stage.denies('buyer', send(to)));

  test('denied: a second time, and to change or delete the first', async () => {
    await stage.given({ [at]: report(about, buyer.uid) });
    await stage.denies(
      'buyer',
      send((data) => data),
    );
    await stage.denies('buyer', (db) => setDoc(doc(db, at), { text: 'x' }, { merge: true }));
    await stage.denies('buyer', (db) => deleteDoc(doc(db, at)));
    await stage.allows('otherBuyer', (db) =>
      setDoc(doc(db, reportPath(about, otherBuyer.uid)), newReport(about, otherBuyer.uid)),
    );
  });

  test('allowed: again once it is handled, which opens it; not another’s, and not while the thing is hidden', async () => {
    const { path: reported } = reportedRecords[about];
    const again = send((data) => data);
    await stage.given({ [at]: { ...report(about, buyer.uid), ...done } });
    await stage.denies('otherBuyer', again);
    await stage.denies('buyer', (db) => setDoc(doc(db, at), { ...honest, handledAt: longAgo }));
    await stage.denies('buyer', (db) => setDoc(doc(db, at), { ...honest, name: 'Another name' }));
    await stage.given({ [reported]: { ...inWorld(reported), visible: false, approved: false } });
    await stage.denies('buyer', again);
    await stage.given({ [reported]: inWorld(reported) });
    await stage.allows('buyer', again);
    await stage.denies('buyer', again);
  });

  test('denied: with another id', () => stage.denies('buyer', (db) => setDoc(doc(db, `${at}2`), honest)));

  test('denied: what is not public; allowed when it is', async () => {
    const { path: reported } = reportedRecords[about];
    await stage.given({ [reported]: { ...inWorld(reported), visible: false, approved: false } });
    await stage.denies(
      'buyer',
      send((data) => data),
    );
    await stage.given({ [reported]: inWorld(reported) });
    await stage.allows(
      'buyer',
      send((data) => data),
    );
  });
});

describe('who may report', () => {
  test.each<ActorName>(['visitor', 'dealer', 'otherDealer', 'admin', 'halfRegistered'])('denied: %s', (actor) => {
    const uid = actor === 'visitor' ? 'nobody' : accounts[actor].uid;
    return stage.denies(actor, (db) => setDoc(doc(db, reportPath('products', uid)), newReport('products', uid)));
  });

  test('denied: a buyer who is this dealer, too', async () => {
    await stage.given({ [`users/${dealer.uid}`]: inWorld(`users/${buyer.uid}`) });
    const id = reportPath('products', dealer.uid);
    await stage.denies('dealer', (db) => setDoc(doc(db, id), newReport('products', dealer.uid)));
  });

  test('denied: in the same write as the record of the buyer', async () => {
    const { uid } = accounts.halfRegistered;
    const own = reportPath('products', uid);
    const signUp = { [`users/${uid}`]: buyerRecord(accounts.halfRegistered), [`UsersIds/${uid}`]: contactCard(uid) };
    await stage.denies('halfRegistered', (db) => writeTogether(db, { ...signUp, [own]: newReport('products', uid) }));
    await stage.allows('halfRegistered', (db) => writeTogether(db, signUp));
    await stage.allows('halfRegistered', (db) => writeTogether(db, { [own]: newReport('products', uid) }));
  });

  test('denied: a suspended account', async () => {
    const suspension = `suspensions/${buyer.uid}`;
    await stage.given({ [suspension]: { reason: 'Spam', since: longAgo } });
    await stage.denies('buyer', (db) => setDoc(doc(db, path), newReport('products', buyer.uid)));
    await stage.given({ [suspension]: null });
    await stage.allows('buyer', (db) => setDoc(doc(db, path), newReport('products', buyer.uid)));
  });

  test('allowed: about a car whose sale has ended, and that can still be read', async () => {
    const sold = listingPath('car', 'sold');
    await stage.allows('buyer', (db) =>
      setDoc(doc(db, `reports/products_${listingId('car', 'sold')}_${buyer.uid}`), {
        ...newReport('products', buyer.uid),
        recordId: listingId('car', 'sold'),
        name: inWorld(sold).carName,
      }),
    );
  });
});

describe('a report that is done', () => {
  test('the admin marks it, with the record of the journal, once', async () => {
    await stage.given({ [path]: report('products', buyer.uid) });
    await stage.denies('buyer', (db) => markDone(db, path, { record: doneRecord(path, buyer.uid) }));
    await stage.given({ [`admins/${dealer.uid}`]: {} });
    await stage.denies('dealer', (db) => markDone(db, path, { record: doneRecord(path, dealer.uid) }));
    await stage.allows('admin', (db) => markDone(db, path));
    await stage.denies('admin', (db) => markDone(db, path));
  });

  test('the admin marks a second report, beside the record of the first', async () => {
    await stage.given({ [path]: report('products', buyer.uid), 'audit/earlier': doneRecord(path) });
    const first = `audit/${path.split('/')[1]}_done`;
    await stage.given({ [first]: doneRecord(path) });
    await stage.denies('admin', (db) => markDone(db, path, { recordId: first.slice('audit/'.length) }));
    await stage.allows('admin', (db) => markDone(db, path));
  });

  const { allowed, denied } = joined(requiredText('reason', textLimits.reportNote), {
    allowed: [],
    denied: [
      value('who', otherBuyer.uid),
      value('what', 'reject'),
      value('when', longAgo, 'long ago'),
      value('collection', 'products'),
      value('recordId', 'another'),
      ...Object.keys(doneRecord(path)).map(without),
      ...unknownKeys('follows', 'seen'),
    ],
  });

  test.each(allowed)('allowed: a note with $name', async ({ to }) => {
    await stage.given({ [path]: report('products', buyer.uid) });
    await stage.allows('admin', (db) => markDone(db, path, { record: to(doneRecord(path)) }));
  });

  test.each(denied)('denied: $name', async ({ to }) => {
    await stage.given({ [path]: report('products', buyer.uid) });
    await stage.denies('admin', (db) => markDone(db, path, { record: to(doneRecord(path)) }));
  });

  test.each([
    ['without the record', { record: null }],
    ['with the record under another id', { recordId: 'another' }],
    ['at another time', { changes: { handledAt: deviceTime } }],
    ['as a flag', { changes: { handledAt: true } }],
    ['with another reason', { changes: { handledAt: serverTimestamp(), reason: 'price' } }],
  ])('denied: %s', async (_, difference) => {
    await stage.given({ [path]: report('products', buyer.uid) });
    await stage.denies('admin', (db) => markDone(db, path, difference));
  });

  test('denied: the record alone', async () => {
    await stage.given({ [path]: report('products', buyer.uid) });
    const record = `audit/${doneId(path)}`;
    await stage.denies('admin', (db) => setDoc(doc(db, record), doneRecord(path)));
    await stage.given({ [path]: { ...report('products', buyer.uid), ...done } });
    await stage.denies('admin', (db) => setDoc(doc(db, record), doneRecord(path)));
  });

  test('denied: a second record of it, under another id', async () => {
    await stage.given({ [path]: report('products', buyer.uid) });
    await stage.denies('admin', async (db) => {
      const batch = writeBatch(db);
      batch.update(doc(db, path), { handledAt: serverTimestamp() });
      for (const id of [doneId(path), 'another']) batch.set(doc(db, `audit/${id}`), doneRecord(path));
      await batch.commit();
    });
  });

  test('denied: the same record of a contact message', async () => {
    const message = 'contacts/message';
    await stage.allows('admin', (db) => updateDoc(doc(db, message), { handledAt: serverTimestamp() }));
    await stage.given({ [message]: inWorld(message) });
    await stage.denies('admin', (db) =>
      markDone(db, message, { record: { ...doneRecord(message), collection: 'contacts' } }),
    );
  });

  test('denied: to open it again', async () => {
    await stage.given({ [path]: { ...report('products', buyer.uid), ...done } });
    await stage.denies('admin', (db) => setDoc(doc(db, path), { handledAt: null }, { merge: true }));
    await stage.denies(admin, (db) => deleteDoc(doc(db, path)));
  });
});

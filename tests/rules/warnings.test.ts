import { type DocumentData, deleteDoc, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { textLimits } from '../../src/shared/limits';
import { accounts } from './actors';
import { type Change, joined, setting, unknownKeys, value, without } from './change';
import { dealerRecord, longAgo } from './documents';
import { requiredText, serverTime } from './fieldEdges';
import { type Records, writeTogether } from './records';
import { type Call, openStage } from './stage';
import { newWarning, warn, warning, warningPath, warnRecord, warnRecordPath } from './warnings';

/** Warnings of the admin to a dealer (ADMIN-20). */

const stage = openStage();
const { buyer, dealer, otherDealer, admin } = accounts;

const send =
  (records: Records): Call =>
  (db) =>
    writeTogether(db, records);

/** The warning as changed, and the audit record that agrees with it. */
function warningWith({ to }: Change): Records {
  const changed = to(newWarning());
  const record: DocumentData = { ...warnRecord(), reason: changed.text ?? '', recordId: changed.sellerId ?? '' };
  return { [warningPath]: changed, [warnRecordPath]: record };
}

const recordWith = ({ to }: Change): Records => ({ ...warn(), [warnRecordPath]: to(warnRecord()) });

describe('to warn a dealer', () => {
  const { allowed, denied } = joined(requiredText('text', textLimits.warning), serverTime('at'), {
    allowed: [value('sellerId', otherDealer.uid)],
    denied: [
      value('sellerId', buyer.uid),
      value('sellerId', 'nobody'),
      value('sellerId', null),
      setting('read already', { readAt: serverTimestamp() }),
      value('readAt', longAgo, 'long ago'),
      ...Object.keys(newWarning()).map(without),
      ...unknownKeys('reason', 'who'),
    ],
  });

  test.each(allowed)('allowed: $name', (change) => stage.allows('admin', send(warningWith(change))));
  test.each(denied)('denied: $name', (change) => stage.denies('admin', send(warningWith(change))));

  test.each([
    value('who', dealer.uid),
    value('what', 'suspend'),
    value('when', longAgo, 'long ago'),
    value('reason', 'Another text'),
    value('collection', 'suspensions'),
    value('recordId', otherDealer.uid),
    ...Object.keys(warnRecord()).map(without),
    ...unknownKeys('follows', 'seen'),
  ])('denied: an audit record with $name', (change) => stage.denies('admin', send(recordWith(change))));

  test('denied: without the audit record, or with that of another warning', async () => {
    await stage.denies('admin', send({ [warningPath]: newWarning() }));
    await stage.denies('admin', send({ [warningPath]: newWarning(), 'audit/another': warnRecord() }));
    await stage.allows('admin', send(warn()));
  });

  test('denied: the audit record alone, before there is a warning and after', async () => {
    await stage.denies('admin', send({ [warnRecordPath]: warnRecord() }));
    await stage.given({ [warningPath]: warning() });
    await stage.denies('admin', send({ [warnRecordPath]: warnRecord() }));
  });

  test('denied: a second time; a second warning is allowed', async () => {
    await stage.allows('admin', send(warn()));
    await stage.denies('admin', send(warn()));
    await stage.allows('admin', send({ 'warnings/second': newWarning(), 'audit/second': warnRecord() }));
  });

  test('denied: in the same write as the record of the dealer', async () => {
    const { uid } = admin;
    const ownWarning = { ...newWarning(), sellerId: uid };
    const record = { ...warnRecord(), recordId: uid };
    const signUp = { [`sellers/${uid}`]: dealerRecord(admin) };
    await stage.denies('admin', send({ ...signUp, [warningPath]: ownWarning, [warnRecordPath]: record }));
    await stage.allows('admin', send(signUp));
    await stage.allows('admin', send({ [warningPath]: ownWarning, [warnRecordPath]: record }));
  });

  test.each(['visitor', 'buyer', 'dealer', 'otherDealer', 'halfRegistered'] as const)('denied: %s', (actor) =>
    stage.denies(actor, send(warn(actor === 'visitor' ? 'nobody' : accounts[actor].uid))),
  );
});

describe('a warning that is read', () => {
  const read = { readAt: serverTimestamp() };

  test('its dealer says so, once', async () => {
    await stage.given({ [warningPath]: warning() });
    await stage.denies('otherDealer', (db) => updateDoc(doc(db, warningPath), read));
    await stage.denies('admin', (db) => updateDoc(doc(db, warningPath), read));
    await stage.allows('dealer', (db) => updateDoc(doc(db, warningPath), read));
    await stage.denies('dealer', (db) => updateDoc(doc(db, warningPath), read));
  });

  test.each([
    ['at another time', { readAt: longAgo }],
    ['as a flag', { readAt: true }],
    ['with another text', { ...read, text: 'All is well.' }],
    ['with another field', { ...read, note: 'x' }],
    ['for another dealer', { ...read, sellerId: otherDealer.uid }],
  ])('denied: %s', async (_, changes) => {
    await stage.given({ [warningPath]: warning() });
    await stage.denies('dealer', (db) => updateDoc(doc(db, warningPath), changes));
  });

  test('denied: by a suspended dealer', async () => {
    const suspension = `suspensions/${dealer.uid}`;
    await stage.given({ [warningPath]: warning(), [suspension]: { reason: 'Spam', since: longAgo } });
    await stage.denies('dealer', (db) => updateDoc(doc(db, warningPath), read));
    await stage.given({ [suspension]: null });
    await stage.allows('dealer', (db) => updateDoc(doc(db, warningPath), read));
  });

  test('denied: to make it unread again, to change it, to delete it', async () => {
    await stage.given({ [warningPath]: { ...warning(), readAt: longAgo } });
    for (const actor of ['dealer', 'admin'] as const) {
      await stage.denies(actor, (db) => updateDoc(doc(db, warningPath), { readAt: null }));
      await stage.denies(actor, (db) => setDoc(doc(db, warningPath), { text: 'x' }, { merge: true }));
      await stage.denies(actor, (db) => deleteDoc(doc(db, warningPath)));
    }
  });
});

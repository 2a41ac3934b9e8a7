import { doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { checkedFacts } from '../../src/dealers/dealerCheck';
import { textLimits } from '../../src/shared/limits';
import { accounts } from './actors';
import { unknownKeys, value, without } from './change';
import { checked, checkRecord, checkReview, newCheck, sellerPath } from './dealerChecks';
import { deviceTime, longAgo } from './documents';
import { optionalText } from './fieldEdges';
import { writeTogether } from './records';
import { openStage } from './stage';
import { inWorld } from './world';

/** The mark 'Checked by Second Gear' (ADMIN-25). */

const stage = openStage();

describe('to mark a dealer as checked', () => {
  test.each([[...checkedFacts], ['address'], []])('allowed: %j, %j, %j', (...facts) => {
    const listed = facts.filter((fact) => fact !== undefined);
    return stage.allows('admin', (db) =>
      writeTogether(db, checked({ ...newCheck(), facts: listed }, { ...checkRecord(), facts: listed })),
    );
  });

  test.each([['identity', 'identity'], ['wealth'], [7], 'identity', null])('denied, in both records: %j', (facts) =>
    stage.denies('admin', (db) => writeTogether(db, checked({ ...newCheck(), facts }, { ...checkRecord(), facts }))),
  );

  test.each([
    value('facts', ['identity']),
    value('at', longAgo, 'long ago'),
    value('at', deviceTime, 'the client’s time'),
    value('review', 'another'),
    ...Object.keys(newCheck()).map(without),
    ...unknownKeys('by'),
  ])('denied: $name', ({ to }) => stage.denies('admin', (db) => writeTogether(db, checked(to(newCheck())))));

  test.each(optionalText('reason', textLimits.reportNote).allowed)('allowed: $name', ({ to }) =>
    stage.allows('admin', (db) => writeTogether(db, checked(newCheck(), to(checkRecord())))),
  );

  test.each([
    ...optionalText('reason', textLimits.reportNote).denied,
    value('who', accounts.buyer.uid),
    value('what', 'suspend'),
    value('when', longAgo, 'long ago'),
    value('collection', 'suspensions'),
    value('recordId', accounts.otherDealer.uid),
    value('facts', ['identity']),
    ...Object.keys(checkRecord()).map(without),
    ...unknownKeys('note', 'seen'),
  ])('denied, in the audit record: $name', ({ to }) =>
    stage.denies('admin', (db) => writeTogether(db, checked(newCheck(), to(checkRecord())))),
  );

  test('denied: one of the two records alone', async () => {
    await stage.denies('admin', (db) => updateDoc(doc(db, sellerPath), { check: newCheck() }));
    await stage.denies('admin', (db) => setDoc(doc(db, `audit/${checkReview}`), checkRecord()));
  });

  test('denied: with another field of the dealer', () =>
    stage.denies('admin', (db) =>
      writeTogether(db, {
        ...checked(),
        [sellerPath]: { ...inWorld(sellerPath), phone: '9000000001', check: newCheck() },
      }),
    ));

  test('denied: a dealer who is not public', async () => {
    const notPublic = { ...inWorld(sellerPath), approved: false };
    await stage.given({ [sellerPath]: notPublic });
    await stage.denies('admin', (db) =>
      writeTogether(db, { ...checked(), [sellerPath]: { ...notPublic, check: newCheck() } }),
    );
  });

  test('denied: by the dealer, also as an admin', async () => {
    const { uid } = accounts.dealer;
    await stage.denies('dealer', (db) => writeTogether(db, checked()));
    await stage.given({ [`admins/${uid}`]: {} });
    await stage.denies('dealer', (db) => writeTogether(db, checked(newCheck(), { ...checkRecord(), who: uid })));
  });
});

test('a dealer who has the mark changes the phone number, and not the mark', async () => {
  await stage.given({ [sellerPath]: { ...inWorld(sellerPath), check: { ...newCheck(), at: longAgo } } });
  await stage.allows('dealer', (db) => updateDoc(doc(db, sellerPath), { phone: '9000000001' }));
  await stage.denies('dealer', (db) => updateDoc(doc(db, sellerPath), { 'check.facts': [...checkedFacts] }));
});

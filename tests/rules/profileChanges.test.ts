import { doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { textLimits } from '../../src/shared/limits';
import { accounts } from './actors';
import { type Change, type Edges, firstOfEach, joined, unknownKeys, value, without } from './change';
import {
  changePath,
  changeRecord,
  decidedChange,
  identityOf,
  newChange,
  newDecision,
  publicAfter,
  waitingChange,
} from './dealerWrites';
import { deviceTime, longAgo } from './documents';
import { foreignUrls, ownUrls, requiredName, requiredText, serverTime } from './fieldEdges';
import { type Records, writeTogether } from './records';
import { type Call, openStage } from './stage';
import { inWorld } from './world';

/** Profile changes of public dealers, and the admin's decisions about them (DEALER-7). */

const stage = openStage();
const { buyer, dealer, otherDealer } = accounts;
const path = changePath(dealer.uid);
const seller = `sellers/${dealer.uid}`;
const record = `audit/${newDecision}`;
const later = Timestamp.fromMillis(longAgo.toMillis() + 1);
const longest = textLimits.rejectReason;

const send =
  (records: Records): Call =>
  (db) =>
    writeTogether(db, records);

const parts: readonly Edges[] = [
  requiredName('dealerName', textLimits.dealerName),
  requiredText('distName', textLimits.district),
  requiredText('address', textLimits.address),
  {
    allowed: ownUrls('seller_profile_pics', dealer.uid).map(({ name, url }) => value('profilePic', url, name)),
    denied: foreignUrls('seller_profile_pics', dealer.uid).map(({ name, url }) => value('profilePic', url, name)),
  },
  {
    allowed: [],
    denied: [
      value('status', 'approved'),
      value('status', 'rejected'),
      without('status'),
      value('reason', 'x'),
      without('reason'),
      ...unknownKeys('phone', 'approved', 'sentAt'),
    ],
  },
  serverTime('updatedAt'),
];
const edges = joined(...parts);

describe('a change', () => {
  const honest = newChange(dealer.uid);

  test.each(edges.allowed)('allowed: $name', ({ to }) =>
    stage.allows('dealer', (db) => setDoc(doc(db, path), to(honest))),
  );

  test.each([...edges.denied, value('lastReview', 'review'), without('lastReview')])('denied: $name', ({ to }) =>
    stage.denies('dealer', (db) => setDoc(doc(db, path), to(honest))),
  );

  test('denied: of a dealer who is not public', async () => {
    await stage.given({ [seller]: { ...inWorld(seller), approved: false } });
    await stage.denies('dealer', (db) => setDoc(doc(db, path), honest));
    await stage.given({ [path]: waitingChange(dealer.uid) });
    await stage.denies('dealer', (db) => setDoc(doc(db, path), honest));
  });

  test('denied: by another dealer, and with that dealer’s picture', () =>
    stage.denies('otherDealer', (db) => setDoc(doc(db, path), newChange(otherDealer.uid))));
});

describe('a change that replaces it', () => {
  const honest = { ...newChange(dealer.uid), lastReview: 'rejection' };

  beforeEach(() =>
    stage.given({ [path]: { ...waitingChange(dealer.uid), status: 'rejected', reason: 'x', lastReview: 'rejection' } }),
  );

  test('allowed, after a rejection', () => stage.allows('dealer', (db) => setDoc(doc(db, path), honest)));

  // The same function of the rules checks the fields of the first change.
  const { denied } = joined(...parts.map(firstOfEach));

  test.each([...denied, value('lastReview', ''), without('lastReview')])('denied: $name', ({ to }) =>
    stage.denies('dealer', (db) => setDoc(doc(db, path), to(honest))),
  );
});

describe('the public record', () => {
  test.each(['dealerName', 'distName', 'address', 'profilePic'])('denied: another %s, by the dealer', (field) =>
    stage.denies('dealer', (db) => updateDoc(doc(db, seller), { [field]: newChange(dealer.uid)[field] })),
  );

  test.each([
    ['with the name', { phone: '9000000000', dealerName: 'Sahyadri Motors' }],
    ['not of ten digits', { phone: '900000000' }],
    ['and not public any more', { phone: '9000000000', approved: false }],
    ['and older', { phone: '9000000000', createdAt: serverTimestamp() }],
  ])('denied: another phone number, %s', (_, changes) =>
    stage.denies('dealer', (db) => updateDoc(doc(db, seller), changes)),
  );

  test('denied: another phone number, by the admin', () =>
    stage.denies('admin', (db) => updateDoc(doc(db, seller), { phone: '9000000000' })));

  test('denied: the values of a change that waits, was rejected, or was approved before', async () => {
    const after = publicAfter(newChange(dealer.uid), dealer.uid);
    const identity = { ...identityOf(after), nameKey: after.nameKey };
    for (const status of ['waiting', 'rejected', 'approved']) {
      await stage.given({ [path]: { ...waitingChange(dealer.uid), status } });
      await stage.denies('admin', (db) => updateDoc(doc(db, seller), identity));
      await stage.denies('dealer', (db) => updateDoc(doc(db, seller), identity));
    }
  });
});

describe('a decision', () => {
  beforeEach(() => stage.given({ [path]: waitingChange(dealer.uid) }));

  describe.each(['approve', 'reject'] as const)('to %s it', (decision) => {
    const honest = decidedChange(decision);

    test.each<Change>([
      ...['dealerName', 'distName', 'address', 'profilePic'].map((field) => value(field, 'changed')),
      value('status', decision === 'approve' ? 'rejected' : 'approved'),
      value('status', 'waiting'),
      value('reason', decision === 'approve' ? 'x' : ''),
      value('updatedAt', deviceTime, 'the client’s time'),
      value('lastReview', ''),
      value('lastReview', 'another'),
      ...unknownKeys('approved'),
    ])('denied: and the change has $name', ({ to }) =>
      stage.denies('admin', send({ ...honest, [path]: to(honest[path] ?? {}) })),
    );

    test.each<Change>([
      value('who', buyer.uid),
      value('what', decision === 'approve' ? 'reject' : 'approve'),
      value('what', 'requeue'),
      value('when', deviceTime, 'the client’s time'),
      value('reason', 'Another.'),
      value('collection', 'products'),
      value('recordId', otherDealer.uid),
      value('seen', later, 'not as it stood'),
      value('follows', 'review'),
      value('before', identityOf(newChange(dealer.uid)), 'what the change says'),
      value('after', identityOf(inWorld(seller)), 'what the public record says'),
      ...Object.keys(changeRecord(decision)).map(without),
      ...unknownKeys('note'),
    ])('denied: and its audit record has $name', ({ to }) =>
      stage.denies('admin', send({ ...honest, [record]: to(honest[record] ?? {}) })),
    );

    test('denied: without the audit record, the audit record alone, and by others', async () => {
      const { [record]: recorded, ...unrecorded } = honest;
      await stage.denies('admin', send(unrecorded));
      await stage.denies('admin', send({ [record]: recorded ?? null }));
      await stage.denies('dealer', send(decidedChange(decision, dealer.uid)));
      await stage.given({ [`admins/${dealer.uid}`]: {} });
      await stage.denies('dealer', send(decidedChange(decision, dealer.uid)));
      await stage.allows('admin', send(honest));
    });

    test.each(['approved', 'rejected'])('denied: when it is %s already', async (status) => {
      await stage.given({ [path]: { ...waitingChange(dealer.uid), status } });
      await stage.denies('admin', send(honest));
    });

    test('denied: when the dealer has written another change since', async () => {
      await stage.given({ [path]: { ...waitingChange(dealer.uid), updatedAt: later } });
      await stage.denies('admin', send(honest));
    });
  });

  test.each(['dealerName', 'distName', 'address', 'profilePic', 'nameKey'])(
    'denied: approved, and the public record has another %s',
    (field) => {
      const honest = decidedChange('approve');
      return stage.denies(
        'admin',
        send({ ...honest, [seller]: { ...honest[seller], [field]: inWorld(seller)[field] } }),
      );
    },
  );

  test('denied: approved with other values than the dealer has asked for', () => {
    const honest = decidedChange('approve');
    const renamed = { ...identityOf(newChange(dealer.uid)), dealerName: 'Another name' };
    return stage.denies(
      'admin',
      send({
        [path]: { ...honest[path], ...renamed },
        [record]: { ...honest[record], after: renamed },
        [seller]: { ...honest[seller], ...renamed, nameKey: 'another name' },
      }),
    );
  });

  test('of a change that changes nothing is an approval all the same', async () => {
    const same = identityOf(inWorld(seller));
    await stage.given({ [path]: { ...waitingChange(dealer.uid), ...same } });
    const { [seller]: _, ...honest } = decidedChange('approve');
    const decided = (status: string): Records => ({
      [path]: { ...honest[path], ...same, status },
      [record]: { ...honest[record], after: same },
    });
    await stage.denies('admin', send(decided('waiting')));
    await stage.denies('admin', send(decided('rejected')));
    await stage.allows('admin', send(decided('approved')));
  });

  test('a record that is lost is written again by the admin alone', async () => {
    await stage.given({ [path]: { ...waitingChange(dealer.uid), lastReview: newDecision } });
    await stage.denies('dealer', send({ [record]: changeRecord('approve', dealer.uid) }));
    await stage.allows('admin', send({ [record]: changeRecord('approve') }));
  });

  test('denied: approved, and the public record stays, or changes more', async () => {
    const { [seller]: changed, ...others } = decidedChange('approve');
    await stage.denies('admin', send(others));
    await stage.denies('admin', send({ ...others, [seller]: { ...changed, phone: '9000000000' } }));
  });

  test('denied: approved, with a reason in the change and in the record', () => {
    const honest = decidedChange('approve');
    const reason = 'x';
    const said = { ...honest, [path]: { ...honest[path], reason }, [record]: { ...honest[record], reason } };
    return stage.denies('admin', send(said));
  });

  test('denied: rejected, and the public record changes', () =>
    stage.denies(
      'admin',
      send({ ...decidedChange('reject'), [seller]: publicAfter(newChange(dealer.uid), dealer.uid) }),
    ));

  test.each(['x', 'x'.repeat(longest)])('allowed: rejected with the reason %j', (reason) => {
    const honest = decidedChange('reject');
    const said = { ...honest, [path]: { ...honest[path], reason }, [record]: { ...honest[record], reason } };
    return stage.allows('admin', send(said));
  });

  test.each([' ', 'x'.repeat(longest + 1), 7])('denied: rejected with the reason %j', (reason) => {
    const honest = decidedChange('reject');
    const said = { ...honest, [path]: { ...honest[path], reason }, [record]: { ...honest[record], reason } };
    return stage.denies('admin', send(said));
  });
});

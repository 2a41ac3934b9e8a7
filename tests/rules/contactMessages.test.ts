import { deleteField, doc, type Firestore, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { textLimits } from '../../src/shared/limits';
import { type ActorName, accounts } from './actors';
import { joined, unknownKeys, value, without } from './change';
import { contactMessage, deviceTime, longAgo } from './documents';
import { requiredLine, requiredText, serverTime, severalLines } from './fieldEdges';
import { openStage } from './stage';

const stage = openStage();
const honest = contactMessage();
const { timestamp: _, handledAt: __, ...words } = honest;

describe('sending a contact message', () => {
  const { allowed, denied } = joined(
    requiredLine('name', textLimits.personName),
    requiredLine('phone', textLimits.contactPhone),
    requiredText('reason', textLimits.contactReason),
    severalLines('reason'),
    serverTime('timestamp'),
    {
      allowed: [],
      denied: [
        value('handledAt', serverTimestamp(), 'the time of now'),
        value('handledAt', longAgo, 'some time ago'),
        value('handledAt', false),
        without('handledAt'),
        ...unknownKeys('email', 'userId', 'answered'),
      ],
    },
  );

  test.each<ActorName>(['visitor', 'buyer'])('the honest call of %s is allowed', (actor) =>
    stage.allows(actor, (db) => setDoc(doc(db, 'contacts/new'), honest)),
  );

  test.each([
    ['allows', 'of 128 characters', 'a'.repeat(128)],
    ['denies', 'of 129 characters', 'a'.repeat(129)],
    ['denies', 'with a space', 'a b'],
    ['denies', 'with another script', 'अ'],
  ] as const)('%s an id %s', (verdict, _, id) =>
    stage[verdict]('visitor', (db) => setDoc(doc(db, `contacts/${id}`), honest)),
  );

  test('denied: by a suspended account; allowed as a visitor', async () => {
    const again = (db: Firestore) => setDoc(doc(db, 'contacts/message'), words, { merge: true });
    const suspension = `suspensions/${accounts.buyer.uid}`;
    await stage.given({ [suspension]: { reason: 'Spam', since: longAgo } });
    await stage.denies('buyer', (db) => setDoc(doc(db, 'contacts/new'), honest));
    await stage.denies('buyer', again);
    await stage.allows('visitor', (db) => setDoc(doc(db, 'contacts/new'), honest));
    await stage.allows('visitor', again);
    await stage.given({ [suspension]: null });
    await stage.allows('buyer', (db) => setDoc(doc(db, 'contacts/newer'), honest));
    await stage.allows('buyer', again);
  });

  test.each(allowed)('allowed: $name', ({ to }) =>
    stage.allows('visitor', (db) => setDoc(doc(db, 'contacts/new'), to(honest))),
  );

  test.each(denied)('denied: $name', ({ to }) =>
    stage.denies('visitor', (db) => setDoc(doc(db, 'contacts/new'), to(honest))),
  );

  test('denied: over an existing message', () =>
    stage.denies('visitor', (db) => setDoc(doc(db, 'contacts/message'), honest)));

  test.each(['message', 'handled'])('allowed: the same message again (%s), which stays as it is', (id) =>
    stage.allows('visitor', (db) => setDoc(doc(db, `contacts/${id}`), words, { merge: true })),
  );

  test.each(Object.keys(words))('denied: the same with another %s', (field) =>
    stage.denies('visitor', (db) => setDoc(doc(db, 'contacts/message'), { ...words, [field]: 'x' }, { merge: true })),
  );

  test('denied: a handled message again, as not handled', () =>
    stage.denies('visitor', (db) =>
      setDoc(doc(db, 'contacts/handled'), { ...words, handledAt: null }, { merge: true }),
    ));

  test('denied: the same with the current time, or with another key', async () => {
    const written = (more: object) => (db: Firestore) =>
      setDoc(doc(db, 'contacts/message'), { ...words, ...more }, { merge: true });
    await stage.denies('visitor', written({ timestamp: serverTimestamp() }));
    await stage.denies('visitor', written({ handled: true }));
  });

  test('denied: only the texts, if the message does not exist yet', () =>
    stage.denies('visitor', (db) => setDoc(doc(db, 'contacts/new'), words, { merge: true })));
});

describe('handling a contact message', () => {
  const write = (id: string, changes: object) => (db: Firestore) => updateDoc(doc(db, `contacts/${id}`), changes);
  const handled = { handledAt: serverTimestamp() };

  test('the admin marks it as handled, and takes that back', async () => {
    await stage.allows('admin', write('message', handled));
    await stage.allows('admin', write('message', { handledAt: null }));
  });

  test.each<[string, string, object]>([
    ['at another time', 'message', { handledAt: deviceTime }],
    ['long ago', 'message', { handledAt: longAgo }],
    ['as a word', 'message', { handledAt: 'yes' }],
    ['as a flag', 'message', { handledAt: true }],
    ['without the field', 'handled', { handledAt: deleteField() }],
    ['once more, at a later time', 'handled', handled],
    ['with another reason', 'message', { ...handled, reason: 'x' }],
    ['with another time of sending', 'message', { ...handled, timestamp: serverTimestamp() }],
    ['with a note', 'message', { ...handled, note: 'called back' }],
  ])('denied: %s', (_case, id, changes) => stage.denies('admin', write(id, changes)));

  test.each<ActorName>(['visitor', 'buyer', 'dealer'])('denied: by %s', async (actor) => {
    await stage.denies(actor, write('message', handled));
    await stage.denies(actor, write('handled', { handledAt: null }));
  });

  test('denied: for a message that does not exist', () => stage.denies('admin', write('nothing', handled)));
});

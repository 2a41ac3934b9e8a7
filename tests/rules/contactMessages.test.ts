import { doc, type Firestore, serverTimestamp, setDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { textLimits } from '../../src/domain/limits';
import type { ActorName } from './actors';
import { joined, unknownKeys } from './change';
import { contactMessage } from './documents';
import { requiredText, serverTime } from './fieldEdges';
import { openStage } from './stage';

const stage = openStage('contacts');
const honest = contactMessage();
const { timestamp: _, ...words } = honest;

describe('sending a contact message', () => {
  const { allowed, denied } = joined(
    requiredText('name', textLimits.personName),
    requiredText('phone', textLimits.contactPhone),
    requiredText('reason', textLimits.contactReason),
    serverTime('timestamp'),
    { allowed: [], denied: unknownKeys('email', 'userId', 'answered') },
  );

  test.each<ActorName>(['visitor', 'buyer'])('the honest call of %s is allowed', (actor) =>
    stage.allows(actor, (db) => setDoc(doc(db, 'contacts/new'), honest)),
  );

  test.each(allowed)('allowed: $name', ({ to }) =>
    stage.allows('visitor', (db) => setDoc(doc(db, 'contacts/new'), to(honest))),
  );

  test.each(denied)('denied: $name', ({ to }) =>
    stage.denies('visitor', (db) => setDoc(doc(db, 'contacts/new'), to(honest))),
  );

  test('denied: over a message that is there', () =>
    stage.denies('visitor', (db) => setDoc(doc(db, 'contacts/message'), honest)));

  test('allowed: the words of a message that is there, which stays as it is', () =>
    stage.allows('visitor', (db) => setDoc(doc(db, 'contacts/message'), words, { merge: true })));

  test.each(Object.keys(words))('denied: the same with another %s', (field) =>
    stage.denies('visitor', (db) => setDoc(doc(db, 'contacts/message'), { ...words, [field]: 'x' }, { merge: true })),
  );

  test('denied: the same with the time of now, or with one key more', async () => {
    const written = (more: object) => (db: Firestore) =>
      setDoc(doc(db, 'contacts/message'), { ...words, ...more }, { merge: true });
    await stage.denies('visitor', written({ timestamp: serverTimestamp() }));
    await stage.denies('visitor', written({ handled: true }));
  });

  test('denied: the words alone, where there is no message yet', () =>
    stage.denies('visitor', (db) => setDoc(doc(db, 'contacts/new'), words, { merge: true })));
});

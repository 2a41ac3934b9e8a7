import { doc, setDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { textLimits } from '../../src/domain/limits';
import type { ActorName } from './actors';
import { joined, unknownKeys } from './change';
import { contactMessage } from './documents';
import { requiredText, serverTime } from './fieldEdges';
import { openStage } from './stage';

const stage = openStage('contacts');
const honest = contactMessage();

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
});

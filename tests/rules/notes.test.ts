import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { aboutMessage } from '../../src/notes/note';
import { textLimits } from '../../src/shared/limits';
import { type ActorName, actorNames } from './actors';
import { joined, unknownKeys, value, without } from './change';
import { optionalText, serverTime } from './fieldEdges';
import { newNote, note, notePath } from './notes';
import { openStage } from './stage';

/** Private notes of the admin (ADMIN-21). */

const stage = openStage();
const others: readonly ActorName[] = actorNames.filter((actor) => actor !== 'admin');

describe.each([
  ['a new note', {}],
  ['another text', { [notePath]: note() }],
] as const)('%s', (_, given) => {
  const { allowed, denied } = joined(optionalText('text', textLimits.privateNote), serverTime('updatedAt'), {
    allowed: [value('text', 'Another text')],
    denied: [...Object.keys(newNote()).map(without), ...unknownKeys('who', 'about')],
  });

  test.each(allowed)('allowed: $name', async ({ to }) => {
    await stage.given(given);
    await stage.allows('admin', (db) => setDoc(doc(db, notePath), to(newNote())));
  });
  test.each(denied)('denied: $name', async ({ to }) => {
    await stage.given(given);
    await stage.denies('admin', (db) => setDoc(doc(db, notePath), to(newNote())));
  });

  test.each(others)('denied: by %s', async (actor) => {
    await stage.given(given);
    await stage.denies(actor, (db) => setDoc(doc(db, notePath), newNote()));
    await stage.denies(actor, (db) => deleteDoc(doc(db, notePath)));
  });
});

test('allowed: about a message; denied: about anything else', async () => {
  await stage.allows('admin', (db) => setDoc(doc(db, `notes/${aboutMessage('message')}`), newNote()));
  for (const id of ['users_buyer', 'sellers', 'sellers_', 'contacts', 'x_sellers_y', 'message'])
    await stage.denies('admin', (db) => setDoc(doc(db, `notes/${id}`), newNote()));
});

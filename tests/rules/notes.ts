import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { aboutDealer } from '../../src/notes/note';
import { accounts } from './actors';
import { longAgo } from './documents';

/** The writes of the app for private notes. */

export const notePath = `notes/${aboutDealer(accounts.dealer.uid)}`;

export function newNote(): DocumentData {
  return { text: 'Called back on Monday.', updatedAt: serverTimestamp() };
}

export function note(): DocumentData {
  return { ...newNote(), updatedAt: longAgo };
}

import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { emulatorHosts, splitHost } from './environment';

export function openFirestore(app: FirebaseApp): Firestore {
  const db = getFirestore(app);
  if (emulatorHosts) connectFirestoreEmulator(db, ...splitHost(emulatorHosts.firestore));
  return db;
}

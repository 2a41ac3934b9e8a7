import type { FirebaseApp } from 'firebase/app';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { emulatorHosts, splitHost } from './environment';

/** Milliseconds for which the SDK retries. Its default of 10 minutes would block the dealer's form too long. */
const retryTime = 10_000;

export function openStorage(app: FirebaseApp): FirebaseStorage {
  const storage = getStorage(app);
  storage.maxUploadRetryTime = retryTime;
  storage.maxOperationRetryTime = retryTime;
  if (emulatorHosts) connectStorageEmulator(storage, ...splitHost(emulatorHosts.storage));
  return storage;
}

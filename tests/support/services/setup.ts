import { Blob, File } from 'node:buffer';
import { setLogLevel } from 'firebase/app';
import { signOut } from 'firebase/auth';
// Before it is told to be silent: what is loaded later would not hear it.
import 'firebase/firestore/lite';
import { afterAll, afterEach, vi } from 'vitest';
import { siteClient } from '../../src/services/firebase';
import { guardConsole } from '../consoleGuard';
import { removeArranged } from './arrange';
import { restoreNetwork } from './network';

// Storage's build for Node sends with Node's own fetch, which takes Node's blobs and no others.
Object.assign(globalThis, { Blob, File });

// What the SDK says about failed calls is for developers; tests look at what the services answer.
setLogLevel('silent');

guardConsole();

/** Each test begins as a visitor on a new device. */
afterEach(async () => {
  vi.useRealTimers();
  restoreNetwork();
  await signOut(await siteClient().auth());
  window.localStorage.clear();
});

afterAll(removeArranged);

import { Blob, File } from 'node:buffer';
import { setLogLevel } from 'firebase/app';
import { signOut } from 'firebase/auth';
// Load it before its log level is set: a module that is loaded later keeps the default level.
import 'firebase/firestore/lite';
import { afterAll, afterEach, vi } from 'vitest';
import { siteClient } from '../../../src/firebase/client';
import { guardConsole } from '../consoleGuard';
import { removeArranged } from './arrange';
import { restoreNetwork } from './network';

// Storage's build for Node uses Node's fetch, which accepts only Node's blobs.
Object.assign(globalThis, { Blob, File });

// The SDK logs failed calls for developers. Tests check the results of services instead.
setLogLevel('silent');

guardConsole();

/** Each test starts as a visitor on a new device. */
afterEach(async () => {
  vi.useRealTimers();
  restoreNetwork();
  await signOut(await siteClient().auth());
  window.localStorage.clear();
});

afterAll(removeArranged);

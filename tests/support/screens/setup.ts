import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { askForSheet } from '../../../src/bookings/askedSheet';
import { queryClient } from '../../../src/lists/queryClient';
import { afterDialogs } from '../../../src/ui/dialogs';
import { Swal } from '../../../src/ui/sweetAlert';
import { guardConsole } from '../consoleGuard';
import { clearDevice } from '../fakeDeviceStore';
import { answer, resetFirebase } from './fakeFirebase/firebase';
import { forgetObservers, TestIntersectionObserver } from './intersectionObserver';
import { forgetMediaQueries, matchMedia } from './mediaQueries';

// Long, because the machine may be busy, and the first screen of a file waits for its modules.
configure({ asyncUtilTimeout: 15_000 });

guardConsole();

vi.mock('idb-keyval', () => import('../fakeDeviceStore'));
vi.mock('../../../src/photos/photoInspection', () => import('./fakePhotos'));
vi.mock('../../../src/photos/photoCompression', () => import('./fakePhotos'));

// Not in a hook: Auth keeps the `fetch` that exists when it is loaded.
globalThis.fetch = answer;

/** Browser interfaces that happy-dom does not have. */
beforeEach(() => {
  window.matchMedia = matchMedia;
  window.IntersectionObserver = TestIntersectionObserver;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // In browsers, the body cannot take the focus. Here it can, and a closed dialog gives it the focus 100 ms later, which
  // may be in the next test.
  document.body.focus = () => undefined;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    get(this: HTMLElement) {
      return this.textContent;
    },
    set(this: HTMLElement, text: string) {
      this.textContent = text;
    },
    configurable: true,
  });
});

/** A dialog that is closed late, or still waits for its turn, would keep the same one of the next test away. */
async function closeDialogs(): Promise<void> {
  let areClosed = false;
  void afterDialogs().then(() => {
    areClosed = true;
  });
  while (!areClosed) {
    Swal.close();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Each test starts as a visitor, with an empty cache and no dialog. */
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  askForSheet(null);
  cleanup();
  await closeDialogs();
  queryClient.clear();
  forgetObservers();
  forgetMediaQueries();
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearDevice();
  expect(resetFirebase(), 'requests that the fake of Firebase does not know or still holds, and its errors').toEqual(
    [],
  );
});

/** The next file of the worker has the same modules and the same window. */
afterAll(async () => {
  // A chunk that is still being loaded would fail, and stay so.
  await vi.dynamicImportSettled();
  document.body.replaceChildren();
});

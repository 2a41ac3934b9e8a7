import { cleanup } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { loginSheet } from '../../../src/accounts/askForBuyer';
import { bookingSheet } from '../../../src/bookings/sheet/askedSheet';
import { queryClient } from '../../../src/lists/queryClient';
import { afterDialogs } from '../../../src/ui/overlays/dialogs';
import { Swal } from '../../../src/ui/overlays/sweetAlert';
import { clearDevice } from '../fakeDeviceStore';
import { resetFirebase } from './fakeFirebase/firebase';
import { forgetObservers } from './intersectionObserver';
import { forgetMediaQueries } from './mediaQueries';

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

/** What comes next starts as a visitor, with an empty cache and no dialog. */
export async function startAfresh(): Promise<void> {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  loginSheet.ask(null);
  bookingSheet.ask(null);
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
}

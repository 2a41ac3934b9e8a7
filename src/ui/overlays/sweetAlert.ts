// The build of the library that does not inject its styles: the Content-Security-Policy forbids that. Our stylesheet
// has them.
import 'sweetalert2/dist/sweetalert2.css';
import './dialogs.scss';

import type { SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
import SweetAlert from 'sweetalert2/dist/sweetalert2.esm.js';
import { stepsLeft } from './backStep';
import { clicksFromOutside, openOverlay } from './overlay';

export const Swal = SweetAlert;

export function isMotionWanted(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Resolves when no `dialog` is open: it is above everything else, so nothing behind it can be reached. */
export async function afterSheets(): Promise<void> {
  const sheet = document.querySelector('dialog[open]');
  if (!sheet) return;
  await new Promise((resolve) => sheet.addEventListener('close', resolve, { once: true }));
  await afterSheets();
}

/**
 * Shows a dialog. Back closes it, as if it were dismissed. The answer comes when the dialog's step of the history is
 * left, so that what leads elsewhere after it does not keep the step.
 *
 * @param onClosed called as soon as the dialog is closed, before the answer
 */
export async function ask(options: SweetAlertOptions, onClosed: () => void): Promise<SweetAlertResult> {
  await afterSheets();
  await stepsLeft();
  const end = openOverlay(() => SweetAlert.close());
  try {
    // The library gives the focus back later, when something else may have it already.
    return await SweetAlert.fire({
      animation: isMotionWanted(),
      ...options,
      returnFocus: false,
      allowOutsideClick: clicksFromOutside(),
    });
  } finally {
    onClosed();
    end();
    await stepsLeft();
  }
}

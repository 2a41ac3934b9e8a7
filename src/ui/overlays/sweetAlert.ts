// The build of the library that does not inject its styles: the Content-Security-Policy forbids that. Our stylesheet
// has them.
import 'sweetalert2/dist/sweetalert2.css';
import './dialogs.scss';

import type { SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
import SweetAlert from 'sweetalert2/dist/sweetalert2.esm.js';
import { addStep, isAtStep, removeStep, stepId, stepsLeft } from './backStep';

export const Swal = SweetAlert;

let asked = 0;

/**
 * Shows a dialog that waits for an answer. Back closes it, as if it were dismissed (NAV-21). The answer comes when the
 * dialog's step of the history is left, so that what leads elsewhere after it does not keep the step.
 */
export async function ask(options: SweetAlertOptions): Promise<SweetAlertResult> {
  asked += 1;
  const id = stepId(`alert ${asked}`);
  const onBack = () => {
    if (!isAtStep(id)) SweetAlert.close();
  };
  await stepsLeft();
  const answer = SweetAlert.fire(options);
  addStep(id);
  window.addEventListener('popstate', onBack);
  try {
    return await answer;
  } finally {
    window.removeEventListener('popstate', onBack);
    removeStep(id);
    await stepsLeft();
  }
}

import { toastTime } from '../../shared/limits';
import { controlTexts } from '../texts';
import { afterDialogs, loadLibrary } from './dialogs';

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

interface Toast {
  readonly title: string;
  /** What comes next. */
  readonly text?: string;
  /** At most two. */
  readonly actions?: readonly [ToastAction, ToastAction?];
}

/**
 * Says that something has succeeded, without a question: the page stays usable. It closes by itself, but not while
 * somebody points at it or has the focus in it. The next dialog replaces it.
 */
export async function showToast({ title, text = '', actions }: Toast): Promise<void> {
  const alerts = await loadLibrary();
  await alerts?.afterSheets();
  await afterDialogs();
  if (!alerts) {
    window.alert([title, text].join('\n').trim());
    return;
  }
  const { Swal, isMotionWanted } = alerts;
  const [first, second] = actions ?? [];
  const { isConfirmed, isDenied } = await Swal.fire({
    toast: true,
    icon: 'success',
    // Shown as text: `title` is parsed as HTML.
    titleText: title,
    text,
    position: 'bottom',
    animation: isMotionWanted(),
    timer: actions ? toastTime : toastTime / 2,
    buttonsStyling: false,
    customClass: {
      container: 'toast-place',
      popup: 'toast-note',
      htmlContainer: 'toast-text',
      confirmButton: 'btn btn-link',
      denyButton: 'btn btn-link',
    },
    showConfirmButton: first !== undefined,
    confirmButtonText: first?.label ?? '',
    showDenyButton: second !== undefined,
    denyButtonText: second?.label ?? '',
    showCloseButton: true,
    closeButtonAriaLabel: controlTexts.close,
    // The library's role is `alert`, which interrupts what is being read.
    willOpen: (opened) => opened.setAttribute('role', 'status'),
    didOpen: (opened) => {
      // Screen readers say a status when its text changes, and not when it is new.
      opened.querySelector('.swal2-title')?.replaceChildren(title);
      for (const event of ['pointerenter', 'focusin']) opened.addEventListener(event, () => Swal.stopTimer());
      for (const event of ['pointerleave', 'focusout']) opened.addEventListener(event, () => Swal.resumeTimer());
    },
  });
  if (isConfirmed) first?.run();
  if (isDenied) second?.run();
}

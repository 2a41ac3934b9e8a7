import { toastTime } from '../../shared/limits';
import { controlTexts } from '../texts';
import { afterDialogs, loadLibrary } from './dialogs';

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

interface Toast {
  readonly title: string;
  /** At most two. */
  readonly actions?: readonly [ToastAction, ToastAction?];
}

/**
 * Says that something has succeeded, without a question: the page stays usable. It closes by itself, but not while
 * somebody points at it or has the focus in it. The next dialog replaces it.
 */
export async function showToast({ title, actions }: Toast): Promise<void> {
  await afterDialogs();
  const alerts = await loadLibrary();
  if (!alerts) {
    window.alert(title);
    return;
  }
  const { Swal } = alerts;
  let popup: HTMLElement | null = null;
  // A dialog of the page takes the focus back from everything outside. It does not hear of the toast, so Tab reaches it.
  const keepFocus = (event: FocusEvent) => {
    if (event.target instanceof Node && popup?.contains(event.target)) event.stopImmediatePropagation();
  };
  window.addEventListener('focus', keepFocus, true);
  const [first, second] = actions ?? [];
  const { isConfirmed, isDenied } = await Swal.fire({
    toast: true,
    icon: 'success',
    // Shown as text: `title` is parsed as HTML.
    titleText: title,
    position: 'bottom',
    animation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    timer: actions ? toastTime : toastTime / 2,
    buttonsStyling: false,
    customClass: {
      container: 'toast-place',
      popup: 'toast-note',
      confirmButton: 'btn btn-link',
      denyButton: 'btn btn-link',
    },
    showConfirmButton: first !== undefined,
    confirmButtonText: first?.label ?? '',
    showDenyButton: second !== undefined,
    denyButtonText: second?.label ?? '',
    showCloseButton: true,
    closeButtonAriaLabel: controlTexts.close,
    didOpen: (opened) => {
      popup = opened;
      for (const event of ['pointerenter', 'focusin']) opened.addEventListener(event, () => Swal.stopTimer());
      for (const event of ['pointerleave', 'focusout']) opened.addEventListener(event, () => Swal.resumeTimer());
    },
    didDestroy: () => window.removeEventListener('focus', keepFocus, true),
  });
  if (isConfirmed) first?.run();
  if (isDenied) second?.run();
}

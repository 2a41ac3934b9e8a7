import type { SweetAlertOptions } from 'sweetalert2';
import { dialogTexts } from '../texts';

const look = {
  buttonsStyling: false,
  customClass: {
    confirmButton: 'btn btn-primary',
    cancelButton: 'btn btn-outline-secondary',
    popup: 'dialog',
  },
  confirmButtonText: dialogTexts.ok,
} as const satisfies SweetAlertOptions;

type Library = typeof import('./sweetAlert');

let library: Promise<Library | null> | undefined;

export function loadLibrary(): Promise<Library | null> {
  library ??= import('./sweetAlert').catch(() => null);
  return library;
}

/** Loads the dialog library early: without a connection, the dialog that says so could not be loaded. */
export function prepareDialogs(): void {
  void loadLibrary();
}

/** Falls back to the browser's own dialogs if the library could not be loaded. A reload tries again. */
function showPlainly({ title, text, showCancelButton }: DialogOptions): { readonly isConfirmed: boolean } {
  const message = [title, text].filter(Boolean).join('\n\n');
  if (showCancelButton) return { isConfirmed: window.confirm(message) };
  window.alert(message);
  return { isConfirmed: true };
}

type DialogOptions = SweetAlertOptions & { readonly title: string; readonly text?: string };

let last: Promise<unknown> = Promise.resolve();
const open = new Set<string>();

/** Shows one dialog at a time, in turn. A dialog that is already open or queued is not queued again. */
async function show(options: DialogOptions): Promise<{ readonly isConfirmed: boolean } | null> {
  const key = `${options.title}\n${options.text}`;
  if (open.has(key)) return null;
  open.add(key);
  const turn = last.then(async () => {
    const alerts = await loadLibrary();
    if (!alerts) return showPlainly(options);
    const animation = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Titles may hold text that people typed: `titleText` is shown as text, but `title` is parsed as HTML.
    const { title, ...others } = options;
    const dialog = { ...look, animation, ...others, titleText: title };
    // Dialogs with a timer need no step of the history.
    return others.timer === undefined ? alerts.ask(dialog) : alerts.Swal.fire(dialog);
  });
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    open.delete(key);
  }
}

/** Resolves when no dialog is open. */
export async function afterDialogs(): Promise<void> {
  await last;
}

/** Resolves when the dialog is closed, like the functions below. */
export async function showError(text: string): Promise<void> {
  await show({ icon: 'error', title: dialogTexts.error, text });
}

export async function showWarning(title: string, text: string): Promise<void> {
  // The focus goes to the field that the warning is about, not back to the button.
  await show({ icon: 'warning', title, text, returnFocus: false });
}

/** For what moves the focus itself afterwards: `{ returnFocus: false }`. */
export async function showSuccess(
  title: string,
  text?: string,
  focus: Pick<Question, 'returnFocus'> = {},
): Promise<void> {
  await show({ icon: 'success', title, ...(text && { text }), ...focus });
}

/** Closes by itself after `timer` ms. */
export async function showPassingSuccess(title: string, timer: number): Promise<void> {
  await show({ icon: 'success', title, timer, showConfirmButton: false });
}

interface Question {
  readonly title: string;
  readonly text: string;
  /** Names the action: 'Approve', 'Delete'. */
  readonly confirm: string;
  readonly danger?: boolean;
  /** The label of the button that changes nothing. */
  readonly dismiss?: string;
  /** false: the focus goes elsewhere afterwards. */
  readonly returnFocus?: boolean;
}

export async function confirm({
  title,
  text,
  confirm: confirmButtonText,
  danger = false,
  dismiss = dialogTexts.cancel,
  ...focus
}: Question): Promise<boolean> {
  const result = await show({
    icon: 'question',
    title,
    text,
    confirmButtonText,
    cancelButtonText: dismiss,
    showCancelButton: true,
    reverseButtons: true,
    ...focus,
    customClass: { ...look.customClass, confirmButton: danger ? 'btn btn-danger' : 'btn btn-primary' },
  });
  return result?.isConfirmed ?? false;
}

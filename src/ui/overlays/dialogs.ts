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

/** One sentence, and at most two answers. What asks for more than that is a FormSheet. */
type DialogOptions = Pick<
  SweetAlertOptions,
  | 'icon'
  | 'timer'
  | 'customClass'
  | 'confirmButtonText'
  | 'cancelButtonText'
  | 'showConfirmButton'
  | 'showCancelButton'
  | 'reverseButtons'
> & { readonly title: string; readonly text?: string };

let last: Promise<unknown> = Promise.resolve();
const open = new Set<string>();

/** Shows one dialog at a time, in turn. A dialog that is already open or queued is not queued again. */
async function show(options: DialogOptions): Promise<{ readonly isConfirmed: boolean } | null> {
  const key = `${options.title}\n${options.text}`;
  if (open.has(key)) return null;
  open.add(key);
  const onClosed = () => open.delete(key);
  const turn = last.then(async () => {
    const alerts = await loadLibrary();
    if (!alerts) {
      onClosed();
      return showPlainly(options);
    }
    // Titles may hold text that people typed: `titleText` is shown as text, but `title` is parsed as HTML.
    const { title, ...others } = options;
    return alerts.ask({ ...look, ...others, titleText: title }, onClosed);
  });
  last = turn.catch(() => undefined);
  return turn;
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
  await show({ icon: 'warning', title, text });
}

export async function showSuccess(title: string, text?: string): Promise<void> {
  await show({ icon: 'success', title, ...(text && { text }) });
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
}

export async function confirm({
  title,
  text,
  confirm: confirmButtonText,
  danger = false,
  dismiss = dialogTexts.cancel,
}: Question): Promise<boolean> {
  const result = await show({
    icon: 'question',
    title,
    text,
    confirmButtonText,
    cancelButtonText: dismiss,
    showCancelButton: true,
    reverseButtons: true,
    customClass: { ...look.customClass, confirmButton: danger ? 'btn btn-danger' : 'btn btn-primary' },
  });
  return result?.isConfirmed ?? false;
}

import type { SweetAlertOptions } from 'sweetalert2';
import { titles } from '../domain/messages';

const look = {
  buttonsStyling: false,
  customClass: {
    confirmButton: 'btn btn-primary',
    cancelButton: 'btn btn-outline-secondary',
    popup: 'dialog',
  },
  confirmButtonText: 'OK',
} as const satisfies SweetAlertOptions;

type Library = typeof import('./sweetAlert').Swal;

let library: Promise<Library | null> | undefined;

function loadLibrary(): Promise<Library | null> {
  library ??= import('./sweetAlert').then(
    ({ Swal }) => Swal,
    () => null,
  );
  return library;
}

/** Fetches what dialogs need before one is needed: the dialog that says there is no connection comes too late for that. */
export function prepareDialogs(): void {
  void loadLibrary();
}

/** The browser's own dialog, until the page is loaded anew, where the library could not be fetched. */
function showPlainly({ title, text, showCancelButton }: DialogOptions): { readonly isConfirmed: boolean } {
  const message = [title, text].filter(Boolean).join('\n\n');
  if (showCancelButton) return { isConfirmed: window.confirm(message) };
  window.alert(message);
  return { isConfirmed: true };
}

type DialogOptions = SweetAlertOptions & { readonly title: string; readonly text?: string };

let last: Promise<unknown> = Promise.resolve();
const open = new Set<string>();

/** One dialog at a time, in turn; the same one is not queued twice. */
async function show(options: DialogOptions): Promise<{ readonly isConfirmed: boolean } | null> {
  const key = `${options.title}\n${options.text}`;
  if (open.has(key)) return null;
  open.add(key);
  const turn = last.then(async () => {
    const Swal = await loadLibrary();
    if (!Swal) return showPlainly(options);
    const animation = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A title may be what somebody typed: as titleText it stays text, as title it would be taken for HTML.
    const { title, ...others } = options;
    return Swal.fire({ ...look, animation, ...others, titleText: title });
  });
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    open.delete(key);
  }
}

/** Resolves when the dialog is closed, as the others do. */
export async function showError(text: string): Promise<void> {
  await show({ icon: 'error', title: titles.error, text });
}

export async function showWarning(title: string, text: string): Promise<void> {
  // The focus goes to the field that the warning is about, not back to the button.
  await show({ icon: 'warning', title, text, returnFocus: false });
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
  /** Says what it does: 'Approve', 'Delete'. */
  readonly confirm: string;
  readonly danger?: boolean;
  /** What leaves things as they are. */
  readonly dismiss?: string;
}

export async function confirm({
  title,
  text,
  confirm: confirmButtonText,
  danger = false,
  dismiss = 'Cancel',
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

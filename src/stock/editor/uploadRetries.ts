import { type AppErrorKind, isAppError } from '../../shared/appError';

/** Failures that may pass by themselves. */
const passing: readonly AppErrorKind[] = ['offline', 'busy', 'unknown'];

/** Milliseconds before the first retries. Later ones come after the longest pause. */
const pauses = [2_000, 5_000, 15_000];
const longestPause = 60_000;

interface UploadRetries {
  /** From now on, failed files are retried: after growing pauses, and when the network returns. Returns a function that ends this. */
  readonly open: () => () => void;
  /** Whether the file is retried after this failure. */
  readonly plan: (file: File, error: unknown) => boolean;
  /** Another try begins now. */
  readonly cancel: (file: File) => void;
  /** No further try is needed. */
  readonly forget: (file: File) => void;
}

/** Retries failed uploads while a form is open. */
export function uploadRetries(retry: (file: File) => void): UploadRetries {
  const failures = new Map<File, number>();
  const timers = new Map<File, ReturnType<typeof setTimeout>>();
  let isOpen = false;

  function cancel(file: File): void {
    clearTimeout(timers.get(file));
    timers.delete(file);
  }

  function retryAll(): void {
    for (const file of [...timers.keys()]) retry(file);
  }

  return {
    open() {
      isOpen = true;
      window.addEventListener('online', retryAll);
      return () => {
        isOpen = false;
        window.removeEventListener('online', retryAll);
        for (const file of [...timers.keys()]) cancel(file);
      };
    },
    plan(file, error) {
      if (!isOpen || !isAppError(error) || !passing.includes(error.kind)) return false;
      const before = failures.get(file) ?? 0;
      failures.set(file, before + 1);
      timers.set(
        file,
        setTimeout(() => retry(file), pauses[before] ?? longestPause),
      );
      return true;
    },
    cancel,
    forget(file) {
      cancel(file);
      failures.delete(file);
    },
  };
}

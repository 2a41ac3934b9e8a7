import { useEffect } from 'react';
import { showError } from './dialogs';

/** Says once, in a dialog titled Error, that something failed (spec 8); `text` is null while nothing has. */
export function useErrorDialog(text: string | null): void {
  useEffect(() => {
    if (text !== null) void showError(text);
  }, [text]);
}

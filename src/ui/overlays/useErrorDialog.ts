import { useEffect } from 'react';
import { showError } from './dialogs';

/** Shows a failure once, in a dialog titled Error (PAGE-5). `text` is null if nothing has failed. */
export function useErrorDialog(text: string | null): void {
  useEffect(() => {
    if (text !== null) void showError(text);
  }, [text]);
}

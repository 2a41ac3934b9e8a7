import type { ComponentPropsWithRef } from 'react';

interface ActionButtonProps extends ComponentPropsWithRef<'button'> {
  readonly busy: boolean;
}

/**
 * A button whose action takes time. While it is busy, it ignores presses, and keeps the focus: browsers take the focus
 * from a disabled button, and a dialog that follows could not give it back (A11Y-7).
 */
export function ActionButton({ busy, className = '', onClick, ...others }: ActionButtonProps) {
  return (
    <button
      type="button"
      {...others}
      className={busy ? `${className} disabled` : className}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // Enter in a field of the form is a press, too.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

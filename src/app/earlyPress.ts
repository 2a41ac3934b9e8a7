interface EarlyPress {
  readonly button: () => HTMLButtonElement | null;
  readonly stop: () => void;
}

declare global {
  interface Window {
    /** The script in the page and the app have no module in common. */
    earlyPress?: EarlyPress;
  }
}

/** The button of a press; null where something else was pressed. */
export function pressedButton({ target }: Event): HTMLButtonElement | null {
  return target instanceof Element ? target.closest('button') : null;
}

/** Nothing else hears of it, and the browser does not send a form by itself. */
export function takePress(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}

/** Remembers which button was pressed last, from the first paint until the app's own code has come and asks. */
export function keepEarlyPress(): void {
  let last: HTMLButtonElement | null = null;
  function keep(event: Event): void {
    const button = pressedButton(event);
    if (!button) return;
    last = button;
    takePress(event);
  }
  document.addEventListener('click', keep, { capture: true });
  window.earlyPress = {
    button: () => last,
    stop: () => document.removeEventListener('click', keep, { capture: true }),
  };
}

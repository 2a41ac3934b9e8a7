type Control = HTMLInputElement | HTMLTextAreaElement;

interface PressedButton {
  readonly index: number;
  readonly text: string | null;
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** As if it were typed now. React listens to the event, and overlooks a value that is only set. */
function type(control: Control, value: string): void {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A form that stood there before the app gets back what was typed, and says again which file was chosen. */
function repeatInput(root: HTMLElement, name: string, value: string): void {
  const control = root.querySelector(`[name="${CSS.escape(name)}"]`);
  if (!isControl(control)) return;
  if (control.type === 'file') control.dispatchEvent(new Event('change', { bubbles: true }));
  else type(control, value);
}

/**
 * Remembers what somebody types, chooses and presses while the page stands there and the app does not yet. Links need no
 * help: the browser follows them.
 *
 * @returns to be called when the app is there: does it again, as far as the page is still the same
 */
export function keepEarlyActions(root: HTMLElement): () => void {
  const buttons = () => [...root.querySelectorAll('button')];
  const typed = new Map<string, string>();
  let pressed: PressedButton | undefined;

  function remember({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed = { index: buttons().indexOf(button), text: button.textContent };
  }

  function rememberInput({ target }: Event): void {
    if (isControl(target) && target.name) typed.set(target.name, target.value);
  }

  /** The browser would send the form by itself. With the Enter key, it presses the button beforehand. */
  const hold = (event: Event) => event.preventDefault();

  // The page may stand there before this runs.
  for (const control of root.querySelectorAll('input, textarea')) {
    if (isControl(control) && control.name && control.value !== control.defaultValue)
      typed.set(control.name, control.value);
  }
  root.addEventListener('click', remember);
  root.addEventListener('input', rememberInput);
  root.addEventListener('submit', hold);
  return () => {
    root.removeEventListener('click', remember);
    root.removeEventListener('input', rememberInput);
    root.removeEventListener('submit', hold);
    for (const [name, value] of typed) repeatInput(root, name, value);
    const button = pressed && buttons()[pressed.index];
    if (button?.textContent === pressed?.text) button?.click();
  };
}

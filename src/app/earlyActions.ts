import { pressedButton, takePress } from './earlyPress';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What the person saw; what stands around it may be another by the time the app is there, as for who is logged in. */
interface PressedButton {
  readonly button: HTMLButtonElement;
  readonly text: string | null;
  /** How many buttons that say and do the same stand before it. */
  readonly order: number;
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** As if it were typed now. React looks at what it last saw there, and overlooks a value that is no other. */
function type(control: Control, value: string): void {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  control.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A form that stood there before the app gets back what was typed, and says again which file was chosen. */
function repeatInput(root: HTMLElement, name: string, value: string): void {
  const control = root.querySelector(`[name="${CSS.escape(name)}"]`);
  if (!isControl(control)) return;
  // Has React take over the part of the page that it is in: what stands in it until then would count as rendered.
  control.dispatchEvent(new Event('keyup', { bubbles: true }));
  if (control.type === 'file') control.dispatchEvent(new Event('change', { bubbles: true }));
  else type(control, value);
}

/**
 * Remembers what somebody types, chooses and presses while the page stands there and the app does not yet. Nothing else
 * hears of it meanwhile: React takes over piece by piece, and would answer a press without knowing what was typed before.
 * Links need no help: the browser follows them.
 *
 * @returns to be called when the app is there: does it again, as far as the page is still the same
 */
export function keepEarlyActions(root: HTMLElement): () => void {
  const buttonsLike = ({ textContent: text, type: kind }: HTMLButtonElement) =>
    [...root.querySelectorAll('button')].filter((button) => button.textContent === text && button.type === kind);
  const typed = new Map<string, string>();
  let pressed: PressedButton | undefined;

  function remember(button: HTMLButtonElement): void {
    pressed = { button, text: button.textContent, order: buttonsLike(button).indexOf(button) };
  }

  /** The same one, or, where React made the page anew, the one that stands in its place. */
  function pressedAgain({ button, text, order }: PressedButton): HTMLButtonElement | undefined {
    if (!root.contains(button)) return buttonsLike(button)[order];
    return button.textContent === text ? button : undefined;
  }

  function keepPress(event: Event): void {
    const button = pressedButton(event);
    if (!button) return;
    remember(button);
    takePress(event);
  }

  function keepInput(event: Event): void {
    if (!isControl(event.target) || !event.target.name) return;
    typed.set(event.target.name, event.target.value);
    event.stopImmediatePropagation();
  }

  // The page may stand there before this runs.
  const before = window.earlyPress?.button();
  if (before) remember(before);
  window.earlyPress?.stop();
  for (const control of root.querySelectorAll('input, textarea')) {
    if (isControl(control) && control.name && control.value !== control.defaultValue) {
      typed.set(control.name, control.value);
    }
  }
  const listeners = { click: keepPress, input: keepInput, change: keepInput } as const;
  for (const [event, listener] of Object.entries(listeners)) root.addEventListener(event, listener, { capture: true });
  return () => {
    for (const [event, listener] of Object.entries(listeners)) {
      root.removeEventListener(event, listener, { capture: true });
    }
    for (const [name, value] of typed) repeatInput(root, name, value);
    const again = pressed && pressedAgain(pressed);
    again?.click();
  };
}

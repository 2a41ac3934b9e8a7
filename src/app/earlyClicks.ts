/**
 * Remembers the button that somebody presses while the page stands there and the app does not yet. Links need no help:
 * the browser follows them.
 *
 * @returns to be called when the app is there: presses it again, if it is still the same
 */
export function keepEarlyClick(root: HTMLElement): () => void {
  const buttons = () => [...root.querySelectorAll('button')];
  let pressed: { readonly index: number; readonly text: string | null } | undefined;

  function remember({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed = { index: buttons().indexOf(button), text: button.textContent };
  }

  root.addEventListener('click', remember);
  return () => {
    root.removeEventListener('click', remember);
    const button = pressed && buttons()[pressed.index];
    if (button?.textContent === pressed?.text) button?.click();
    pressed = undefined;
  };
}

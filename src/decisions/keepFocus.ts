/**
 * Moves the focus to the card if the focused button has been disabled or removed, so that keyboard users continue
 * there.
 */
export function keepFocusAt(cardId: string): void {
  const focused = document.activeElement;
  const isLost =
    focused === null || focused === document.body || (focused instanceof HTMLButtonElement && focused.disabled);
  if (isLost) document.getElementById(cardId)?.focus({ preventScroll: true });
}

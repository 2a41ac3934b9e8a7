/** The forms of this page in which a person has typed something that is neither sent nor kept. */
const unsent = new Set<object>();

/** @param form any object that stands for the form */
export function markUnsent(form: object, isUnsent: boolean): void {
  if (isUnsent) unsent.add(form);
  else unsent.delete(form);
}

export function hasUnsentForm(): boolean {
  return unsent.size > 0;
}

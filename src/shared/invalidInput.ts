/** The first fault of a form: the text for people, and the field that gets the focus. */
export interface InvalidInput<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** Returns the fault, or null. */
export type Check<Field extends string> = () => InvalidInput<Field> | null;

/** Runs the checks in order, and stops at the first fault (FORM-5). */
export function firstInvalid<Field extends string>(checks: readonly Check<Field>[]): InvalidInput<Field> | null {
  for (const check of checks) {
    const invalid = check();
    if (invalid) return invalid;
  }
  return null;
}

export function isBlank(text: string | undefined): boolean {
  return (text ?? '').trim() === '';
}

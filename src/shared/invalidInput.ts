/** The first thing wrong with a form: the text people read, and the field that gets the focus. */
export interface InvalidInput<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** A rule: answers what is wrong, or null. */
export type Check<Field extends string> = () => InvalidInput<Field> | null;

/** Checks in the order given, and stops at the first that fails (spec 5). */
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

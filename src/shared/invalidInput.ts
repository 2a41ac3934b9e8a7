/** A fault of a form: the text for people, and its field. */
export interface InvalidInput<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** Returns the fault, or null. */
export type Check<Field extends string> = () => InvalidInput<Field> | null;

/** The faults in the order of the checks, one for each field (FORM-5). */
export function allInvalid<Field extends string>(checks: readonly Check<Field>[]): readonly InvalidInput<Field>[] {
  const faults = new Map<Field, InvalidInput<Field>>();
  for (const check of checks) {
    const invalid = check();
    if (invalid && !faults.has(invalid.field)) faults.set(invalid.field, invalid);
  }
  return [...faults.values()];
}

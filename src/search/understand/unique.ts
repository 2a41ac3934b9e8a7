/** Each value once, in the order of the list. */
export function unique<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}

/** A record as it is stored, by its field names. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** Readers of stored fields. Whatever a damaged record holds, a page gets a value of the right type. */

export function readText(data: StoredFields, field: string): string {
  const value = data[field];
  return typeof value === 'string' ? value : '';
}

export function readTexts(data: StoredFields, field: string): readonly string[] {
  const value = data[field];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function readNumber(data: StoredFields, field: string, otherwise: number): number {
  const value = data[field];
  return typeof value === 'number' ? value : otherwise;
}

export function readDate(data: StoredFields, field: string): Date | null {
  const value = data[field];
  return value instanceof Date ? value : null;
}

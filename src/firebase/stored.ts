import { isServerTime, type ServerTime } from '../shared/time/serverTime';

/** The fields of a record, by their stored names. Times are ServerTime, whether REST or the SDK has read them. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** Readers of stored fields. They return a value of the right type even if the record is damaged. */

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

export function readTimes(data: StoredFields, field: string): readonly ServerTime[] {
  const value = data[field];
  return Array.isArray(value) ? value.filter(isServerTime) : [];
}

export function readTime(data: StoredFields, field: string): ServerTime | null {
  const value = data[field];
  return isServerTime(value) ? value : null;
}

/** Whether a record has all of these values. */
export function hasValues(data: StoredFields, values: StoredFields): boolean {
  return Object.entries(values).every(([field, value]) => data[field] === value);
}

export function readFields(data: StoredFields, field: string): StoredFields {
  const value = data[field];
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

import { type DocumentData, Timestamp } from 'firebase/firestore/lite';

/** Readers of stored fields. Whatever a damaged record holds, a page gets a value of the right type. */

export function readText(data: DocumentData, field: string): string {
  const value: unknown = data[field];
  return typeof value === 'string' ? value : '';
}

export function readTexts(data: DocumentData, field: string): readonly string[] {
  const value: unknown = data[field];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function readNumber(data: DocumentData, field: string, otherwise: number): number {
  const value: unknown = data[field];
  return typeof value === 'number' ? value : otherwise;
}

export function readDate(data: DocumentData, field: string): Date | null {
  const value: unknown = data[field];
  return value instanceof Timestamp ? value.toDate() : null;
}

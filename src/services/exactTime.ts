import type { ExactTime } from '../domain/review';
import type { TypedFields } from './firestoreValues';

/** Reads a time as Firestore's REST interface writes it: '2026-11-14T09:30:00.123456Z'. */
export function readExactTime(fields: TypedFields, field: string): ExactTime | null {
  const value = fields[field];
  if (!value || !('timestampValue' in value)) return null;
  const [, toTheSecond = '', fraction = ''] = /^([^.Z]+)(?:\.(\d+))?Z$/.exec(value.timestampValue) ?? [];
  const milliseconds = Date.parse(`${toTheSecond}Z`);
  if (Number.isNaN(milliseconds)) return null;
  return { seconds: milliseconds / 1_000, nanoseconds: Number(fraction.padEnd(9, '0')) };
}

import type { TypedFields, TypedValue } from '../../../../src/firebase/values';
import { ServerTime } from '../../../../src/shared/time/serverTime';

/** '2026-11-14T09:30:00.123456789Z', so that texts compare as times do. */
export function timestamp(time: Date): string {
  const nanoseconds = time instanceof ServerTime ? time.nanoseconds : time.getUTCMilliseconds() * 1_000_000;
  return `${time.toISOString().slice(0, 19)}.${String(nanoseconds).padStart(9, '0')}Z`;
}

function encode(value: unknown): TypedValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: timestamp(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields({ ...value }) } };
  throw new TypeError(`Firestore stores no ${typeof value}`);
}

export function encodeFields(fields: Readonly<Record<string, unknown>>): TypedFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));
}

/** Firestore orders values by their type first. */
function sortKey(value: TypedValue): readonly [type: number, value: number | string] {
  if ('nullValue' in value) return [0, 0];
  if ('booleanValue' in value) return [1, Number(value.booleanValue)];
  if ('integerValue' in value) return [2, Number(value.integerValue)];
  if ('doubleValue' in value) return [2, Number(value.doubleValue)];
  if ('timestampValue' in value) {
    const [whole = '', fraction = ''] = value.timestampValue.slice(0, -1).split('.');
    return [3, `${whole}.${fraction.padEnd(9, '0')}`];
  }
  if ('stringValue' in value) return [4, value.stringValue];
  if ('referenceValue' in value) return [5, value.referenceValue];
  return [6, JSON.stringify(value)];
}

export function isSameType(one: TypedValue, other: TypedValue): boolean {
  return sortKey(one)[0] === sortKey(other)[0];
}

export function compare(one: TypedValue, other: TypedValue): number {
  const [oneType, oneValue] = sortKey(one);
  const [otherType, otherValue] = sortKey(other);
  if (oneType !== otherType) return oneType - otherType;
  if (oneValue === otherValue) return 0;
  return oneValue < otherValue ? -1 : 1;
}

import { ServerTime } from '../shared/time/serverTime';
import type { StoredFields } from './stored';

/** A value in Firestore's REST interface: the name of its only field is its type. */
export type TypedValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | string }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly referenceValue: string }
  | { readonly bytesValue: string }
  | { readonly geoPointValue: unknown }
  | { readonly arrayValue: { readonly values?: readonly TypedValue[] } }
  | { readonly mapValue: { readonly fields?: TypedFields } };

export type TypedFields = Readonly<Record<string, TypedValue>>;

/** '2026-11-14T09:30:00.123456789Z': the fraction has up to nine digits, and a Date parses three. */
function toServerTime(timestamp: string): ServerTime {
  const [, wholeSeconds = '', fraction = ''] = /^([^.Z]+)(?:\.(\d+))?Z$/.exec(timestamp) ?? [];
  return new ServerTime(Date.parse(`${wholeSeconds}Z`) / 1_000, Number(fraction.padEnd(9, '0')));
}

/** No record of this app holds bytes or places on a map: these stay as they are. */
function decodeValue(value: TypedValue): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('timestampValue' in value) return toServerTime(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decodeValue);
  if ('mapValue' in value) return decodeFields(value.mapValue.fields);
  return Object.values(value)[0];
}

export function decodeFields(fields: TypedFields = {}): StoredFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]));
}

/** A value as Firestore's REST interface writes it: its type is the name of the one field. */
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

/** Firestore's times have up to nine digits behind the second; browsers promise to read three. */
function toDate(timestamp: string): Date {
  return new Date(timestamp.replace(/(\.\d{3})\d+/, '$1'));
}

/** Times as Date, numbers as number; what no record of this app holds (bytes, places on a map) as it comes. */
function decodeValue(value: TypedValue): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('timestampValue' in value) return toDate(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decodeValue);
  if ('mapValue' in value) return decodeFields(value.mapValue.fields);
  return Object.values(value)[0];
}

export function decodeFields(fields: TypedFields = {}): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]));
}

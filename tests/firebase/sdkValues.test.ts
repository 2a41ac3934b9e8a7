import { Bytes, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { fromSdkFields, toSdkFields } from '../../src/firebase/sdkValues';
import { readTime } from '../../src/firebase/stored';
import { decodeFields } from '../../src/firebase/values';
import { ServerTime } from '../../src/shared/time/serverTime';

const timestamp = new Timestamp(1_767_607_200, 123_456_789);
const time = new ServerTime(1_767_607_200, 123_456_789);

test('times of the SDK are read as the same type as those of REST', () => {
  const fromSdk = readTime(fromSdkFields({ at: timestamp }), 'at');
  const fromRest = readTime(decodeFields({ at: { timestampValue: '2026-01-05T10:00:00.123456789Z' } }), 'at');
  expect({ ...fromSdk }).toEqual({ seconds: 1_767_607_200, nanoseconds: 123_456_789 });
  expect(fromSdk).toStrictEqual(fromRest);
});

test('times are converted inside lists and maps, and keep their nanoseconds there and back', () => {
  const stored = { times: [timestamp, 'text', null], map: { at: timestamp, empty: {} }, number: 4.5, flag: false };
  const read = fromSdkFields(stored);
  expect(read).toStrictEqual({ times: [time, 'text', null], map: { at: time, empty: {} }, number: 4.5, flag: false });
  expect(toSdkFields(read)).toStrictEqual(stored);
});

test('all other objects stay the same', () => {
  const fields = { bytes: Bytes.fromBase64String('AA=='), now: serverTimestamp(), date: new Date(0) };
  const sent = toSdkFields(fields);
  expect(sent.bytes).toBe(fields.bytes);
  expect(sent.now).toBe(fields.now);
  expect(sent.date).toBe(fields.date);
});

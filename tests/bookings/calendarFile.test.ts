import { expect, test } from 'vitest';
import { calendarFile } from '../../src/bookings/testDrive/calendarFile';

const booking = {
  id: 'buyer1_car1',
  name: 'Maruti Swift',
  dealerName: 'Sahyadri Motors',
  status: 'accepted',
  testDrive: new Date('2026-11-28T11:00+05:30'),
} as const;
const now = new Date('2026-11-24T10:00:00Z');

test('a test drive is an event of one hour', () => {
  expect(calendarFile(booking, '12 MG Road, Pune', now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Second Gear//Test drive//EN',
    'BEGIN:VEVENT',
    'UID:buyer1_car1@second-gear',
    'DTSTAMP:20261124T100000Z',
    'DTSTART:20261128T053000Z',
    'DTEND:20261128T063000Z',
    'SUMMARY:Test drive: Maruti Swift',
    'LOCATION:Sahyadri Motors\\, 12 MG Road\\, Pune',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a test drive that no dealer has accepted yet is called a request', () => {
  const file = calendarFile({ ...booking, status: 'requested' }, '', now);
  expect(file).toContain('SUMMARY:Test drive\\, requested: Maruti Swift');
});

test('names that people typed cannot add a line or a field', () => {
  const file = calendarFile({ ...booking, name: 'Swift\r\nATTENDEE:mailto:x@example.org;a,b\\' }, '', now);
  expect(file).toContain('SUMMARY:Test drive: Swift\\nATTENDEE:mailto:x@example.org\\;a\\,b\\\\');
});

test('long lines are folded between characters', () => {
  const lines = calendarFile({ ...booking, name: 'गाड़ी'.repeat(16) }, '', now).split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const summary = lines.slice(
    8,
    lines.findIndex((line) => line.startsWith('LOCATION')),
  );
  expect(summary.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(
    `SUMMARY:Test drive: ${'गाड़ी'.repeat(16)}`,
  );
});

import { saveFile } from '../../ui/browser/saveFile';
import type { Booking } from '../booking';
import { calendarTexts } from '../texts';

type TestDriveBooking = Pick<Booking, 'id' | 'name' | 'dealerName' | 'status'> & { readonly testDrive: Date };

const hour = 3_600_000;
/** The most bytes of a line (RFC 5545). */
const longestLine = 75;

/** '20261121T053000Z' */
function utc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Signs that mean something in a calendar file. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Breaks a long line between characters. The next line begins with a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (encoder.encode(part + character).length > longestLine) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}

/** A test drive as an event of one hour for any calendar (RFC 5545). @param address where the dealer is */
export function calendarFile(booking: TestDriveBooking, address: string, now: Date): string {
  const { id, name, dealerName, status, testDrive } = booking;
  const summary = calendarTexts[status === 'accepted' ? 'accepted' : 'requested'](name);
  const place = [dealerName, address].filter(Boolean).join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Second Gear//Test drive//EN',
    'BEGIN:VEVENT',
    `UID:${id}@second-gear`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(testDrive)}`,
    `DTEND:${utc(new Date(testDrive.getTime() + hour))}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}

/** Saves the test drive as a file that a calendar opens (BOOK-24). */
export function saveTestDrive(booking: TestDriveBooking, address: string): void {
  saveFile('test-drive.ics', 'text/calendar;charset=utf-8', calendarFile(booking, address, new Date()));
}

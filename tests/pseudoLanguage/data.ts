import { locale } from '../../src/shared/language';
import { languages } from '../../src/shared/languages';
import { districts } from '../../src/shared/places/districts';
import { states } from '../../src/shared/places/states';
import { support } from '../../src/shared/support';
import { vehicleMakes } from '../../src/shared/vehicles/vehicles';
import { outsideBrackets, pseudoLetter } from './pseudo';
import { storedWords } from './records';

/** What people read that is no text: names, stored values, dates and numbers. */

/** Allowed although it is neither a text nor a stored value. */
const allowed: Readonly<Record<string, string>> = {
  [support.email]: 'an address, which the owner of the site sets',
};

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 4 + day)));

function namesOf(dates: readonly Date[], options: Intl.DateTimeFormatOptions): readonly string[] {
  const { format } = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return dates.map((date) => format(date));
}

const dateWords = (['short', 'long'] as const).flatMap((length) => [
  ...namesOf(months, { month: length }),
  ...namesOf(weekdays, { weekday: length }),
]);

const names = [
  ...vehicleMakes.flatMap(({ name, models }) => [name, ...models.map((model) => `${name} ${model.name}`)]),
  ...states,
  ...districts.map(({ name }) => name),
  ...Object.values(languages).flatMap(({ name, offer }) => [name, offer]),
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The longest first: 'Maruti Suzuki' before 'Maruti'. */
const known = [...new Set([...names, ...dateWords, ...storedWords, ...Object.keys(allowed)])].toSorted(
  (one, other) => other.length - one.length,
);
const knownWords = new RegExp(String.raw`(?<!\p{L})(?:${known.map(escaped).join('|')})(?!\p{L})`, 'gu');

/** '32,000 km', '150cc' */
const measured = /\d[\d,.]*[\s\u00A0]?(?:km|cc)(?!\p{L})/gu;

/** What of a text is neither in the pseudo-language nor data; '' if nothing is. */
export function foreignPart(text: string): string {
  const left = text.replaceAll(knownWords, '').replaceAll(measured, '').replaceAll(pseudoLetter, '');
  return /\p{L}/u.test(left) ? left.trim() : '';
}

/** Whether letters of the pseudo-language stand outside brackets: the text was cut, or its letters were put elsewhere. */
export function isCut(text: string): boolean {
  return outsideBrackets(text).search(pseudoLetter) !== -1;
}

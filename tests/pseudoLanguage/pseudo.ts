/** A language that is no language: 'Save' reads '[Šáṽé··]'. What is on a screen and not in it is not in a texts file. */

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒǧĥíĵķľɱñóþɋřšŧúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶĽṀÑÓÞɊŘŠŦÚṼŴẊÝŽ';

const accents = new Map([...plain].map((letter, place) => [letter, accented[place] ?? letter]));

/** The letters of the language. */
export const pseudoLetter = new RegExp(`[${accented}]`, 'gu');

/** So much longer are the texts of a wordy language. */
const growth = 0.4;

/** Stand around an inserted value, which stays as it is. */
const [from, to] = ['\uE000', '\uE001'];
const inserted = new RegExp(`${from}([^${to}]*)${to}`, 'gu');
const withoutMarks = (text: string) => text.replaceAll(inserted, '$1');

/** What stands outside all brackets. */
export function outsideBrackets(text: string): string {
  const left = text.replaceAll(/\[[^[\]]*\]/gu, '');
  return left === text ? text : outsideBrackets(left);
}

/** A text that another texts file has made, perhaps with values in it. */
const isPseudo = (text: string) =>
  text.startsWith('[') && text.endsWith(']') && !/[[\]]/.test(outsideBrackets(text.slice(1, -1)));

type TextFunction = (...given: readonly unknown[]) => unknown;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

function mapObject(value: object, change: (each: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]));
}

/** With inserted values between marks. */
function pseudoText(text: string): string {
  const own = text.replaceAll(inserted, '');
  if (isPseudo(text) || !/[a-z]/i.test(own)) return withoutMarks(text);
  const parts = text.split(new RegExp(`(${inserted.source.replace(/[()]/g, '')})`, 'u'));
  const letters = parts.map((part) =>
    part.startsWith(from) ? withoutMarks(part) : [...part].map((letter) => accents.get(letter) ?? letter).join(''),
  );
  return `[${letters.join('')}${'·'.repeat(Math.ceil(own.length * growth))}]`;
}

/** The strings among the given values, also in lists and objects, those at the chosen places between marks. */
function mark(given: readonly unknown[], isChosen: (place: number) => boolean): readonly unknown[] {
  let place = -1;
  const markIn = (value: unknown): unknown => {
    if (isObject(value)) return mapObject(value, markIn);
    if (typeof value !== 'string') return value;
    place += 1;
    return isChosen(place) ? `${from}${value}${to}` : value;
  };
  return given.map(markIn);
}

function countStrings(given: readonly unknown[]): number {
  let count = 0;
  mark(given, () => {
    count += 1;
    return false;
  });
  return count;
}

const sameButMarks = (marked: unknown, answer: unknown): boolean =>
  withoutMarks(JSON.stringify(marked) ?? '') === JSON.stringify(answer);

function tryWith(text: TextFunction, given: readonly unknown[], isChosen: (place: number) => boolean): unknown {
  try {
    return text(...mark(given, isChosen));
  } catch {
    return null;
  }
}

/** The answer with marks around what was put in. A string that decides what the text is, such as a kind, is not put in. */
function answerWithMarks(text: TextFunction, given: readonly unknown[]): unknown {
  const answer = text(...given);
  const places = Array.from({ length: countStrings(given) }, (_, place) => place);
  const putIn = places.filter((place) =>
    sameButMarks(
      tryWith(text, given, (each) => each === place),
      answer,
    ),
  );
  const marked = tryWith(text, given, (place) => putIn.includes(place));
  return sameButMarks(marked, answer) ? marked : answer;
}

/** What a texts file exports, in the pseudo-language: in the same objects, lists and functions. */
export function pseudo<Texts>(texts: Texts): Texts {
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudoText(value);
    if (typeof value === 'function')
      return (...given: readonly unknown[]) => pseudo(answerWithMarks(value as TextFunction, given));
    return isObject(value) ? mapObject(value, change) : value;
  };
  return change(texts) as Texts;
}

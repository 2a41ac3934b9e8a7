/** What a texts file exports: texts, and functions that give texts, in objects and lists. */
type Texts = unknown;
type TextFunction = (...given: readonly unknown[]) => unknown;

/** A text of a language beside the English one, or a difference in shape. */
export interface TextPair {
  /** 'searchTexts.showCount.car' */
  readonly at: string;
  /** Of a function: its answers to the same values. */
  readonly english: string;
  readonly other: string;
}

class ShapeError extends Error {}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A value for the parameter at this place, for each type that a parameter of a text may have. */
function samplesFor(place: number): readonly unknown[] {
  const mark = (name: string | number) => `⟦${place}${name}⟧`;
  return [
    mark(''),
    730 + place,
    [mark('a'), mark('b'), mark('c')],
    new Proxy({}, { get: (_, key) => (typeof key === 'string' ? mark(key) : undefined) }),
  ];
}

const combinations = (length: number): readonly (readonly unknown[])[] =>
  Array.from({ length }, (_, place) => samplesFor(place)).reduce<readonly (readonly unknown[])[]>(
    (before, samples) => before.flatMap((start) => samples.map((sample) => [...start, sample])),
    [[]],
  );

const answerOf = (text: TextFunction, given: readonly unknown[]): string | null => {
  try {
    const answer = text(...given);
    return typeof answer === 'string' && !/undefined|NaN|\[object/.test(answer) ? answer : null;
  } catch {
    return null;
  }
};

/** What of the given values stands in a text. */
export const marksIn = (text: string): readonly string[] => [...new Set(text.match(/⟦[^⟧]*⟧|73\d/g))];

/** The places of the values that stand in a text. */
const placesIn = (text: string): number =>
  new Set(marksIn(text).map((mark) => mark.replace(/^73/, '').match(/\d/)?.[0])).size;

/** The values of which the English function puts the most into its text, the simplest first; null if it takes other values. */
function bestSample(text: TextFunction): readonly unknown[] | null {
  const answers = combinations(text.length).flatMap((given) => {
    const answer = answerOf(text, given);
    return answer === null ? [] : { given, places: placesIn(answer) };
  });
  return answers.toSorted((one, other) => other.places - one.places)[0]?.given ?? null;
}

/** @throws {ShapeError} where the two differ in more than their texts */
export function textPairs(english: Texts, other: Texts, at: string): readonly TextPair[] {
  if (typeof english === 'string' && typeof other === 'string') return [{ at, english, other }];
  if (typeof english === 'function' && typeof other === 'function') {
    const [ask, tell] = [english as TextFunction, other as TextFunction];
    if (tell.length > ask.length) throw new ShapeError(`${at} takes ${tell.length} values instead of ${ask.length}`);
    const given = bestSample(ask);
    return given ? [{ at, english: answerOf(ask, given) ?? '', other: answerOf(tell, given) ?? '' }] : [];
  }
  // What English reads as it is stored, such as the choices of a listing, has no English texts.
  if (english === null && isObject(other)) return [];
  if (!isObject(english) || !isObject(other)) throw new ShapeError(`${at} is not of the same type`);
  const isList = Array.isArray(english);
  const keys = Object.keys(english);
  const missing = keys.filter((key) => !(key in other));
  const tooMany = isList ? [] : Object.keys(other).filter((key) => !(key in english));
  if (!isList && missing.length + tooMany.length > 0)
    throw new ShapeError(`${at} lacks ${missing.join(', ')}; has also ${tooMany.join(', ')}`);
  return keys.flatMap((key) => (key in other ? textPairs(english[key], other[key], `${at}.${key}`) : []));
}

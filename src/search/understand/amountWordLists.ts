import { list, phraseList } from './phraseList';
import { inLanguages } from './words/languageWords';

/** The words beside amounts, as in wordLists.ts. */

export const units = {
  seats: list(
    'seater, seaters, seat, seats, str, sitter, people, persons, passengers, log, logo, logon, सीटर, सीट, लोग, लोगों',
    inLanguages('seats'),
  ),
  engine: list('cc, सीसी'),
  years: list('year, years, yr, yrs, saal, sal, साल', inLanguages('years')),
  old: list('old, purani, purana, purane, पुरानी, पुराना, पुराने', inLanguages('old')),
} as const;

/** How an amount limits. `after` and `before` leave out a year itself. */
export type Comparison = 'atMost' | 'atLeast' | 'after' | 'before' | 'around' | 'between';

/** Comparisons of up to three words that stand before an amount. */
export const comparisonsBefore = phraseList<Comparison>([
  [
    `
    under, below, less than, lesser than, lower than, not more than, within, upto, up to, uptil, till, until,
    max, maximum, at most, budget, cheaper than
  `,
    'atMost',
  ],
  [inLanguages('atMostBefore'), 'atMost'],
  [inLanguages('atLeastBefore'), 'atLeast'],
  [inLanguages('aroundBefore'), 'around'],
  [
    `
    above, over, more than, greater than, higher than, min, minimum, atleast, at least, from, since, starting,
    starting from, start from
  `,
    'atLeast',
  ],
  ['after, newer than, later than, younger than', 'after'],
  ['before, older than, earlier than', 'before'],
  ['around, about, approx, approximately, nearly, lagbhag, karib, kareeb, near, लगभग, करीब', 'around'],
  ['between, from between', 'between'],
]);

/** Comparisons of up to four words that stand after an amount. */
export const comparisonsAfter = phraseList<Comparison>([
  [inLanguages('atMostAfter'), 'atMost'],
  [inLanguages('atLeastAfter'), 'atLeast'],
  [inLanguages('laterAfter'), 'after'],
  [inLanguages('earlierAfter'), 'before'],
  [inLanguages('aroundAfter'), 'around'],
  [
    `
    tak, tak ki, tak ka, se kam, se km, se neeche, se niche, se nichay, ke andar, ke ander, ke neeche, ke niche,
    ke under, ya kam, or less, or below, or under, and below, or lower, or older, or earlier, max, maximum, तक,
    से कम, से कम चली, से कम चली हुई, se kam chali, se kam chali hui, से नीचे, के अंदर, के नीचे, के भीतर
  `,
    'atMost',
  ],
  [
    `
    se zyada, se jyada, se jada, se upar, se uper, ke upar, ke uper, ya zyada, or more, or above, and above, or
    newer, or later, and later, and newer, and up, onwards, onward, plus, se, min, minimum, से ज्यादा, से ऊपर,
    के ऊपर, से अधिक, से
  `,
    'atLeast',
  ],
  ['ke baad, ke bad, se naya, se nayi, के बाद', 'after'],
  ['se pehle, se pahle, ke pehle, ke pahle, से पहले, के पहले', 'before'],
  ['ke karib, ke aas paas, ke aaspaas, के करीब, के आसपास', 'around'],
]);

/** Words between the two ends of a range. 'and' counts only after 'between'. */
export const orWords = list('or, ya, या', inLanguages('or'));
export const rangeWords = list('to, se, से', inLanguages('range'));
export const betweenWords = list('and, to, se, aur, से, और');

export type Topic = 'money' | 'kilometers' | 'seats';

/** Words before an amount that tell what it is. */
export const topics = phraseList<Topic>([
  ['family of', 'seats'],
  ['price, prices, budget, rate, cost, keemat, kimat, daam, बजट, कीमत, दाम', 'money'],
  [inLanguages('money'), 'money'],
  ['km, kms, kilometer, kilometers, driven, running, run, किमी', 'kilometers'],
]);

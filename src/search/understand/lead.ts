import { type Comparison, comparisonsBefore, type Topic, topics } from './amountWordLists';
import { phraseAt } from './phraseAt';
import type { Token } from './tokens';

/** What stands before the number: 'price', 'km', 'under', 'budget upto'. */
export function leadAt(tokens: readonly Token[], at: number) {
  let comparison: Comparison | null = null;
  let topic: Topic | null = null;
  let next = at;
  while (next < tokens.length && next < at + 6) {
    const said = phraseAt(tokens, next, comparisonsBefore);
    const about = phraseAt(tokens, next, topics);
    // A 'budget' is a maximum, but not a 'minimum budget'.
    if (said) comparison = said.value === 'atMost' && comparison === 'atLeast' ? comparison : said.value;
    if (about) topic = about.value;
    if (!said && !about && !(next > at && /^(is|of|ka|ki|hai|the|last|a|rs)$/.test(tokens[next]?.text ?? ''))) break;
    next = said?.end ?? about?.end ?? next + 1;
  }
  const sign = tokens[next]?.before ?? '';
  if (/<\s*$/.test(sign)) comparison = 'atMost';
  if (/>\s*$/.test(sign)) comparison = 'atLeast';
  return { comparison, topic, next };
}

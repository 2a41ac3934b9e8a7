import { fold } from '../../shared/spelling';

/** A word or a number of the text. */
export interface Token {
  /** Folded, without the points and commas of a number: 'i20', '500000'. */
  readonly text: string;
  /** A number with its decimal point: '1.2lakh'. */
  readonly written: string;
  /** What stands between it and the token before it, and the one after it. */
  readonly before: string;
  readonly after: string;
}

const pattern = /\d+(?:,\d{2,3}(?!\d))*(?:\.\d+)?[\p{L}\p{M}\p{N}]*|[\p{L}\p{M}\p{N}]+/gu;

export function tokensOf(text: string): readonly Token[] {
  const folded = fold(text);
  const matches = [...folded.matchAll(pattern)];
  return matches.map((match, index) => {
    const end = match.index + match[0].length;
    const previous = matches[index - 1];
    return {
      text: match[0].replace(/[.,]/g, ''),
      written: match[0].replaceAll(',', ''),
      before: folded.slice(previous ? previous.index + previous[0].length : 0, match.index),
      after: folded.slice(end, matches[index + 1]?.index),
    };
  });
}

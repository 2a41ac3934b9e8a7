import type { PhraseList } from './phraseList';
import type { Token } from './tokens';

interface Phrase<Value> {
  readonly value: Value;
  readonly end: number;
}

/** The longest of the phrases that begins at this token. */
export function phraseAt<Value>(
  tokens: readonly Token[],
  from: number,
  { values, starts, longest }: PhraseList<Value>,
): Phrase<Value> | null {
  let written = tokens[from]?.text;
  if (written === undefined || !starts.has(written)) return null;
  let found: Phrase<Value> | null = null;
  for (let end = from + 1; ; end += 1) {
    const value = values.get(written);
    if (value !== undefined) found = { value, end };
    if (end === tokens.length || end === from + longest) return found;
    written += ` ${tokens[end]?.text}`;
  }
}

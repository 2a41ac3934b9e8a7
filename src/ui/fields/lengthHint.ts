import { lengthTexts } from './lengthTexts';

/** The part of a limit from which on a field says how much room is left. */
const nearLimit = 0.8;

/** Shorter ones, as of a phone number, are of a fixed length. */
const shortestLimit = 40;

/** Near the limit of a text, how many more characters fit: browsers cut a longer text without a word. */
export function lengthHint(text: string, longest = 0): string | undefined {
  if (longest < shortestLimit || text.length < longest * nearLimit) return undefined;
  return lengthTexts.left(Math.max(0, longest - text.length), longest);
}

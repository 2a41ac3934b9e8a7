import { nameTexts } from './nameTexts';
import { cleanLine } from './text/cleanText';

const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * What is wrong with a name that is not blank; null if people can read it. Names of listings, dealers and buyers are stored
 * without what nobody sees (`cleanLine`). The rules check the same.
 */
export function nameProblem(name: string): string | null {
  return letterOrDigit.test(cleanLine(name)) ? null : nameTexts.noLetter;
}

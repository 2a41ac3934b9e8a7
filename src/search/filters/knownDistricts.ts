import { currentDistrictName } from '../../shared/places/districts';
import { suggestDistricts } from '../../shared/places/suggestDistricts';
import { foldedWords } from '../../shared/spelling';
import type { Suggest } from '../../shared/suggestions';
import { toDistrict } from '../search';

export const suggest: Suggest = suggestDistricts;

/** A typed district as listings store it: 'Poona' is Pune. */
export function toStored(typed: string): string {
  return currentDistrictName(typed) ?? toDistrict(typed);
}

/**
 * Whether a typed text is the whole name of a district, and no longer name begins with it: 'pune', but not 'bid' of
 * Bidar.
 */
export function isWhole(typed: string): boolean {
  const name = currentDistrictName(typed);
  const begun = foldedWords(typed).join('');
  const mayGoOn = ({ text }: { text: string }) => text !== name && foldedWords(text).join('').startsWith(begun);
  return name !== null && !suggestDistricts(typed).some(mayGoOn);
}

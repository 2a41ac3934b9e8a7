import { districtInScript } from '../../shared/places/districtInScript';
import { currentDistrictName } from '../../shared/places/districts';
import { suggestDistricts } from '../../shared/places/suggestDistricts';
import { foldedWords } from '../../shared/spelling';
import { type Suggest, type Suggestion, suggestedValue } from '../../shared/suggestions';
import { toDistrict } from '../search';

export const suggest: Suggest = suggestDistricts;

const knownName = (typed: string) => currentDistrictName(typed) ?? districtInScript(typed);

/** A typed district as listings store it: 'Poona' and 'पुणे' are Pune. */
export function toStored(typed: string): string {
  return knownName(typed) ?? toDistrict(typed);
}

/**
 * Whether a typed text is the whole name of a district, and no longer name begins with it: 'pune', but not 'bid' of
 * Bidar.
 */
export function isWhole(typed: string): boolean {
  const name = knownName(typed);
  const begun = foldedWords(typed).join('');
  const mayGoOn = (other: Suggestion) =>
    suggestedValue(other) !== name && foldedWords(other.text).join('').startsWith(begun);
  return name !== null && !suggestDistricts(typed).some(mayGoOn);
}

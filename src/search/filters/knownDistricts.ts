import { presentName } from '../../shared/places/districts';
import { suggestDistricts } from '../../shared/places/suggestDistricts';
import type { Suggest } from '../../shared/suggestions';
import { toDistrict } from '../search';

export const suggest: Suggest = suggestDistricts;

/** A typed district as listings store it: 'Poona' is Pune. */
export function toStored(typed: string): string {
  return presentName(typed) ?? toDistrict(typed);
}

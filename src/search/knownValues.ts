import type { ListingKind } from '../listings/kinds';
import type { Suggest } from '../shared/suggestions';
import { otherVehicle } from '../shared/vehicles/bodyTypes';
import type { ChoiceName } from './filters';
import { toDistrict } from './search';

/** The values of a filter that people type. */
interface KnownValues {
  readonly suggest: Suggest;
  /** A typed value as listings store it. */
  readonly toStored: (typed: string) => string;
}

async function districts(): Promise<KnownValues> {
  const [{ presentName }, { suggestDistricts }] = await Promise.all([
    import('../shared/places/districts'),
    import('../shared/places/suggestDistricts'),
  ]);
  return { suggest: suggestDistricts, toStored: (typed) => presentName(typed) ?? toDistrict(typed) };
}

/** A make or a model that the dictionary does not know stays as it is typed. */
async function ofVehicles(kind: ListingKind, part: 'make' | 'model'): Promise<KnownValues> {
  const [{ describeName }, { suggestNames }] = await Promise.all([
    import('../shared/vehicles/describeName'),
    import('../shared/vehicles/suggestNames'),
  ]);
  function toStored(typed: string): string {
    const described = describeName(kind, typed)[part];
    return described === otherVehicle ? typed.trim() : described;
  }
  function suggest(typed: string) {
    const values = suggestNames(kind, typed).map(({ text }) => toStored(text));
    return [...new Set(values)].map((text) => ({ text, note: '' }));
  }
  return { suggest, toStored };
}

export function loadKnownValues(kind: ListingKind, name: ChoiceName): Promise<KnownValues> {
  return name === 'make' || name === 'model' ? ofVehicles(kind, name) : districts();
}

import type { ListingKind } from '../../listings/kinds';
import { readRupees } from '../../shared/numbers/typedAmount';
import { plainInput } from '../../shared/text/plainInput';
import type { Rupees } from '../../shared/valueTypes';
import { unitlessPrice } from '../unitlessPrice';

/** A price as people write it in any script; `unknownAmount` if the text names none. '५' is five lakh. */
export function readTypedPrice(kind: ListingKind, text: string): Rupees {
  const amount = plainInput(text);
  const unitless = /^\d+(?:\.\d+)?$/.test(amount) ? unitlessPrice(Number(amount), kind) : null;
  return unitless === null ? readRupees(amount) : Math.round(unitless);
}

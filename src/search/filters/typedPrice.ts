import type { ListingKind } from '../../listings/kinds';
import { readRupees } from '../../shared/numbers/typedAmount';
import { plainInput } from '../../shared/text/plainInput';
import { unitlessPrice } from '../unitlessPrice';

/** Whole rupees, as people write them in any script; `unknownAmount` if the text names none. '५' is five lakh. */
export function readTypedPrice(kind: ListingKind, text: string): number {
  const amount = plainInput(text);
  const unitless = /^\d+(?:\.\d+)?$/.test(amount) ? unitlessPrice(Number(amount), kind) : null;
  return unitless === null ? readRupees(amount) : Math.round(unitless);
}

import type { ListingKind } from '../../listings/kinds';
import { papersComplete } from '../../listings/stated/searchedFacts';
import type { Said } from './said';
import { kindSaid } from './saidKind';
import { vehicleFilters } from './saidVehicles';
import type { Near, Understood, UnderstoodFilters } from './understood';
import { unique } from './unique';

function inOrder(
  least: number | undefined,
  most: number | undefined,
): readonly [number | undefined, number | undefined] {
  return least !== undefined && most !== undefined && least > most ? [most, least] : [least, most];
}

function amountFilters(amounts: UnderstoodFilters): UnderstoodFilters {
  const [minPrice, maxPrice] = inOrder(amounts.minPrice, amounts.maxPrice);
  const [minYear, maxYear] = inOrder(amounts.minYear, amounts.maxYear);
  return {
    ...amounts,
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(minYear !== undefined && { minYear }),
    ...(maxYear !== undefined && { maxYear }),
  };
}

/** 'Within 50 km of Pune', 'near Pune', 'near me', or 'within 50 km' of here. */
function nearSaid({ nearPlace, radius, here, districts }: Said): Near | null {
  if (nearPlace !== null) return { place: nearPlace, radius };
  if (here) return { place: null, radius };
  return radius === null ? null : { place: districts[0] ?? null, radius };
}

/** One search from all that a text says; `assumed` is the kind of the list that people look at. */
export function putTogether(said: Said, assumed: ListingKind | null): Understood {
  const kind = kindSaid(said);
  const near = nearSaid(said);
  const districts = unique(said.districts).filter((name) => name !== near?.place);
  const [fuels, gearboxes, owners] = [unique(said.fuels), unique(said.gearboxes), unique(said.owners)];
  return {
    kind,
    filters: {
      ...amountFilters(said.amounts),
      ...(fuels.length > 0 && { fuelType: fuels }),
      ...(gearboxes.length > 0 && { transmission: gearboxes }),
      ...(owners.length > 0 && { owners }),
      ...(said.papers && { papers: [papersComplete] }),
      ...(districts.length > 0 && { district: districts }),
      ...vehicleFilters(said, kind ?? assumed),
    },
    dealers: unique(said.dealers),
    words: unique(said.words),
    corrected: said.corrected,
    near,
    without: said.without,
    order: said.order,
    ignored: unique(said.ignored),
  };
}

import type { ListingKind } from '../../listings/kinds';
import { filterTexts } from '../texts';
import { choiceGroup, districtGroup, namesGroup, statedGroups } from './choiceGroups';
import type { FilterGroup, SearchFilter } from './filter';
import { distanceGroup, priceGroup, yearGroup } from './rangeGroups';

function groupsOf(kind: ListingKind): readonly FilterGroup[] {
  const own: Readonly<Record<ListingKind, readonly FilterGroup[]>> = {
    car: [choiceGroup('car', 'transmission')],
    bike: [choiceGroup('bike', 'engineSize')],
  };
  const seldom: Readonly<Record<ListingKind, readonly FilterGroup[]>> = {
    car: [
      choiceGroup('car', 'seatingCapacity', {
        often: false,
        text: filterTexts.seats,
      }),
    ],
    bike: [],
  };
  return [
    priceGroup(kind),
    yearGroup(kind),
    distanceGroup,
    namesGroup,
    choiceGroup(kind, 'bodyType'),
    choiceGroup(kind, 'fuelType'),
    ...own[kind],
    ...statedGroups,
    districtGroup,
    ...seldom[kind],
  ];
}

/** The filters of each kind, in the order of the panel. */
export const filterGroups: Readonly<Record<ListingKind, readonly FilterGroup[]>> = {
  car: groupsOf('car'),
  bike: groupsOf('bike'),
};

export function filtersOf(kind: ListingKind): readonly SearchFilter[] {
  return filterGroups[kind].flatMap(({ filters }): readonly SearchFilter[] => filters);
}

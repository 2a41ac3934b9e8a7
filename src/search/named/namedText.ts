import { nameOf } from '../../shared/names/names';
import type { NamedSearch } from '../../shared/readable/readableAddress';
import { namedTexts } from './namedTexts';

/** 'Maruti Suzuki', or 'Maruti Suzuki Swift'. Some models begin with their make. */
function vehicleOf(search: Exclude<NamedSearch, { by: 'place' }>): string {
  if (search.by === 'make') return search.make;
  return search.model.startsWith(search.make) ? search.model : `${search.make} ${search.model}`;
}

export function namedText(part: keyof typeof namedTexts, search: NamedSearch): string {
  const texts = namedTexts[part][search.kind];
  return search.by === 'place' ? texts.in(nameOf(search.place)) : texts.of(vehicleOf(search));
}

import { useQuery } from '@tanstack/react-query';
import type { ListingSearch } from '../search';
import { districtsFound } from '../search.queries';
import { nearTexts } from '../texts';

/** What the number found should say about the districts that were asked for; '' if it is all of them. */
export function useNearNote(search: ListingSearch): string {
  const { near } = search.filters;
  const { data } = useQuery({ ...districtsFound(search), enabled: near !== undefined });
  if (!near || !data) return '';
  if (!data.isKnown) return nearTexts.unknownPlace(near.place);
  return data.asked < data.inAll ? nearTexts.cut(data.asked, data.inAll, Math.round(data.reach)) : '';
}

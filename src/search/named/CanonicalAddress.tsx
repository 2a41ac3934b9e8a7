import { useQuery } from '@tanstack/react-query';
import { listAddress } from '../../shared/addresses/addresses';
import { readableAddress } from '../../shared/readable/readableAddress';
import { AddressLinks } from '../../ui/AddressLinks';
import type { ListingSearch } from '../search';
import { knownName } from '../search.queries';
import { isWholeList, namedAs } from './namedSearch';

/** Search engines shall know a search by its readable address, if it has one (SEARCH-30). */
export function CanonicalAddress({ search }: { search: ListingSearch }) {
  const named = namedAs(search);
  const { data: known } = useQuery(knownName(named));
  if (isWholeList(search)) return <AddressLinks path={listAddress(search.kind)} />;
  return named && known && <AddressLinks path={readableAddress(named)} />;
}

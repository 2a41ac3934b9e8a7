import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Loading } from '../../ui/Loading';
import { NothingHere } from '../NothingHere';

interface MeantAddressProps {
  /** Shown if nothing has that name. By default a page that says so. */
  readonly otherwise?: ReactNode;
}

/** An address that is a search of its own keeps the other parameters of the typed one. */
function withQuery(address: string, search: string): string {
  return address.includes('?') ? address + search.replace('?', '&') : address + search;
}

/** Leads to the address that another spelling of a name means (SEARCH-30). It reads nothing but the dictionary. */
export default function MeantAddress({ otherwise = <NothingHere /> }: MeantAddressProps) {
  const { pathname, search, hash } = useLocation();
  const { data: address, isPending } = useQuery({
    queryKey: ['fixed', 'meantAddress', pathname],
    queryFn: async () => (await import('../../search/named/meantAddress')).meantAddress(pathname),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (address) return <Navigate to={`${withQuery(address, search)}${hash}`} replace />;
  return isPending ? <Loading /> : otherwise;
}

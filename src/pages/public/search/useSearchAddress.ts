import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { VehicleKind } from '../../../domain/vehicleKinds';
import { readSearch, type VehicleSearch, writeSearch } from '../../../domain/vehicleSearch';
import { homeTabPath } from '../homeTabs';

/** The page of a search, with all of it in the address. */
function searchPath(search: VehicleSearch): string {
  const asked = writeSearch(search).toString();
  return `${homeTabPath(`${search.kind}s`)}${asked && `&${asked}`}`;
}

interface SearchAddress {
  readonly search: VehicleSearch;
  /** As a step of its own, which Back undoes. */
  readonly change: (search: VehicleSearch) => void;
  /** Words as they are typed: one step, however many. */
  readonly type: (text: string) => void;
}

/** What the address of a kind's tab asks for. */
export function useSearchAddress(kind: VehicleKind): SearchAddress {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const search = useMemo(() => readSearch(kind, address), [kind, address]);
  const change = useCallback(
    (next: VehicleSearch) => void navigate(searchPath(next), { state: { staysInPlace: true } }),
    [navigate],
  );
  const type = useCallback(
    (text: string) => void navigate(searchPath({ ...search, text }), { replace: true, state: { staysInPlace: true } }),
    [navigate, search],
  );
  return { search, change, type };
}

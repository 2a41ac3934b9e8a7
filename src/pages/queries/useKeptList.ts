import { type QueryKey, useQuery } from '@tanstack/react-query';
import { isAppError } from '../../domain/appError';
import type { Seller } from '../../domain/seller';
import type { KeptList } from '../../services/keptLists';
import { queryClient } from './queryClient';
import { isPublicList } from './queryKeys';

/** What this device keeps of public lists: looked up, in a chunk of its own, where the server cannot be reached. */

interface Asked {
  readonly error: unknown;
  readonly data: unknown;
}

export interface KeptListLookup<Item> {
  readonly list: KeptList<Item> | null | undefined;
  /** Whether it is being looked up. */
  readonly isComing: boolean;
  /** Asks the server again: for the list, and for the dealers that could not be reached either. */
  readonly askAgain: (refetch: () => Promise<unknown>) => void;
}

/** The name that a list is kept under. */
export function keptName(key: QueryKey): string {
  return key.join('/');
}

async function askAgain(refetch: () => Promise<unknown>): Promise<void> {
  await refetch();
  await queryClient.refetchQueries({ queryKey: ['seller'], predicate: ({ state }) => state.status === 'error' });
}

/** The kept copy of a public list that cannot be reached. Once it is there, it stays until the list itself comes. */
export function useKeptList<Item>(key: QueryKey, { error, data }: Asked): KeptListLookup<Item> {
  const isLost = isPublicList(key) && data === undefined && isAppError(error, 'offline');
  const kept = useQuery({
    queryKey: ['kept', ...key],
    queryFn: async () => (await import('../../services/keptLists')).readKeptList<Item>(keptName(key)),
    enabled: isLost,
  });
  // While the server is asked again there is no error; with another error, the list is not to be had.
  const mayStand = error === null || isAppError(error, 'offline');
  return {
    list: mayStand ? kept.data : null,
    isComing: isLost && kept.isPending,
    askAgain: (refetch) => void askAgain(refetch),
  };
}

/** The kept dealers, by their ids, where one of these could not be reached. */
export function useKeptSellers(asked: readonly Asked[]): ReadonlyMap<string, Seller> | undefined {
  const { data } = useQuery({
    queryKey: ['keptSellers'],
    queryFn: async () => (await import('../../services/keptLists')).readKeptSellers(),
    enabled: asked.some(({ error }) => isAppError(error, 'offline')),
  });
  return data;
}

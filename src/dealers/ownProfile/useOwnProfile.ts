import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Uid } from '../../shared/valueTypes';
import { ownProfile } from './ownProfile.queries';
import type { OwnProfile } from './profileChange';

/** The profile of the signed-in dealer, public or not. null: nobody is signed in, so nothing is requested. */
export function useOwnProfile(sellerId: Uid | null): UseQueryResult<OwnProfile> {
  return useQuery({ ...ownProfile(sellerId ?? ''), enabled: sellerId !== null });
}

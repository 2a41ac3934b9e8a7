import { queryOptions } from '@tanstack/react-query';
import type { Uid } from '../shared/valueTypes';
import { type Reported, reportId } from './report';
import { findOwnReport } from './reports.service';

/** The buyer's report of a listing or a dealer; null: there is none. */
export function ownReport(userId: Uid, about: Reported) {
  return queryOptions({
    queryKey: ['buyer', 'report', reportId(about, userId)],
    queryFn: async () => (await findOwnReport(userId, about)) ?? null,
    // Read each time that the sheet is opened: the admin may have looked at it.
    staleTime: 0,
    gcTime: 0,
  });
}

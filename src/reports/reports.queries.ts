import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../lists/queryClient';
import { type Report, type Reported, type ReportReason, reportId } from './report';
import { findOwnReport } from './reports.service';

/** The buyer's report of a listing or a dealer; null: there is none. */
export function ownReport(userId: string, about: Reported) {
  return queryOptions({
    queryKey: ['report', reportId(about, userId)],
    queryFn: async () => (await findOwnReport(userId, about)) ?? null,
    // Read each time that the sheet is opened: the admin may have looked at it.
    staleTime: 0,
    gcTime: 0,
  });
}

/** After the report was sent. */
export function rememberReport(userId: string, about: Reported, reason: ReportReason, text: string): void {
  const report: Report = {
    ...about,
    id: reportId(about, userId),
    userId,
    reason,
    text,
    at: new Date(),
    handledAt: null,
  };
  queryClient.setQueryData(ownReport(userId, about).queryKey, report);
}

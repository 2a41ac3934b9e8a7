import { queryOptions } from '@tanstack/react-query';
import { changeCachedItems } from '../lists/cachedItems';
import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import type { CappedCount } from '../shared/numbers/cappedCount';
import type { Report, Reported } from './report';
import {
  countOpenReports,
  countReportsAbout,
  listReports,
  listReportsAboutDealer,
  type ReportFilter,
} from './reportsAsAdmin.service';

/** Queries for reports, for the admin. */

const allReports = ['admin', 'reports'] as const;
const allCounts = ['admin', 'reportCount'] as const;

export function reports(filter: ReportFilter): PagedQuery<Report> {
  return { key: [...allReports, filter], load: (cursor) => listReports(filter, cursor) };
}

/** Below the key of all reports, so that what is done is refetched. */
export function reportsAboutDealer(sellerId: string): PagedQuery<Report> {
  return { key: [...allReports, 'dealer', sellerId], load: (cursor) => listReportsAboutDealer(sellerId, cursor) };
}

export const openReportCount = queryOptions<CappedCount>({
  queryKey: [...allCounts, 'open'],
  queryFn: () => countOpenReports(),
});

export function reportCountAbout(about: Pick<Reported, 'collection' | 'recordId'>) {
  return queryOptions({
    queryKey: [...allCounts, about.collection, about.recordId],
    queryFn: () => countReportsAbout(about),
  });
}

/** Removes done reports from the list of open ones, even if the list cannot be refetched. */
export function rememberDone(done: readonly Report[]): void {
  const ids = new Set(done.map(({ id }) => id));
  changeCachedItems<Report>(reports('open').key, (report) => (ids.has(report.id) ? null : report));
}

/** What changes when some are done, or were done by another admin. */
export const reportKeys = [allReports, openReportCount.queryKey] as const;

/** Removes the lists from the cache, so that they are refetched when they are opened. */
export function forgetReports(): void {
  queryClient.removeQueries({ queryKey: allReports });
}

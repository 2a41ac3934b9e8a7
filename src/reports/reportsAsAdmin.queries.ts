import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { PagedQuery } from '../lists/pagedQuery';
import type { CappedCount } from '../shared/numbers/cappedCount';
import type { Uid } from '../shared/valueTypes';
import type { Report, Reported } from './report';
import {
  countOpenReports,
  countReportsAbout,
  listReports,
  listReportsAboutDealer,
  type ReportFilter,
} from './reportsAsAdmin.service';

/** Queries for reports, for the admin. */

const allReports: QueryKey = ['adminLists', 'reports'];
const allCounts: QueryKey = ['admin', 'reportCount'];

export function reports(filter: ReportFilter): PagedQuery<Report> {
  return { key: [...allReports, filter], load: (cursor) => listReports(filter, cursor) };
}

export function reportsAboutDealer(sellerId: Uid): PagedQuery<Report> {
  return { key: ['admin', 'reportsAbout', sellerId], load: (cursor) => listReportsAboutDealer(sellerId, cursor) };
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

/** What changes when some are done, or were done by another admin. */
export const reportKeys: readonly QueryKey[] = [allReports, allCounts, ['admin', 'reportsAbout']];

import type { Uid } from '../shared/valueTypes';
/** A buyer's report about a listing or a dealer (REPORT-1). */

/** The stored collections of what can be reported. */
export type ReportedCollection = 'products' | 'bikes' | 'sellers';

export type About = 'listing' | 'dealer';

export function aboutOf(collection: ReportedCollection): About {
  return collection === 'sellers' ? 'dealer' : 'listing';
}

/** What a report is about. */
export interface Reported {
  readonly collection: ReportedCollection;
  readonly recordId: string;
  /** The dealer of the listing, or the reported dealer. */
  readonly sellerId: Uid;
  /** The name of the listing or of the dealer at the time of the report. */
  readonly name: string;
}

/** The seven reasons, as the codes that are stored. The rules repeat them. */
export const reportReasons = ['gone', 'advance', 'price', 'photos', 'details', 'papers', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

export function isReportReason(text: string): text is ReportReason {
  return reportReasons.some((reason) => reason === text);
}

export interface Report extends Reported {
  readonly id: string;
  readonly userId: Uid;
  readonly reason: ReportReason;
  readonly text: string;
  readonly at: Date | null;
  /** When the admin looked at it; null: not yet. */
  readonly handledAt: Date | null;
}

/** A buyer has one report of each listing and each dealer: the id says so. */
export function reportId({ collection, recordId }: Pick<Reported, 'collection' | 'recordId'>, userId: Uid): string {
  return `${collection}_${recordId}_${userId}`;
}

/** The reports about one listing or one dealer, the latest first. */
export interface ReportGroup {
  readonly about: Reported;
  readonly reports: readonly Report[];
}

/** The most reported first; then the one that waits longest. */
export function groupReports(reports: readonly Report[]): readonly ReportGroup[] {
  const groups = new Map<string, Report[]>();
  for (const report of reports) {
    const key = `${report.collection} ${report.recordId}`;
    groups.set(key, [...(groups.get(key) ?? []), report]);
  }
  const oldest = (group: readonly Report[]) => Math.min(...group.map(({ at }) => at?.getTime() ?? 0));
  return [...groups.values()]
    .toSorted((one, other) => other.length - one.length || oldest(one) - oldest(other))
    .flatMap((group) => (group[0] ? [{ about: group[0], reports: group }] : []));
}

import type { ReportReason } from '../../src/reports/report';
import { storedReason } from '../../src/shared/reason';
import { listings } from './listings';
import { pastBuyers } from './people';
import { moments } from './times';

interface HandledReport {
  readonly listing: { readonly collection: string; readonly id: string };
  readonly userId: string;
  readonly reason: ReportReason;
  readonly at: number;
  /** What the admin noted. */
  readonly note: string;
}

const HOUR = 3_600_000;
const reasons: readonly ReportReason[] = ['gone', 'price', 'photos', 'gone', 'details'];
const notes = [storedReason('nothingWrong'), storedReason('warned'), storedReason('nothingWrong')] as const;

const live = listings.filter(({ fields }) => fields.approved === true);

/** The reports of the weeks before. The admin has looked at each within a day or two. */
export const pastReports: readonly HandledReport[] = reported();

/** Nobody reports a listing twice. */
function reported(): readonly HandledReport[] {
  const taken = new Set<string>();
  return moments('reports', 26, 0.1).flatMap((at, index) => {
    const shown = live.filter(({ createdAt }) => createdAt < at - 48 * HOUR);
    const { uid: userId } = pastBuyers[(index + 2) % pastBuyers.length] ?? pastBuyers[0];
    const tried = shown.map((_, shift) => shown[(index * 7 + shift) % shown.length]);
    const listing = tried.find((each) => each && !taken.has(`${userId} ${each.id}`));
    if (listing === undefined) return [];
    taken.add(`${userId} ${listing.id}`);
    const reason = reasons[index % reasons.length] ?? 'gone';
    return { listing, userId, reason, at, note: notes[index % notes.length] ?? notes[0] };
  });
}

/** Hours until the admin looked at it. */
export const hoursUntilHandled = 20;

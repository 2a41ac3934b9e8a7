import type { ServerTime } from '../../shared/time/serverTime';
import type { Milliseconds, Minutes } from '../../shared/valueTypes';
import { waitTexts } from './overviewTexts';

/** What the overview reads of the record of a decision. */
export interface DecisionTimes {
  readonly what: string;
  readonly when: ServerTime | null;
  /** The last write of the listing that the admin has seen: since then it had waited. */
  readonly seen: ServerTime | null;
  /** The id of the decision before, which ends with what it was. */
  readonly follows: string;
}

const minute: Milliseconds = 60_000;

/** After these, a listing is live. Its rejection ends no wait, unless the dealer has edited it, which the record does not say. */
const leavesLive = /_(approve|acknowledge|reopen)$/;

/** How long the listing had waited for this decision (ADMIN-30); null: it did not wait. */
export function waitOf({ what, when, seen, follows }: DecisionTimes): Minutes | null {
  if (when === null || seen === null) return null;
  if (what !== 'approve' && (what !== 'reject' || leavesLive.test(follows))) return null;
  return Math.max(0, Math.round((when.getTime() - seen.getTime()) / minute));
}

const hour: Minutes = 60;
const day = 24 * hour;

/** '40 min', '5 h', '3 days': hours up to two days. */
export function formatWait(minutes: Minutes): string {
  if (minutes < hour) return waitTexts.minutes(Math.round(minutes));
  if (minutes < 2 * day) return waitTexts.hours(Math.round(minutes / hour));
  return waitTexts.days(Math.round(minutes / day));
}

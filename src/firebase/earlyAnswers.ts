import type { DocumentQuery, ListQuery } from './query';
import type { TypedFields } from './values';

/** A query for what a page shows first, sent while the app's code is downloading. */
export interface EarlyQuery {
  readonly query: ListQuery | DocumentQuery;
  /** Also loads the photo of the first listing, which people see first. */
  readonly withPhoto?: true;
  /** The list's name among the known lists: a device that knows it asks for its news instead. */
  readonly known?: string;
}

interface StoredRecord {
  readonly name?: string;
  readonly fields?: TypedFields;
}

/** A row of an answer: a list's rows have `document`, the row of a single document has `found`. */
export interface AnswerRow {
  readonly document?: StoredRecord & { readonly name: string };
  readonly found?: StoredRecord;
}

export type Answer = readonly AnswerRow[];

interface EarlyAnswer {
  readonly query: EarlyQuery['query'];
  readonly answer: Promise<Answer>;
}

declare global {
  interface Window {
    /** The early script and the app share no module, so they share this. */
    earlyAnswers?: readonly EarlyAnswer[];
  }
}

/** Whether two queries are equal. A query that was read from JSON lacks the keys that are undefined. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  return Object.keys({ ...one, ...other }).every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)));
}

function remove(early: EarlyAnswer): void {
  window.earlyAnswers = (window.earlyAnswers ?? []).filter((each) => each !== early);
}

/** Keeps a pending answer for the first caller with the same query. */
export function keepEarlyAnswer(query: EarlyQuery['query'], answer: Promise<Answer>): void {
  const early = { query, answer };
  window.earlyAnswers = [...(window.earlyAnswers ?? []), early];
  // After a failure, the app sends the request itself.
  answer.catch(() => remove(early));
}

/** The answer to an early query; a second call gets none. null: there was no early query, or it failed. */
export async function takeEarlyAnswer(query: EarlyQuery['query']): Promise<Answer | null> {
  const early = window.earlyAnswers?.find((each) => isSame(each.query, query));
  if (!early) return null;
  remove(early);
  return early.answer.catch(() => null);
}

import type { FirestoreRequest } from './firestoreQuery';
import type { TypedFields } from './firestoreValues';

interface StoredRecord {
  readonly name?: string;
  readonly fields?: TypedFields;
}

/** A line of an answer: of a list, or to a question for one document. */
export interface AnswerRow {
  readonly document?: StoredRecord & { readonly name: string };
  readonly found?: StoredRecord;
}

export type Answer = readonly AnswerRow[];

declare global {
  interface Window {
    /** By the body of the question. The script in the page and the app have no module in common. */
    earlyAnswers?: Map<string, Promise<Answer>>;
  }
}

/** Keeps an answer that is on its way for whoever asks the same first. */
export function keepEarlyAnswer({ body }: FirestoreRequest, answer: Promise<Answer>): void {
  window.earlyAnswers ??= new Map();
  const answers = window.earlyAnswers;
  answers.set(body, answer);
  // Whoever asks next hears of the failure, by asking anew.
  answer.catch(() => answers.delete(body));
}

/** The early answer, given once; null where nobody asked early, or in vain. */
export async function takeEarlyAnswer({ body }: FirestoreRequest): Promise<Answer | null> {
  const answer = window.earlyAnswers?.get(body);
  window.earlyAnswers?.delete(body);
  return answer ? answer.catch(() => null) : null;
}

import type { JournalEntry, JournalMove } from './journal';
import { journalDecisionTexts } from './texts';

/** 'Car post approved' */
export function decisionText({ subject, what }: Pick<JournalEntry, 'subject' | 'what'>): string {
  const texts: Readonly<Partial<Record<JournalMove, string>>> = journalDecisionTexts[subject];
  return texts[what] ?? what;
}

import { readFields, readTexts, readTime } from '../firebase/stored';
import type { Dealer } from './dealer';
import { type CheckedFact, checkedFacts, type DealerCheck } from './dealerCheck';

function isCheckedFact(text: string): text is CheckedFact {
  return checkedFacts.some((fact) => fact === text);
}

/** What Second Gear has checked of a dealer; null: nothing, or nothing any longer. */
export function checkOf(dealer: Dealer): DealerCheck | null {
  const check = readFields({ ...dealer }, 'check');
  const facts = readTexts(check, 'facts').filter(isCheckedFact);
  return facts.length > 0 ? { facts, at: readTime(check, 'at') } : null;
}

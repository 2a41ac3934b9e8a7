import { readTexts, type StoredFields } from '../../firebase/stored';
import type { BlockedHours } from './blockedHours';

/** Stored as texts: the rules can check these with a pattern. */
export function toBlockedHours(data: StoredFields): BlockedHours {
  return new Set(readTexts(data, 'hours').map(Number));
}

export function toStoredHours(blocked: BlockedHours): StoredFields {
  return { hours: [...blocked].map(String) };
}

import { draftTexts } from '../texts';
import type { NamedDraft } from './drafts';

/** 'New car', 'Edit of a bike: Royal Enfield Classic'. */
export function draftLabel({ kind, id, title }: NamedDraft): string {
  const label = draftTexts[id === null ? 'new' : 'edit'][kind];
  return title === '' ? label : `${label}: ${title}`;
}

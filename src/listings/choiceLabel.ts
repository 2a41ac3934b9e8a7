import { nameOf } from '../shared/names/names';
import { choiceTexts } from './choiceTexts';
import type { ListingFieldKey } from './kinds';
import type { StatedKey } from './stated/statedChoices';

type AnyLabels = Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>>;

/**
 * A stored choice as people read it: its label, or the name of a state. What is no known choice, such as a make that the
 * dealer typed, stays as it is.
 */
export function choiceLabel(field: ListingFieldKey | StatedKey, choice: string): string {
  const labels: AnyLabels | null = choiceTexts.labels;
  return labels?.[field]?.[choice] ?? nameOf(choice);
}

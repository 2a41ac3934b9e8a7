import { choiceTexts } from './choiceTexts';
import type { ListingFieldKey } from './kinds';

type Labels = Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>>;

/** The label of a choice; undefined if it has none. */
export function labelIn(labels: Labels | null, field: string, choice: string): string | undefined {
  return labels?.[field]?.[choice];
}

/** A stored choice as people read it. What is no known choice, such as a make that the dealer typed, stays as it is. */
export function choiceLabel(field: ListingFieldKey, choice: string): string {
  return labelIn(choiceTexts.labels, field, choice) ?? choice;
}

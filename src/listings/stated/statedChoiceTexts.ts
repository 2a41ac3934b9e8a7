import type { statedChoices } from './statedChoices';

type Stated = typeof statedChoices;

/** A label for each choice, by the fact that has it: 'None' of a loan is not 'None' of a service history. */
export type StatedChoiceLabels = { readonly [Key in keyof Stated]: Readonly<Record<Stated[Key][number], string>> };

/** Like `choiceTexts`, and apart from them because the first view shows no stated fact. */
export const statedChoiceTexts: { readonly labels: StatedChoiceLabels | null } = { labels: null };

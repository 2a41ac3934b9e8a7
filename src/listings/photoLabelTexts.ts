import type { photoLabels } from './photoLabels';

export type PhotoLabels = Readonly<Record<(typeof photoLabels)[number], string>>;

/** Like `choiceTexts`, and apart from them because the first view shows no label of a photo. */
export const photoLabelTexts: { readonly labels: PhotoLabels | null } = { labels: null };

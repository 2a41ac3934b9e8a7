import type { labelAt } from './photoLabels';
import { photoLabelTexts } from './photoLabelTexts';

/** What a photo shows, as people read it; '' for none. */
export function photoLabelText(label: ReturnType<typeof labelAt>): string {
  return label === '' ? '' : (photoLabelTexts.labels?.[label] ?? label);
}

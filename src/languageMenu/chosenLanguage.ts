import { deviceText } from '../shared/device/deviceText';
import { isLanguage, type LanguageCode } from '../shared/languages';

/** The code of the language that a person has chosen on this device; '' before a choice. */
export const chosenLanguage = deviceText('language');

/** The language that a person probably reads best: the chosen one, or the first of the browser's that the site has. */
export function likelyLanguage(): LanguageCode | null {
  const chosen = chosenLanguage.read();
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((each) => each.slice(0, 2)).find(isLanguage) ?? null;
}

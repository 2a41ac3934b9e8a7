import { needNames } from '../names/names';
import { cleanLine } from '../text/cleanText';
import { indianLanguageTyped } from '../typedLanguage';

/**
 * A district of a form as it is stored: with its Latin name, by which searches find it, if it is typed in a script of
 * India ('पुणे' is Pune); else as it is typed, also without a network (LANG-6).
 */
export async function toStoredDistrict(typed: string): Promise<string> {
  const line = cleanLine(typed);
  const code = indianLanguageTyped(line);
  if (code === null) return line;
  try {
    const [{ districtInScript }] = await Promise.all([import('./districtInScript'), needNames(code)]);
    return districtInScript(line) ?? line;
  } catch {
    return line;
  }
}

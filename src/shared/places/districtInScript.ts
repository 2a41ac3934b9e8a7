import { typedNames } from '../names/typedNames';
import { foldedWords } from '../spelling';
import { currentDistrictName } from './districts';

/** The Latin name of a district whose name is typed in a script of India; null if there is none, or no table of names yet. */
export function districtInScript(typed: string): string | null {
  const asked = foldedWords(typed).join(' ');
  const found = [...(typedNames(typed) ?? [])].find(([, name]) => foldedWords(name).join(' ') === asked);
  return found ? currentDistrictName(found[0]) : null;
}

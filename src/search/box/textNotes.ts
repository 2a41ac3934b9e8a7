import { textLimits } from '../../shared/limits';
import { wellFormed } from '../../shared/wellFormed';
import type { TextNotes } from './understoodSearch';

const readText = (address: URLSearchParams, name: string) =>
  wellFormed((address.get(name) ?? '').slice(0, textLimits.searchText));

/** The notes in an address, so that Back, a reload and a shared address show them too. */
export function readNotes(address: URLSearchParams): TextNotes {
  const [typed, meant] = ['typed', 'meant'].map((name) => readText(address, name));
  const [ignored = [], unsaid = []] = ['ignored', 'unsaid'].map((name) => {
    const words = readText(address, name);
    return words ? words.split(',') : [];
  });
  return { correction: typed && meant ? { typed, meant } : null, ignored, unsaid };
}

/** Adds the notes to the address of a search. */
export function writeNotes({ correction, ignored, unsaid }: TextNotes, address: URLSearchParams): URLSearchParams {
  const noted = new URLSearchParams(address);
  if (correction) {
    noted.set('typed', correction.typed);
    noted.set('meant', correction.meant);
  }
  if (ignored.length > 0) noted.set('ignored', ignored.join(','));
  if (unsaid.length > 0) noted.set('unsaid', unsaid.join(','));
  return noted;
}

/** Words in an address are searched as they are. */
export function asTypedAddress(typed: string): string {
  return new URLSearchParams({ q: typed }).toString();
}

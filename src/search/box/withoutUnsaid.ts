import { conditionsOf, wordsOf } from '../search';
import { findsSome, unsaidWords } from '../search.queries';
import type { TextSearch } from './understoodSearch';

/** Each word that is looked up alone costs a count. */
const mostLookedUp = 4;

async function withFewerWords(found: TextSearch): Promise<TextSearch> {
  const { search, notes } = found;
  const words = wordsOf(search);
  if (words.length === 0 || (await findsSome(search))) return found;
  const unsaid = await unsaidWords(search.kind, words.slice(0, mostLookedUp));
  if (unsaid.length === 0) return found;
  const rest = { ...search, text: words.filter((word) => !unsaid.includes(word)).join(' ') };
  // Without any condition, all listings would be shown for a name that is perhaps a dealer's.
  if (conditionsOf(rest).length === 0) return found;
  return (await findsSome(rest)) ? { ...found, search: rest, notes: { ...notes, unsaid } } : found;
}

/**
 * Leaves out words that no listing has, if the search finds something without them (SEARCH-34). The list that is shown
 * next takes the same answer.
 */
export function withoutUnsaid(found: TextSearch): Promise<TextSearch> {
  // The list says what failed.
  return withFewerWords(found).catch(() => found);
}

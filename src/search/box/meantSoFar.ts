const shortestWord = 3;

/**
 * The part of a text that is searched while people type: the text without a last word that is too short.
 * 'Swift di' may become 'diesel', and no listing has a word like 'zx': the list stays until there is more.
 */
export function meantSoFar(typed: string): string {
  const [last = ''] = /\S*$/u.exec(typed) ?? [];
  return last.length < shortestWord ? typed.slice(0, typed.length - last.length).trimEnd() : typed;
}

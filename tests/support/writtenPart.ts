/** A part of a page in docs/ that a test writes, between two lines that name the test. */
export interface WrittenPart {
  /** What is between the two lines. */
  readonly content: string;
  /** The page with other content between the lines. */
  readonly replacedBy: (content: string) => string;
}

/**
 * @param by the path of the test
 * @throws Error if the page has lost the lines
 */
export function writtenPart(page: string, by: string): WrittenPart {
  const begin = `<!-- From here on: written by ${by} -->`;
  const end = '<!-- To here -->';
  const [before, rest] = page.split(begin);
  const [content, ...after] = rest?.split(end) ?? [];
  if (before === undefined || content === undefined || after.length === 0)
    throw new Error(`A page of docs/ has lost the lines around what ${by} writes`);
  return {
    content,
    replacedBy: (next) => `${before}${begin}\n\n${next}\n\n${end}${after.join(end)}`,
  };
}

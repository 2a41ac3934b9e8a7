/** What a spreadsheet would take for a formula, or skip to find one. */
const startsFormula = /^[=+\-@\t\r\n]/;

function toCell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * A table as a spreadsheet opens it (RFC 4180): every cell in quotes, a line end after every row, and marked as UTF-8.
 * What somebody typed stays text: a cell that begins like a formula gets an apostrophe in front.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

/**
 * A cell that begins like this runs as a formula in some spreadsheets. The full-width signs of East Asia are among
 * them.
 */
const startsFormula = /^[=+\-@＝＋－＠\t\r\n]/;

/** A number is not in quotes, so that spreadsheets count with it. */
function toCell(text: string | number): string {
  if (typeof text === 'number') return String(text);
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * A table in the format that spreadsheets open (RFC 4180): every text in quotes, CRLF after every row, and a byte order
 * mark for UTF-8. A cell that begins like a formula gets an apostrophe in front, so that it stays text.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

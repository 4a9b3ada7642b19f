/**
 * Returns CSV (RFC 4180) for spreadsheets. Adds a byte order mark, because spreadsheets otherwise
 * misread Japanese text, and an apostrophe before values that they would evaluate as a formula.
 * Quotes every value, because spreadsheets in some languages split unquoted values at semicolons.
 */
export function toCsv(rows: Iterable<readonly (string | null)[]>): string {
  let file = '\uFEFF';
  for (const row of rows) file += `${row.map(toField).join(',')}\r\n`;
  return file;
}

/** Start of a formula in spreadsheets, including leading spaces and full-width characters. */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/u;

function toField(value: string | null): string {
  if (value === null) return '';
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Returns CSV (RFC 4180). Adds a byte order mark, as spreadsheets misread Japanese text without it,
 * and an apostrophe before formulas. Quotes all values, as some split unquoted ones at semicolons.
 */
export function toCsv(rows: Iterable<readonly (string | null)[]>): string {
  let file = '\uFEFF';
  for (const row of rows) file += `${row.map(toField).join(',')}\r\n`;
  return file;
}

const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/u;

function toField(value: string | null): string {
  if (value === null) return '';
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

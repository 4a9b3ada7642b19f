/**
 * A file of comma-separated values (RFC 4180) as spreadsheets open it: with a byte order mark, without which they
 * garble Japanese, and with an apostrophe before what they would take for a formula.
 */
export function toCsv(rows: Iterable<readonly (string | null)[]>): string {
  let file = '\uFEFF';
  for (const row of rows) file += `${row.map(toField).join(',')}\r\n`;
  return file;
}

/** Signs by which a spreadsheet knows a formula, also after spaces, and in their full-width forms. */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/u;

function toField(value: string | null): string {
  if (value === null) return '';
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

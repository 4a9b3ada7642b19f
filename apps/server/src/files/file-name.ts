/**
 * Removes invisible characters from a file name: direction marks, which can disguise the extension
 * (`gpj.exe`), and
 * characters that make two names look identical.
 */
export function visibleName(fileName: string): string {
  return fileName.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu, '').trim();
}

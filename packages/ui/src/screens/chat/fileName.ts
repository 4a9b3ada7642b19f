/**
 * A file's name as it can be read: without signs that turn the direction of writing, which make
 * `gpj.exe` look like another type, and without others that nobody sees.
 */
export function visibleName(fileName: string): string {
  return fileName.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu, '').trim();
}

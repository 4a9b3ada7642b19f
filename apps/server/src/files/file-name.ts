/**
 * A file's name without what nobody sees: signs that turn the direction of writing, which make
 * `gpj.exe` of another ending, and others that make two names look like one.
 */
export function visibleName(fileName: string): string {
  return fileName.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu, '').trim();
}

/**
 * Removes bidirectional controls, which can disguise the type (`gpj.exe`), and invisible
 * characters.
 */
export function visibleName(fileName: string): string {
  return fileName.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu, '').trim();
}

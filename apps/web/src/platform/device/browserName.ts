const patterns = [
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['firefox', /Firefox\//],
  ['chromium', /Chrome\/|Chromium\//],
  ['safari', /Safari\//],
] as const;

/** Browsers whose permissions are changed in different places. All browsers of iOS share one. */
export type BrowserName = (typeof patterns)[number][0] | 'other';

/** @param touchPoints `navigator.maxTouchPoints`; iPads send the user agent of a Mac */
export function browserName(userAgent: string, touchPoints: number): BrowserName {
  if (userAgent.includes('Macintosh') && touchPoints > 1) return 'ios';
  return patterns.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
}

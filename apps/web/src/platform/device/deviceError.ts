import i18next from 'i18next';

const patterns = [
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['firefox', /Firefox\//],
  ['chromium', /Chrome\/|Chromium\//],
  ['safari', /Safari\//],
] as const;

/** Browsers whose permissions are changed in different places. All browsers of iOS share one. */
type BrowserName = (typeof patterns)[number][0] | 'other';

/** @param touchPoints `navigator.maxTouchPoints`; iPads send the user agent of a Mac */
export function browserName(userAgent: string, touchPoints: number): BrowserName {
  if (userAgent.includes('Macintosh') && touchPoints > 1) return 'ios';
  return patterns.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
}

/** See spec §8, "Device errors". `insecureError`: the page was not loaded over HTTPS. */
export type DeviceProblem =
  'notFoundError' | 'notAllowedError' | 'notReadableError' | 'insecureError';

/** By error name. Includes the names that earlier versions of Chrome used. */
const problems: Partial<Record<string, DeviceProblem>> = {
  NotFoundError: 'notFoundError',
  DevicesNotFoundError: 'notFoundError',
  // The selected device is missing.
  OverconstrainedError: 'notFoundError',
  NotAllowedError: 'notAllowedError',
  PermissionDeniedError: 'notAllowedError',
  SecurityError: 'notAllowedError',
  // In use by another application.
  NotReadableError: 'notReadableError',
  TrackStartError: 'notReadableError',
  AbortError: 'notReadableError',
  InsecureContextError: 'insecureError',
};

/** @param error rejection of `getUserMedia` or `getDisplayMedia` */
export function deviceProblemOf(error: unknown): DeviceProblem {
  return (error instanceof Error && problems[error.name]) || 'notReadableError';
}

type DeviceError =
  { problem: 'insecureError' } | { problem: Exclude<DeviceProblem, 'insecureError'>; text: string };

/** Adds how to allow the device in this browser, or the text of the error catalogue. */
export function deviceError(
  problem: DeviceProblem,
  device: 'microphone' | 'camera',
  browser = thisBrowser(),
): DeviceError {
  if (problem === 'insecureError') return { problem };
  if (problem === 'notAllowedError') {
    const name = i18next.t(`web:device.${device}`);
    const how = i18next.t(`web:device.allow.${browser}`, { name });
    return { problem, text: i18next.t(`web:device.denied.${device}`, { how }) };
  }
  return { problem, text: i18next.t(`error.requestDevice.${problem}`, { ns: 'errors' }) };
}

function thisBrowser(): BrowserName {
  return browserName(navigator.userAgent, navigator.maxTouchPoints);
}

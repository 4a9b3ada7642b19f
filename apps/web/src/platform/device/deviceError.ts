import i18next from 'i18next';

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

/** Adds the text of the error catalogue in the current language. */
export function deviceError(problem: DeviceProblem): DeviceError {
  if (problem === 'insecureError') return { problem };
  return { problem, text: i18next.t(`error.requestDevice.${problem}`, { ns: 'errors' }) };
}

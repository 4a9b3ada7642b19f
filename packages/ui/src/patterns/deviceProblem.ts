/**
 * `insecureError`: the page was not loaded over HTTPS. `text` explains the browser's error
 * (`error.requestDevice` in the error catalogue); the screen adds its advice.
 */
export type DeviceProblem =
  | { problem: 'insecureError' }
  | { problem: 'notFoundError' | 'notAllowedError' | 'notReadableError'; text: string };

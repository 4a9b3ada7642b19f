/** Whether a failed call had no answer, as far as HTTP statuses tell; `null` is none at all. */
export function isSilence(status: number | null): boolean {
  return status === null || (status >= 502 && status <= 504);
}

/** Whether the status means that the server did not answer; `null` if there was no response. */
export function isUnreachable(status: number | null): boolean {
  return status === null || (status >= 502 && status <= 504);
}

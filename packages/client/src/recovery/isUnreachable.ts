export function isUnreachable(status: number | null): boolean {
  return status === null || (status >= 502 && status <= 504);
}

const minute = 60_000;

/** Time until a start: minutes, seconds in the last minute, null once it has started. Rounded up. */
export function timeUntilStart(
  startTime: string,
  now: number,
): { minutes: number } | { seconds: number } | null {
  const left = Date.parse(startTime) - now;
  if (left <= 0) return null;
  return left > minute
    ? { minutes: Math.ceil(left / minute) }
    : { seconds: Math.ceil(left / 1000) };
}

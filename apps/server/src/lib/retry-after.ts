/** Returns the pause of a Retry-After header in milliseconds, from seconds or a date (RFC 9110, 10.2.3). */
export function pauseOf(headers: Headers, now: Date): number | null {
  const header = headers.get('retry-after')?.trim();
  if (!header) return null;
  const pause = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(pause) ? null : Math.max(0, pause);
}

/** Returns the pause of a Retry-After header in milliseconds, from seconds or a date (RFC 9110, 10.2.3). */
export function pauseOf(headers: Headers, now: Date): number | null {
  const given = headers.get('retry-after')?.trim();
  if (!given) return null;
  const pause = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now.getTime();
  return Number.isNaN(pause) ? null : Math.max(0, pause);
}

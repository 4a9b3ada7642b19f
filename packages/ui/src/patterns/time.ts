const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * A point in time in the viewer's zone, as `dateTimeFormat` says (spec §9). By hand: the sign-in page, which
 * shows one, would load a library for it.
 * @param iso ISO 8601
 */
export function dateTime(iso: string): string {
  const at = new Date(iso);
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('/');
  return `${day} - ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/**
 * Two or fewer parts of a remaining time (spec §9, "Timer display"): under a minute the seconds
 * alone, otherwise minutes:seconds.
 */
export function splitTimer(milliseconds: number): { seconds: number } | { clock: string } {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < 60) return { seconds };
  const rest = String(seconds % 60).padStart(2, '0');
  return { clock: `${Math.floor(seconds / 60)}:${rest}` };
}

/** Splits a remaining time: seconds below one minute, otherwise minutes:seconds. */
export function splitTimer(milliseconds: number): { seconds: number } | { clock: string } {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < 60) return { seconds };
  const rest = String(seconds % 60).padStart(2, '0');
  return { clock: `${Math.floor(seconds / 60)}:${rest}` };
}

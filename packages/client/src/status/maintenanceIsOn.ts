import type { Schemas } from '@office/api';

/** The `Date` of an answer tells whole seconds. */
const resolutionMs = 1000;

/**
 * Whether there is maintenance at the server's time: an announcement is of the one that is on, or of
 * the next. The time of this computer may be another, and would send the page to and fro.
 * @param date the answer's `Date` header
 */
export function maintenanceIsOn(
  { startAt, endAt }: Pick<Schemas['MaintenanceInfo'], 'startAt' | 'endAt'>,
  date: string | null,
): boolean {
  if (!startAt) return false;
  const now = date ? Date.parse(date) : Number.NaN;
  // A server that does not say what time it is announces what is on.
  if (Number.isNaN(now)) return true;
  const isOver = endAt !== null && Date.parse(endAt) <= now;
  return Date.parse(startAt) <= now + resolutionMs && !isOver;
}

import type { Schemas } from '@office/api';

/** The `Date` header has a resolution of one second. */
const resolutionMs = 1000;

/**
 * At the server's time: a different local clock would cause a redirect loop. An announcement can
 * also refer to the next maintenance.
 * @param date `Date` header of the response
 */
export function isMaintenanceActive(
  { startAt, endAt }: Pick<Schemas['MaintenanceInfo'], 'startAt' | 'endAt'>,
  date: string | null,
): boolean {
  if (!startAt) return false;
  const now = date ? Date.parse(date) : Number.NaN;
  // Without a `Date` header, the announcement is assumed to be in progress.
  if (Number.isNaN(now)) return true;
  const isOver = endAt !== null && Date.parse(endAt) <= now;
  return Date.parse(startAt) <= now + resolutionMs && !isOver;
}

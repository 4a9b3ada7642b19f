import type { RemoteEvent, SyncWindow } from './remote-calendar.ts';

/** The most times of one series that are followed. */
export const maxTimes = 800;
const maxTitleLength = 255;

/** A title of one line, without signs that nobody sees or that turn the direction of writing. */
export function cleanTitle(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const line = given
    .slice(0, 4 * maxTitleLength)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return [...line.trim()].slice(0, maxTitleLength).join('') || null;
}

/** An instant that the database can hold; null for one that makes no sense. */
export function validInstant(date: Date): Date | null {
  const year = date.getUTCFullYear();
  return year >= 1900 && year <= 9000 ? date : null;
}

export const isIn = (
  { startTime, endTime }: Pick<RemoteEvent, 'startTime' | 'endTime'>,
  { from, to }: SyncWindow,
) => endTime > from && startTime < to;

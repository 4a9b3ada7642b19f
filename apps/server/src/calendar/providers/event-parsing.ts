import type { RemoteEvent, SyncWindow } from './remote-calendar.ts';

export const maxOccurrences = 800;
const maxTitleLength = 255;

/** Returns a single-line title without invisible characters and bidirectional overrides. */
export function cleanTitle(title: unknown): string | null {
  if (typeof title !== 'string') return null;
  const line = title
    .slice(0, 4 * maxTitleLength)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return [...line.trim()].slice(0, maxTitleLength).join('') || null;
}

/** Returns null for dates that the database cannot store or that are implausible. */
export function validInstant(date: Date): Date | null {
  const year = date.getUTCFullYear();
  return year >= 1900 && year <= 9000 ? date : null;
}

export const isIn = (
  { startTime, endTime }: Pick<RemoteEvent, 'startTime' | 'endTime'>,
  { from, to }: SyncWindow,
) => endTime > from && startTime < to;

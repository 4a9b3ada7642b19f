import { maxCalendarUsers } from '@office/vocabulary';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import { parseInstant } from '../../http/parse-instant.ts';

/** `z.uuid()` validates version bits and would reject ids that PostgreSQL accepts. */
const userIds = z.array(z.guid());

/** Parses user ids from a JSON string (spec §7) and removes duplicates. */
export function readUserIds(
  text: string,
  { field = 'ids', max = maxCalendarUsers }: { field?: string; max?: number } = {},
): string[] {
  const parsed = userIds.safeParse(readJson(text));
  if (!parsed.success) throw new ApiError({ [field]: 'invalid' });
  const ids = [...new Set(parsed.data.map((id) => id.toLowerCase()))];
  if (ids.length > max) throw new ApiError({ [field]: 'tooLong' });
  return ids;
}

/**
 * Parses a time range from a query or body.
 * @param longest maximum length in milliseconds
 * @throws {ApiError} 400 `{ startTime: 'invalid' }`, `{ endTime: 'invalid' }` for an invalid time,
 *   or an empty or too long range
 */
export function parseTimeRange(
  query: { startTime: string; endTime: string },
  longest: number,
): { from: Date; to: Date } {
  const from = parseInstant('startTime', query.startTime)!;
  const to = parseInstant('endTime', query.endTime)!;
  const span = to.getTime() - from.getTime();
  if (!(span > 0) || span > longest) throw new ApiError({ endTime: 'invalid' });
  return { from, to };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

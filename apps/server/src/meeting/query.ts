import { maxCalendarUsers } from '@office/vocabulary';
import { z } from 'zod';
import { ApiError } from '../http/api-error.ts';

/** PostgreSQL's own idea of an id: `z.uuid()` is stricter about versions than our ids have to be. */
const userIds = z.array(z.guid());

/**
 * The user ids of a query, sent as a JSON string (spec §7); each once.
 *
 * @throws {ApiError} 400 `{ [field]: 'invalid' }`, or `{ [field]: 'tooLong' }` for more than `max`
 */
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
 * A point in time of a query. The contract's check lets leap seconds pass, and what another time zone
 * makes the year 0 or 10000, which the database does not take.
 *
 * @throws {ApiError} 400 `{ [field]: 'invalid' }`
 */
export function readInstant(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) throw new ApiError({ [field]: 'invalid' });
  return instant;
}

/**
 * A span of time of a query or body.
 *
 * @param longest in milliseconds
 * @throws {ApiError} 400 `{ startTime: 'invalid' }`, `{ endTime: 'invalid' }` for what is no time, none or too long
 */
export function readSpan(
  query: { startTime: string; endTime: string },
  longest: number,
): { from: Date; to: Date } {
  const from = readInstant('startTime', query.startTime)!;
  const to = readInstant('endTime', query.endTime)!;
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

import { maxScheduleDays } from '@office/vocabulary';
import { parseFutureInstant } from '../http/parse-future-instant.ts';

/** @throws {ApiError} 400 `invalid` for the field unless the time is in the next `maxScheduleDays` days */
export function parseScheduleTime(field: string, text: string, now: Date): Date {
  return parseFutureInstant(field, text, { now, maxDays: maxScheduleDays });
}

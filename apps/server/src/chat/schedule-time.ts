import { maxScheduleDays } from '@office/vocabulary';
import { addDays } from 'date-fns/addDays';
import { ApiError } from '../http/api-error.ts';
import { parseInstant } from '../http/parse-instant.ts';

/** @throws {ApiError} 400 `invalid` for the field unless the time is in the next `maxScheduleDays` days */
export function parseScheduleTime(field: string, text: string, now: Date): Date {
  const at = parseInstant(field, text)!;
  if (at <= now || at > addDays(now, maxScheduleDays)) throw new ApiError({ [field]: 'invalid' });
  return at;
}

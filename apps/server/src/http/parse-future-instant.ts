import { addDays } from 'date-fns/addDays';
import { ApiError } from './api-error.ts';
import { parseInstant } from './parse-instant.ts';

/** @throws {ApiError} 400 `invalid` for the field unless the time is in the next `maxDays` days */
export function parseFutureInstant(
  field: string,
  text: string,
  { now, maxDays }: { now: Date; maxDays: number },
): Date {
  const at = parseInstant(field, text)!;
  if (at <= now || at > addDays(now, maxDays)) throw new ApiError({ [field]: 'invalid' });
  return at;
}

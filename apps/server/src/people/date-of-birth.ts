import { ApiError } from '../http/api-error.ts';

/** Nobody alive was born before. */
const earliest = '1900-01-01';

/**
 * Refuses a date of birth (yyyy-MM-dd) that nobody can have. Tomorrow in UTC is today somewhere.
 *
 * @throws {ApiError} 400 { dateOfBirth: 'invalid' }
 */
export function checkDateOfBirth(date: string | null | undefined, now: Date): void {
  if (!date) return;
  const latest = new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  if (date < earliest || date > latest) throw new ApiError({ dateOfBirth: 'invalid' });
}

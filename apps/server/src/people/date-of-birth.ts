import { ApiError } from '../http/api-error.ts';

const earliest = '1900-01-01';

/** Validates a yyyy-MM-dd. Accepts tomorrow in UTC, which is already today in some time zones. */
export function checkDateOfBirth(date: string | null | undefined, now: Date): void {
  if (!date) return;
  const latest = new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  if (date < earliest || date > latest) throw new ApiError({ dateOfBirth: 'invalid' });
}

import { formatRequestTimestamp, type Instant } from '@office/vocabulary';

/** Formats a time in UTC for operators, regardless of the server's time zone: `2026-11-20 09:30:00 UTC`. */
export function timestamp(instant: Instant): string {
  return `${formatRequestTimestamp(instant, 'UTC')} UTC`;
}

import { formatRequestTimestamp, type Instant } from '@office/vocabulary';

/** A moment as operators read it, whatever zone the server stands in: `2026-11-20 09:30:00 UTC`. */
export function timestamp(instant: Instant): string {
  return `${formatRequestTimestamp(instant, 'UTC')} UTC`;
}

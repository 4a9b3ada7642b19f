import { longDateTimeFormat } from '@office/vocabulary';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';

/** `2026年11月20日 09:30` in the viewer's zone, in both languages (spec §9); null when unknown. */
export function japaneseDateTime(instant: string | null): string | null {
  if (instant === null) return null;
  const date = new Date(instant);
  return isValid(date) ? format(date, longDateTimeFormat) : null;
}

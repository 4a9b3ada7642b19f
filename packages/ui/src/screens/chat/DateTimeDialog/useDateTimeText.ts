import { formatDay, formatTime } from '@office/vocabulary';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import type { ChatClock } from '../chat.ts';

/** Returns a function that formats a day and time, such as `11/23(Mon) 09:00`. */
export function useDateTimeText({ timeZone }: ChatClock): (at: number | string) => string {
  const language = useLanguage();
  return (at) => `${formatDay(at, language, timeZone)} ${formatTime(at, timeZone)}`;
}

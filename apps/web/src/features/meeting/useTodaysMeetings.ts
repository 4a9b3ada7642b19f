import type { DeskMeeting } from '@office/ui';
import { useQuietQuery } from '../../platform/api/queries.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { deskMeetings } from './deskMeetings.ts';
import { useToday } from './useToday.ts';

/** Meetings begin and end by themselves: the server is asked again so often. */
const freshMs = 60_000;

/** One's own meetings of today, in order; undefined until they are known. */
export function useTodaysMeetings(): DeskMeeting[] | undefined {
  const language = useLanguage();
  const query = useToday();
  const { data } = useQuietQuery(
    '/v1/meetings',
    { params: { query } },
    { refreshInterval: freshMs },
  );
  return data && deskMeetings(data.data, language);
}

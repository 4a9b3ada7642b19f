import type { DeskMeeting } from '@office/ui';
import { useQuietQuery } from '../../platform/api/queries.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { deskMeetings } from './deskMeetings.ts';
import { useToday } from './useToday.ts';

/** Refresh interval: meetings start and end without a user action. */
const refreshIntervalMs = 60_000;

export function useTodaysMeetings(): DeskMeeting[] | undefined {
  const language = useLanguage();
  const query = useToday();
  const { data } = useQuietQuery(
    '/v1/meetings',
    { params: { query } },
    { refreshInterval: refreshIntervalMs },
  );
  return data && deskMeetings(data.data, language);
}

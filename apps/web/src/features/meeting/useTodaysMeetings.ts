import type { DeskMeeting } from '@office/ui/screens/people';
import { useEffect, useState } from 'react';
import { useQuietQuery } from '../../platform/api/queries.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { dayOf, deskMeetings, type DayRange } from './deskMeetings.ts';

/** Refresh interval: meetings start and end without a user action. */
const refreshIntervalMs = 60_000;

export function useToday(): DayRange {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const left = Date.parse(today.endTime) - Date.now();
    const timer = setTimeout(() => setToday(dayOf(new Date())), Math.max(left, 0) + 1000);
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}

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

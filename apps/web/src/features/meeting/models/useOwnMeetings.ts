import { useQuery, useQuietQuery } from '../../../platform/api/queries.ts';
import { useToday } from '../useTodaysMeetings.ts';
import { meetingLists, type MeetingLists } from './meetingLists.ts';

/** Refresh interval: meetings start and end without a user action. */
const refreshIntervalMs = 60_000;
const day = 24 * 60 * 60_000;
const daysAhead = 14;
const listed = 100;

export function useOwnMeetings(): {
  lists: MeetingLists | undefined;
  error: unknown;
  retry(): void;
} {
  const { startTime, endTime: endOfToday } = useToday();
  const endTime = new Date(Date.parse(endOfToday) + daysAhead * day).toISOString();
  const query = { startTime, endTime, limit: listed };
  const own = useQuery(
    '/v1/meetings',
    { params: { query } },
    { refreshInterval: refreshIntervalMs },
  );
  const joinable = useQuietQuery(
    '/v1/meetings/available',
    {},
    { refreshInterval: refreshIntervalMs },
  );
  return {
    lists:
      own.data && joinable.data
        ? meetingLists(own.data.data, joinable.data.data, { endOfToday })
        : undefined,
    error: own.error ?? joinable.error,
    retry() {
      void own.mutate();
      void joinable.mutate();
    },
  };
}

import type { CalendarMeeting } from '@office/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { useFollowedAccounts } from '../../linked-accounts/index.ts';
import { toExternalMeetings } from './externalEvents.ts';

/** Polling interval without a realtime connection. */
const pollIntervalMs = 60_000;

export function useExternalEvents(
  memberIds: readonly string[],
  span: { startTime: string; endTime: string },
): CalendarMeeting[] {
  const isLive = useStore(realtime) === 'connected';
  const query = { ids: JSON.stringify(memberIds), ...span };
  const { data, mutate } = useQuery(
    '/v1/calendar/events',
    { params: { query } },
    { refreshInterval: isLive ? 0 : pollIntervalMs, keepPreviousData: true },
  );

  // Revalidates when a sync of the member's own calendar finishes.
  const { data: accounts } = useFollowedAccounts();
  const synced = accounts?.data.map(({ syncedAt }) => syncedAt).join();
  const lastSynced = useRef(synced);
  useEffect(() => {
    if (lastSynced.current !== undefined && lastSynced.current !== synced) void mutate();
    lastSynced.current = synced;
  }, [synced, mutate]);

  return useMemo(() => toExternalMeetings(data?.data ?? []), [data]);
}

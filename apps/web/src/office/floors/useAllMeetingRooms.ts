import type { Schemas } from '@office/api';
import { maxPageSize } from '@office/vocabulary';
import { useEffect, useMemo } from 'react';
import { useInfiniteQuery } from '../../platform/api/queries.ts';
import { allPages } from './allPages.ts';

export interface AllMeetingRooms {
  rooms: readonly Schemas['MeetingRoom'][] | undefined;
  error: unknown;
}

export function useAllMeetingRooms(): AllMeetingRooms {
  const { data, error, size, setSize } = useInfiniteQuery(
    '/v1/organizations/contracts/meeting-rooms',
    (index) => ({ params: { query: { page: index + 1, limit: maxPageSize } } }),
  );
  const { all: rooms, shouldLoadNext } = useMemo(() => allPages(data, size), [data, size]);
  useEffect(() => {
    if (shouldLoadNext) void setSize(size + 1);
  }, [shouldLoadNext, setSize, size]);
  return { rooms, error };
}

import type { Schemas } from '@office/api';
import { maxPageSize } from '@office/vocabulary';
import { useEffect, useMemo } from 'react';
import { useInfiniteQuery } from '../../platform/api/queries.ts';

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

interface Page<Item> {
  data: readonly Item[];
  metadata: { hasNextPage: boolean };
}

export function allPages<Item>(
  pages: readonly Page<Item>[] | undefined,
  requested: number,
): { all: Item[] | undefined; shouldLoadNext: boolean } {
  if (!pages) return { all: undefined, shouldLoadNext: false };
  const hasMore = pages.at(-1)?.metadata.hasNextPage ?? false;
  return {
    all: hasMore ? undefined : pages.flatMap(({ data }) => data),
    shouldLoadNext: hasMore && pages.length === requested,
  };
}

import { unwrap, type Schemas } from '@office/api';
import { maxPageSize } from '@office/vocabulary';
import { useMemo } from 'react';
import useSWR from 'swr';
import { quietOffice } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';

/** Maximum number of pages to load; covers more members than a floor holds. */
const maxPages = 20;

const usersPath = '/v1/user/chat-rooms/{roomId}/users';
const noMembers: readonly Schemas['ChatMember'][] = [];

/** @param isWanted false delays the request */
export function useRoomMembers(roomId: string, isWanted = true): readonly Schemas['ChatMember'][] {
  const path = { roomId };
  const query = { limit: maxPageSize };
  const { data } = useQuery(usersPath, isWanted ? { params: { path, query } } : null);
  const total = data?.metadata.total ?? 0;
  // Realtime messages update only the first page. Larger rooms have no read receipts.
  const { data: rest } = useSWR(total > maxPageSize ? ['room-members', roomId, total] : null, () =>
    fetchRemainingPages(roomId, total),
  );
  return useMemo(() => (data ? [...data.data, ...(rest ?? [])] : noMembers), [data, rest]);
}

async function fetchRemainingPages(
  roomId: string,
  total: number,
): Promise<Schemas['ChatMember'][]> {
  const members: Schemas['ChatMember'][] = [];
  const last = Math.min(Math.ceil(total / maxPageSize), maxPages);
  for (let page = 2; page <= last; page += 1) {
    const params = { path: { roomId }, query: { limit: maxPageSize, page } };
    members.push(...(await unwrap(quietOffice.GET(usersPath, { params }))).data);
  }
  return members;
}

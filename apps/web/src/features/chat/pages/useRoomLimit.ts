import { useQuery } from '../../../platform/api/queries.ts';

/** Returns the room limit once the member has reached it; otherwise undefined. */
export function useRoomLimit(enabled = true): number | undefined {
  const { data } = useQuery('/v1/user/chat-rooms/created', enabled ? {} : null);
  return data && data.created >= data.limit ? data.limit : undefined;
}

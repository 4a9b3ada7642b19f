import { useQuery } from '../../../platform/api/queries.ts';

/** Returns the room limit once the member has reached it; otherwise undefined. */
export function useRoomLimit(isAsked = true): number | undefined {
  const { data } = useQuery('/v1/user/chat-rooms/created', isAsked ? {} : null);
  return data && data.created >= data.limit ? data.limit : undefined;
}

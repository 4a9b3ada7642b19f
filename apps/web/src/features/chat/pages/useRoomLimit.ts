import { useQuery } from '../../../platform/api/queries.ts';

/** How many rooms a member may create, once they have created as many; undefined before that. */
export function useRoomLimit(isAsked = true): number | undefined {
  const { data } = useQuery('/v1/user/chat-rooms/created', isAsked ? {} : null);
  return data && data.created >= data.limit ? data.limit : undefined;
}

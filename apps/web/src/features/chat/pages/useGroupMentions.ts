import type { Schemas } from '@office/api';
import { useMemo } from 'react';
import { useQuery } from '../../../platform/api/queries.ts';
import { toGroupMentions } from '../models/groupMentions.ts';

const path = '/v1/user/chat-rooms/{roomId}/group-mentions';

/**
 * Whether the member can mention everyone in the room, and how many people that notifies.
 *
 * @param isWanted false delays the request
 */
export function useGroupMentions(
  room: Pick<Schemas['ChatRoomSummary'], 'id' | 'type' | 'directUsers' | 'memberCount'> | undefined,
  isWanted: boolean,
) {
  const hasGroups =
    room !== undefined && (room.type === 'CHANNEL' || room.directUsers !== undefined);
  const { data, mutate } = useQuery(
    path,
    hasGroups && isWanted ? { params: { path: { roomId: room.id } } } : null,
  );
  const others = (room?.memberCount ?? 1) - 1;
  const groupMentions = useMemo(
    () => (hasGroups ? toGroupMentions(data, others) : undefined),
    [hasGroups, data, others],
  );
  return { groupMentions, onMentionStart: () => void mutate() };
}

import type { Schemas } from '@office/api';
import { useMemo, useState } from 'react';
import { useQuery } from '../../../platform/api/queries.ts';
import { toGroupMentions } from '../models/messages/groupMentions.ts';

const path = '/v1/user/chat-rooms/{roomId}/group-mentions';

/** Groups that can be mentioned and how many people that notifies. Requested when a mention is started. */
export function useGroupMentions(
  room: Pick<Schemas['ChatRoomSummary'], 'id' | 'type' | 'directUsers' | 'memberCount'> | undefined,
) {
  const hasGroups =
    room !== undefined && (room.type !== 'DIRECT' || room.directUsers !== undefined);
  const [isStarted, setStarted] = useState(false);
  const { data, mutate } = useQuery(
    path,
    hasGroups && isStarted ? { params: { path: { roomId: room.id } } } : null,
  );
  const others = (room?.memberCount ?? 1) - 1;
  const groupMentions = useMemo(
    () => (hasGroups ? toGroupMentions(data, others) : undefined),
    [hasGroups, data, others],
  );
  const onMentionStart = () => {
    if (isStarted) void mutate();
    else setStarted(true);
  };
  return { groupMentions, onMentionStart };
}

import type { Schemas } from '@office/api';
import type { ChatGroupMentions } from '@office/ui';
import { useMemo } from 'react';
import { useQuery } from '../../../platform/api/queries.ts';

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

/** Until the reach is known, assumes that a mention is allowed and notifies all others. */
export function toGroupMentions(
  known: Schemas['ChatGroupMentions'] | undefined,
  others: number,
): ChatGroupMentions | undefined {
  const reach = known?.reach ?? { HERE: others, ALL: others };
  const refusal = known?.refusal ?? null;
  if (refusal === 'DIRECT') return undefined;
  return refusal ? { refusal } : { refusal: null, reach };
}

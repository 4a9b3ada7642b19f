import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { unreadTotal } from '@office/vocabulary';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuietQuery } from '../../../platform/api/queries.ts';
import { useMayView } from '../../organization/index.ts';
import { pathOfRoom } from '../models/roomPaths.ts';
import { useRoomHeads } from '../sync/useRoomHeads.ts';

export interface MeetingChat {
  unread: number;
  open(): void;
}

/** The chat of a meeting. Undefined for members without access to it. */
export function useMeetingChat(meetingId: string | null): MeetingChat | undefined {
  const navigate = useNavigate();
  const renew = useMutateQueries();
  const heads = useRoomHeads();
  const isOpen = useMayView('chat') !== false;
  const params = meetingId !== null && isOpen ? { path: { id: meetingId } } : null;
  const { data } = useQuietQuery('/v1/meetings/{id}/chat', params && { params });
  if (!params || !data?.canOpen) return undefined;
  const head = heads?.find(({ roomId }) => roomId === data.roomId);
  const open = async () => {
    const room = await unwrap(office.POST('/v1/meetings/{id}/chat', { params }));
    for (const path of ['/v1/user/chat-rooms', '/v1/user/chat-rooms/heads'] as const) {
      void renew([path]);
    }
    void renew(['/v1/meetings/{id}/chat']);
    void navigate(pathOfRoom(room));
  };
  return { unread: head ? unreadTotal(head) : 0, open: () => void open().catch(showError) };
}

import { unwrap } from '@office/api';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries } from '../../../platform/api/queries.ts';
import { usePatchQueries } from '@office/client/api/usePatchQueries.ts';
import { showError } from '@office/client/errors/showError.ts';

export function useMuteRoom(roomId: string): (muted: boolean) => void {
  const renew = useMutateQueries();
  const patch = usePatchQueries();
  const change = async (muted: boolean) => {
    const params = { path: { roomId } };
    await unwrap(office.PATCH('/v1/user/chat-rooms/{roomId}/mute', { params, body: { muted } }));
    await patch('/v1/user/chat-rooms/heads', (list) => ({
      ...list,
      data: list.data.map((head) => (head.roomId === roomId ? { ...head, muted } : head)),
    }));
    await renew(['/v1/user/chat-rooms/{roomId}']);
  };
  return (muted) => void change(muted).catch(showError);
}

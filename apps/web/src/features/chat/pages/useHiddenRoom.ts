import { unwrap, type Schemas } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useEffect, useEffectEvent } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries } from '../../../platform/api/queries.ts';

/** Shows a hidden direct room again when it is opened. Returns an action that hides it. */
export function useHiddenRoom(
  room: Schemas['ChatRoomSummary'] | undefined,
  onHidden: () => void,
): () => void {
  const renew = useMutateQueries();
  const roomId = room?.id ?? '';
  const isHidden = room?.hidden ?? false;
  const setHidden = async (hidden: boolean) => {
    const params = { path: { roomId } };
    await unwrap(office.PATCH('/v1/user/chat-rooms/{roomId}/hidden', { params, body: { hidden } }));
    if (hidden) onHidden();
    await renew(['/v1/user/chat-rooms/{roomId}']);
    await renew(['/v1/user/chat-rooms']);
    await renew(['/v1/user/chat-rooms/heads']);
  };
  const show = useEffectEvent(() => void setHidden(false).catch(showError));
  useEffect(() => {
    if (isHidden) show();
  }, [isHidden]);
  return () => void setHidden(true).catch(showError);
}

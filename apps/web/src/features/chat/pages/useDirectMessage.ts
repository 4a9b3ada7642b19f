import { unwrap } from '@office/api';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries } from '../../../platform/api/queries.ts';
import { pathOfRoom } from '../models/roomPaths.ts';

export function useDirectMessage(): (...userIds: string[]) => Promise<void> {
  const navigate = useNavigate();
  const renew = useMutateQueries();
  return async (...userIds) => {
    const body = { type: 'DIRECT' as const, userIds };
    const room = await unwrap(office.POST('/v1/user/chat-rooms', { body }));
    void renew(['/v1/user/chat-rooms']);
    void renew(['/v1/user/chat-rooms/heads']);
    void navigate(pathOfRoom(room));
  };
}

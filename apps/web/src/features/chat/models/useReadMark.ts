import { unwrap } from '@office/api';
import { useEffect, useState } from 'react';
import { quietOffice } from '../../../platform/api/client.ts';
import { usePatchQueries } from '../../../platform/api/usePatchQueries.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { headWithRead } from '../sync/messageEffects.ts';
import { ReadMarker } from './ReadMarker.ts';

/** How far a room is read, told while its page can be seen. */
export function useReadMark(roomId: string): ReadMarker {
  const patch = usePatchQueries();
  const [mark] = useState(
    () =>
      new ReadMarker({
        readSeq: 0,
        isVisible: () => document.visibilityState === 'visible',
        async send(messageId) {
          const read = await unwrap(
            quietOffice.PATCH('/v1/user/chat-rooms/{roomId}/last-read-message', {
              params: { path: { roomId } },
              body: { messageId },
            }),
          );
          await patch('/v1/user/chat-rooms/heads', (list) => ({
            ...list,
            data: list.data.map((head) => headWithRead(head, read)),
          }));
        },
      }),
  );
  useEffect(() => {
    const flush = () => mark.flush();
    const stop = realtime.subscribe(flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', flush);
    };
  }, [mark]);
  return mark;
}

import { unwrap, type Schemas } from '@office/api';
import { useEffect, useState } from 'react';
import { quietOffice } from '../../../platform/api/client.ts';
import { useQuietQuery } from '../../../platform/api/queries.ts';

/** The call of a meeting once it can be joined. A changed `attempt` repeats the request. */
export function useMeetingTalk(
  meetingId: string,
  { isOpen, attempt }: { isOpen: boolean; attempt: number },
): Schemas['VoiceRoom'] | undefined {
  const [room, setRoom] = useState<Schemas['VoiceRoom']>();
  useEffect(() => {
    if (!isOpen) return undefined;
    let isMounted = true;
    const opening = quietOffice.POST('/v1/voice-chat/rooms/meeting', { body: { meetingId } });
    unwrap(opening).then(
      (opened) => {
        if (isMounted) setRoom(opened);
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [meetingId, isOpen, attempt]);
  const { data } = useQuietQuery(
    '/v1/voice-chat/rooms/{id}',
    room ? { params: { path: { id: room.id } } } : null,
  );
  return data ?? room;
}

import { unwrap, type Schemas } from '@office/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { office } from '../api/client.ts';
import { showError } from '../errors/showError.ts';
import { useChat } from './chatContext.ts';
import { useFlowPlace } from './useFlowPlace.ts';

/** A room's messages as its page shows them, and how to get at others. Keyed by room by its caller. */
export function useRoomLog(roomId: string, messageId: string | null) {
  const { rooms } = useChat();
  const [sync] = useState(() => rooms.get({ roomId }));
  const place = useFlowPlace(sync);
  const { has, mark } = place;
  const [failed, setFailed] = useState(false);
  const [unread, setUnread] = useState<Schemas['ChatUnreadMessage']>();

  /** A message of a link may be gone: then the room itself is shown. */
  const openAt = (around?: string) =>
    around ? sync.open(around).catch(() => sync.open()) : sync.open();
  const load = async () => {
    const path = { roomId };
    const { appliedSeq, hasNewer } = sync.getSnapshot();
    const around = messageId ?? undefined;
    const isThere = appliedSeq !== null && (around ? has(around) : !hasNewer);
    const [answer] = await Promise.all([
      unwrap(office.GET('/v1/user/chat-rooms/{roomId}/unread-message', { params: { path } })),
      isThere ? null : openAt(around),
    ]);
    return answer;
  };
  const loaded = (answer: Schemas['ChatUnreadMessage']) => {
    setFailed(false);
    setUnread(answer);
    if (messageId && has(messageId)) mark(messageId);
  };
  const reach = async (id: string) => void (has(id) || (await sync.open(id)));

  const loadNow = useEffectEvent(load);
  const loadedNow = useEffectEvent(loaded);
  useEffect(() => {
    loadNow().then(
      (answer) => loadedNow(answer),
      () => setFailed(true),
    );
  }, [roomId]);

  const isOpen = unread !== undefined;
  const reachNow = useEffectEvent(reach);
  const markNow = useEffectEvent(mark);
  const wasOpen = useEffectEvent(() => isOpen);
  useEffect(() => {
    // The first one is reached by loading the room.
    if (messageId && wasOpen()) reachNow(messageId).then(() => markNow(messageId), showError);
  }, [messageId]);

  return {
    ...place,
    unread,
    status: failed ? ('error' as const) : unread ? ('ready' as const) : ('loading' as const),
    retry: () => void load().then(loaded, () => setFailed(true)),
    loadNewer: () => void sync.loadNewer().catch(showError),
    jumpToLatest: () => void sync.open().catch(showError),
    jumpTo: (id: string) => void reach(id).then(() => mark(id), showError),
  };
}

import { unwrap, type Schemas } from '@office/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useWhenBack } from '../../../platform/recovery/useWhenBack.ts';
import { errorCode, isUnanswered } from '../../../platform/errors/errorCode.ts';
import { showQuietError } from '../../../platform/errors/showError.ts';
import { useChat } from './chatContext.ts';
import { useFlowPlace } from './useFlowPlace.ts';
import type { LinkedMessage } from '../pages/useLinkedMessage.ts';

/** Where what is not read begins, and how much it is. */
export type Unread = Pick<Schemas['ChatUnreadMessage'], 'unreadCount' | 'firstUnreadMessageId'>;

const allRead: Unread = { unreadCount: 0, firstUnreadMessageId: null };

/** A room's messages as its page shows them, and how to get at others. Keyed by room by its caller. */
export function useRoomLog(roomId: string, { messageId, visit }: LinkedMessage) {
  const { rooms } = useChat();
  const [sync] = useState(() => rooms.get({ roomId }));
  const place = useFlowPlace(sync);
  const { has, mark } = place;
  const [failed, setFailed] = useState(false);
  const [unread, setUnread] = useState<Unread>();

  /** A message of a link may be gone: that is said, and the room itself is shown. */
  const openAt = (around?: string) =>
    around
      ? sync.open(around).catch((error: unknown) => {
          if (errorCode(error) === 'chatMessageNotFound') showQuietError(error);
          return sync.open();
        })
      : sync.open();
  const load = async () => {
    const path = { roomId };
    const { appliedSeq, hasNewer } = sync.getSnapshot();
    const around = messageId ?? undefined;
    const isThere = appliedSeq !== null && (around ? has(around) : !hasNewer);
    const asked = unwrap(
      office.GET('/v1/user/chat-rooms/{roomId}/unread-message', { params: { path } }),
    );
    if (isThere) return asked.catch(allReadUnanswered);
    const [answer] = await Promise.all([asked, openAt(around)]);
    return answer;
  };
  const loaded = (answer: Unread) => {
    setFailed(false);
    setUnread(answer);
    if (messageId && has(messageId)) mark(messageId);
  };
  /** Marked before it comes: the list that it comes with begins there. */
  const jumpTo = (id: string) => {
    mark(id);
    if (!has(id)) sync.open(id).catch(showQuietError);
  };

  const loadNow = useEffectEvent(load);
  const loadedNow = useEffectEvent(loaded);
  useEffect(() => {
    loadNow().then(
      (answer) => loadedNow(answer),
      () => setFailed(true),
    );
  }, [roomId]);

  const isOpen = unread !== undefined;
  const jumpNow = useEffectEvent(jumpTo);
  const wasOpen = useEffectEvent(() => isOpen);
  useEffect(() => {
    // The first one is reached by loading the room.
    if (messageId && wasOpen()) jumpNow(messageId);
  }, [messageId, visit]);

  const retry = () => void load().then(loaded, () => setFailed(true));
  useWhenBack(failed, retry);

  return {
    ...place,
    unread,
    status: failed ? ('error' as const) : unread ? ('ready' as const) : ('loading' as const),
    retry,
    jumpToLatest: () => void sync.open().catch(showQuietError),
    jumpTo,
  };
}

/** Messages that are there are shown without an answer too. */
function allReadUnanswered(error: unknown): Unread {
  if (isUnanswered(error)) return allRead;
  throw error;
}

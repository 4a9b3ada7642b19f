import { unwrap, type Schemas } from '@office/api';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { quietOffice } from '../../../platform/api/client.ts';
import { navigateTo } from '../../../platform/navigation/navigation.ts';
import { noticeUnseen } from '../../notification/index.ts';
import { toasts } from '../../../platform/toasts/toasts.ts';
import { isRoomPath, pathOfMessage, pathOfRoom } from '../pages/openRoom.ts';

/** Spec §3, "Toast": a message in a room that is not open is told, and leads to its room. */
export function useMessageToast(
  heads: Schemas['ChatRoomHead'][] | undefined,
): (message: Schemas['ChatMessage']) => void {
  const { t } = useTranslation('chat');
  const rooms = useRef(new Map<string, Promise<Schemas['ChatRoomSummary']>>());

  const roomOf = (roomId: string) => {
    const known = rooms.current.get(roomId);
    if (known) return known;
    const path = { roomId };
    const asked = unwrap(quietOffice.GET('/v1/user/chat-rooms/{roomId}', { params: { path } }));
    rooms.current.set(roomId, asked);
    // Names change: a room is asked for anew after a while, and when it could not be read.
    const forget = () => void rooms.current.delete(roomId);
    asked.then(() => setTimeout(forget, 60_000), forget);
    return asked;
  };

  const show = async (message: Schemas['ChatMessage']) => {
    const { roomId, sender, content, threadRootId } = message;
    const isOpen = isRoomPath(window.location.pathname, roomId);
    if (isOpen && document.visibilityState === 'visible') return;
    if (heads?.find((head) => head.roomId === roomId)?.muted) return;
    const room = await roomOf(roomId);
    const text = content || t('list.file');
    const said =
      room.type === 'DIRECT' || !sender
        ? text
        : t('list.preview', { name: sender.nameKanji, text });
    // A room opens where its unread messages begin, of which this is one.
    const path = threadRootId
      ? pathOfMessage({ room, id: message.id, threadRootId })
      : pathOfRoom(room);
    noticeUnseen(message.id, room.type === 'DIRECT' ? 'directMessage' : 'chatRoom', {
      title: room.name,
      body: said,
      path,
      tag: `chat-${roomId}`,
    });
    if (isOpen) return;
    const logo = room.logo ?? room.directUser?.avatarUrl;
    toasts.show({
      type: 'INFO',
      id: `chat-${roomId}`,
      title: room.name,
      description: said,
      isChat: true,
      chatData: { name: room.name, message: said, ...(logo ? { logo } : {}) },
      onClick: () => navigateTo(path),
    });
  };

  return (message) => {
    show(message).catch(() => {
      // The room's name did not come; its badge tells of the message.
    });
  };
}

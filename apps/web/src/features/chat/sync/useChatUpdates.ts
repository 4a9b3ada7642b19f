import type { RealtimeMessages } from '@office/api';
import { useEffect, useEffectEvent } from 'react';
import { useMutateQueries } from '../../../platform/api/queries.ts';
import { usePatchQueries } from '../../../platform/api/usePatchQueries.ts';
import { applyPresence } from '../../../office/people/applyPresence.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useChat } from '../models/chatContext.ts';
import {
  headWithMessage,
  headWithRead,
  isNewMessage,
  membersWithRead,
  roomsWithMessage,
} from './chatChanges.ts';
import { keyOf } from '../models/place.ts';
import { roomEventKinds, toRoomEvent } from './roomEvents.ts';
import { useChatHeads } from './useChatHeads.ts';
import { useMessageToast } from './useMessageToast.ts';

const roomsPath = '/v1/user/chat-rooms';
const headsPath = '/v1/user/chat-rooms/heads';
const roomPath = '/v1/user/chat-rooms/{roomId}';
const usersPath = '/v1/user/chat-rooms/{roomId}/users';

/** Brings what happens in chat into every list, badge and open room. */
export function useChatUpdates(): void {
  const { rooms, outbox, typists, lost } = useChat();
  const { user } = useSession();
  const heads = useChatHeads();
  const patch = usePatchQueries();
  const renew = useMutateQueries();
  const showToast = useMessageToast(heads);

  useEffect(() => rooms.compareHeads(heads ?? []), [rooms, heads]);

  const renewLists = useEffectEvent(() => {
    void renew([roomsPath]);
    void renew([headsPath]);
  });
  const onMessage = useEffectEvent(({ roomId, message }: RealtimeMessages['newMessageToRoom']) => {
    void patch(headsPath, (list) => ({
      ...list,
      data: list.data.map((head) => headWithMessage(head, message, user?.id)),
    }));
    void patch(roomsPath, (list) => ({ ...list, data: roomsWithMessage(list.data, message) }));
    if (!isNewMessage(message)) return;
    const place = { roomId, threadRootId: message.threadRootId ?? undefined };
    if (message.sender) typists.stopped(keyOf(place), message.sender.id);
    if (message.sender?.id !== user?.id) showToast(message);
    // The first message of a room that came into being: no list has it yet.
    if (heads && !heads.some((head) => head.roomId === roomId)) renewLists();
  });
  const renewRoom = useEffectEvent(() => {
    renewLists();
    void renew([roomPath]);
    void renew([usersPath]);
  });
  const onRead = useEffectEvent((read: RealtimeMessages['updateLastReadMsgChat']) => {
    void patch(usersPath, (list) => ({ ...list, data: membersWithRead(list.data, read) }));
    if (read.userId !== user?.id) return;
    void patch(headsPath, (list) => ({
      ...list,
      data: list.data.map((head) => headWithRead(head, read)),
    }));
  });
  const onLost = useEffectEvent(({ roomId }: { roomId: string }) => {
    rooms.drop(roomId);
    // Of the room itself nothing is asked any more: the answer would be that it is not there.
    lost.add(roomId);
    renewLists();
  });
  /** One leaves for all of one's tabs. */
  const onLeft = useEffectEvent((event: RealtimeMessages['userLeaveRoom']) => {
    if (event.userId === user?.id) onLost(event);
    else renewRoom();
  });
  const onPresence = useEffectEvent((change: RealtimeMessages['presenceChanged']) => {
    void patch(roomsPath, (list) => ({
      ...list,
      data: list.data.map((room) =>
        room.directUser?.userId === change.userId
          ? { ...room, directUser: applyPresence(room.directUser, change) }
          : room,
      ),
    }));
    void patch(roomPath, (room) =>
      room.directUser?.userId === change.userId
        ? { ...room, directUser: applyPresence(room.directUser, change) }
        : room,
    );
    void patch(usersPath, (list) => ({
      ...list,
      data: list.data.map((member) => applyPresence(member, change)),
    }));
  });

  useEffect(() => {
    const wake = () => outbox.wake();
    const stops = [
      ...roomEventKinds.map((kind) =>
        realtime.on(kind, (payload) => rooms.receive(toRoomEvent(kind, payload))),
      ),
      realtime.on('newMessageToRoom', (event) => onMessage(event)),
      realtime.on('updateLastReadMsgChat', (read) => onRead(read)),
      realtime.on('chatTyping', ({ roomId, threadRootId, user: typist }) =>
        typists.started(keyOf({ roomId, threadRootId: threadRootId ?? undefined }), typist),
      ),
      realtime.on('addUserToRoom', () => renewRoom()),
      realtime.on('removeUserByRoom', () => renewRoom()),
      realtime.on('userLeaveRoom', (event) => onLeft(event)),
      realtime.on('updateChatRoom', () => renewRoom()),
      realtime.on('chatRoomMuted', () => renewRoom()),
      // Whether someone can be written to.
      realtime.on('organization', ({ change, userId }) => {
        if (userId && change !== 'MEMBER_UPDATED') renewRoom();
      }),
      realtime.on('profileChanged', () => renewRoom()),
      realtime.on('addUserToChatRoom', ({ room }) => {
        lost.delete(room.id);
        renewRoom();
      }),
      realtime.on('removeUserFromChatRoom', (event) => onLost(event)),
      realtime.on('deleteChatRoom', (event) => onLost(event)),
      realtime.on('presenceChanged', (change) => onPresence(change)),
      realtime.subscribe(() => {
        if (realtime.getSnapshot() === 'connected') wake();
      }),
    ];
    window.addEventListener('online', wake);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('online', wake);
    };
  }, [rooms, outbox, typists, lost]);
}

import type { Schemas } from '@office/api';
import { ChatRoom, type ChatRoomState } from '@office/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from '../api/queries.ts';
import { errorText } from '../errors/errorText.ts';
import { useSession } from '../session/useSession.ts';
import { useChat } from './chatContext.ts';
import { RoomDialogs, type RoomDialog } from './RoomDialogs.tsx';
import { useFlow } from './useFlow.ts';
import { useMessageCalls } from './useMessageCalls.ts';
import { useMute } from './useMute.ts';
import { useOffline } from './useOffline.ts';
import { useReadMark } from './useReadMark.ts';
import { useRoomLog } from './useRoomLog.ts';
import { toOpenRoom } from './viewModels.ts';

/** As many as mentions and read receipts need; larger rooms have no receipts. */
const mostMembers = 100;

export interface RoomPageProps {
  roomId: string;
  /** The list that one goes back to. */
  listPath: string;
}

/** One room: what was said in it, and writing. Keyed by room. */
export function RoomPage({ roomId, listPath }: RoomPageProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const location = useLocation();
  const { outbox, uploads, typists, drafts, links } = useChat();
  const { user } = useSession();
  const myId = user?.id ?? '';
  const offline = useOffline();
  const [dialog, setDialog] = useState<RoomDialog | undefined>(location.state?.dialog);

  const path = { roomId };
  const room = useQuery('/v1/user/chat-rooms/{roomId}', { params: { path } });
  const query = { limit: mostMembers };
  const users = useQuery('/v1/user/chat-rooms/{roomId}/users', { params: { path, query } });
  const members = users.data?.data ?? [];

  const roomLog = useRoomLog(roomId, search.get('message'));
  const { log } = roomLog;
  const flow = useFlow({ roomId, roomLog, room: room.data, members, offline, myId });
  const calls = useMessageCalls(roomId, myId);
  const mute = useMute(roomId);
  const readMark = useReadMark(roomId);
  const typing = useSyncExternalStore(typists.subscribe, () => typists.in(roomId));
  const files = useSyncExternalStore(uploads.subscribe, () => uploads.of(roomId));

  useEffect(() => {
    links.want(log.messages.flatMap(({ attachments }) => attachments.map((file) => file.fileKey)));
  }, [links, log.messages]);

  const messageOf = (messageId: string) => log.messages.find(({ id }) => id === messageId);
  const show = (view: string) => void navigate(`?view=${view}`);
  const openProfile = ({ userId }: { userId: string }) => void navigate(`/people/${userId}`);

  const state = (): ChatRoomState => {
    if (isGone(room.error)) return { status: 'gone' };
    if (roomLog.status === 'error' || (room.error && !room.data)) return { status: 'error' };
    if (!room.data || roomLog.status === 'loading') return { status: 'loading' };
    const hasLeft = room.data.type === 'DIRECT' && room.data.directUser === null;
    return {
      status: 'ready',
      room: toOpenRoom(room.data),
      flow,
      draft: drafts.get(roomId),
      files: files.map(({ id, file, previewUrl, state: upload }) => ({
        id,
        fileName: file.name,
        fileSize: file.size,
        ...(previewUrl ? { previewUrl } : {}),
        upload:
          upload.status === 'failed' ? { status: 'failed', text: errorText(upload.error) } : upload,
      })),
      members: members
        .filter(({ userId }) => userId !== myId)
        .map(({ userId, nameKanji }) => ({ userId, name: nameKanji })),
      typing,
      offline,
      ...(hasLeft ? { readOnly: 'personLeft' as const } : {}),
    };
  };

  return (
    <>
      <ChatRoom
        state={state()}
        onRetry={() => {
          void room.mutate();
          roomLog.retry();
        }}
        onBack={() => void navigate(listPath)}
        onOpenMembers={() => show('members')}
        onOpenSearch={() => show('search')}
        onEditRoom={() => show('edit')}
        onOpenInvite={() => setDialog('invite')}
        onLeaveRoom={() => setDialog('leave')}
        onDeleteRoom={() => setDialog('delete')}
        onMute={({ muted }) => mute(muted)}
        onOpenProfile={openProfile}
        onLoadOlder={roomLog.loadOlder}
        onLoadNewer={roomLog.loadNewer}
        onJumpToLatest={roomLog.jumpToLatest}
        onJumpToUnread={() => {
          const first = roomLog.unread?.firstUnreadMessageId;
          if (first) roomLog.jumpTo(first);
        }}
        onSeen={({ messageId }) => {
          const message = messageOf(messageId);
          if (message) readMark.seen(message);
        }}
        onJump={({ messageId }) => roomLog.jumpTo(messageId)}
        onSend={({ text, mentionedUserIds, fileIds, replyToId }) => {
          const fileKeys = uploads.take(roomId, fileIds);
          outbox.add(roomId, {
            type: fileKeys.length > 0 ? 'FILE' : 'TEXT',
            content: text,
            ...(fileKeys.length > 0 ? { fileKeys } : {}),
            ...(replyToId ? { replyToId } : {}),
            ...(mentionedUserIds.length > 0 ? { mentionedUserIds } : {}),
          });
          typists.sent(roomId);
          // One's own message is at the end, whatever one was reading.
          if (log.hasNewer) roomLog.jumpToLatest();
        }}
        onEdit={calls.edit}
        onDelete={calls.remove}
        onReact={({ messageId, emoji }) => {
          const message = messageOf(messageId);
          if (message) calls.react(message, emoji);
        }}
        onCopyText={calls.copyText}
        onCopyLink={calls.copyLink}
        onRenewFile={({ messageId, attachmentId }) => {
          const file = messageOf(messageId)?.attachments.find(({ id }) => id === attachmentId);
          if (file) links.renew(file.fileKey);
        }}
        onResend={({ key }) => outbox.retry(key)}
        onDiscard={({ key }) => outbox.discard(key)}
        onDraftChange={({ text }) => drafts.set(roomId, text)}
        onTyping={() => typists.typed(roomId)}
        onAddFiles={(event) => uploads.add(roomId, event.files)}
        onRemoveFile={({ fileId }) => uploads.remove(roomId, fileId)}
        onRetryFile={({ fileId }) => uploads.retry(roomId, fileId)}
      />
      {room.data ? (
        <RoomDialogs
          room={room.data}
          dialog={dialog}
          onChange={setDialog}
          onChooseMember={() => show('members')}
          onLeft={() => void navigate(listPath, { replace: true })}
        />
      ) : null}
    </>
  );
}

/** Deleted, never there, or the member is not in it any more. */
function isGone(error: Schemas['ErrorBody'] | undefined): boolean {
  return error?.statusCode === 404 || error?.statusCode === 400;
}

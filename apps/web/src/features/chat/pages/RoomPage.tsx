import type { Schemas } from '@office/api';
import { ChatRoom, type ChatRoomState } from '@office/ui';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { isRoomDialog, RoomDialogs, type RoomDialog } from './RoomDialogs.tsx';
import { LostRoomPage } from './LostRoomPage.tsx';
import { isGone } from './roomErrors.ts';
import { useConversation } from '../models/useConversation.ts';
import { useFlow } from '../models/useFlow.ts';
import { useLinkedMessage } from './useLinkedMessage.ts';
import { useMute } from './useMute.ts';
import { useOffline } from '../sync/useOffline.ts';
import { useReadMark } from '../models/useReadMark.ts';
import { useRoomLog } from '../models/useRoomLog.ts';
import { useRoomMembers } from '../models/useRoomMembers.ts';
import { useWritesAtOnce } from '../compose/useWritesAtOnce.ts';
import { toOpenRoom } from '../models/viewModels.ts';

export interface RoomPageProps {
  roomId: string;
  type: Schemas['ChatRoomType'];
  /** The list that one goes back to. */
  listPath: string;
}

/** One room: what was said in it, and writing. Keyed by room. */
export function RoomPage({ roomId, type, listPath }: RoomPageProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user } = useSession();
  const myId = user?.id ?? '';
  const offline = useOffline();
  const writesAtOnce = useWritesAtOnce();

  const room = useQuery('/v1/user/chat-rooms/{roomId}', { params: { path: { roomId } } });
  const members = useRoomMembers(roomId);
  const linked = useLinkedMessage();
  const roomLog = useRoomLog(roomId, linked);
  const { log, unread } = roomLog;
  const place = { roomId };
  const parts = { place, room: room.data, members, offline, myId };
  const { flow } = useFlow({ ...parts, flowPlace: roomLog, unread });
  const { kept, raised } = useConversation({
    ...parts,
    log,
    onSent: () => log.hasNewer && roomLog.jumpToLatest(),
  });
  const mute = useMute(roomId);
  const readMark = useReadMark(roomId);

  const show = (view: string) => void navigate(`?view=${view}`);
  const dialog = search.get('dialog');
  const openDialog = (next: RoomDialog | undefined) =>
    void navigate({ search: next ? `?dialog=${next}` : '' }, { replace: dialog !== null });

  const shown = useMemo(() => room.data && toOpenRoom(room.data), [room.data]);
  const state = (): ChatRoomState => {
    if (roomLog.status === 'error' || (room.error && !room.data)) return { status: 'error' };
    if (!room.data || !shown || roomLog.status === 'loading') return { status: 'loading' };
    const hasLeft = room.data.type === 'DIRECT' && room.data.directUser === null;
    return {
      ...kept,
      status: 'ready',
      room: shown,
      flow,
      offline,
      autoFocus: writesAtOnce && !linked.messageId && !roomLog.target,
      ...(hasLeft ? { readOnly: 'personLeft' as const } : {}),
    };
  };

  const toList = () => void navigate(listPath);
  if (isGone(room.error)) return <LostRoomPage type={type} roomId={roomId} onBack={toList} />;
  return (
    <>
      <ChatRoom
        {...raised}
        state={state()}
        onRetry={() => {
          void room.mutate();
          roomLog.retry();
        }}
        onBack={toList}
        onOpenMembers={() => show('members')}
        onOpenSearch={() => show('search')}
        onEditRoom={() => show('edit')}
        onOpenInvite={() => openDialog('invite')}
        onLeaveRoom={() => openDialog('leave')}
        onDeleteRoom={() => openDialog('delete')}
        onMute={({ muted }) => mute(muted)}
        onOpenThread={(thread) => void navigate(`?thread=${thread.messageId}`)}
        onLoadOlder={roomLog.loadOlder}
        onLoadNewer={roomLog.loadNewer}
        onJumpToLatest={roomLog.jumpToLatest}
        onJumpToUnread={() => {
          const first = unread?.firstUnreadMessageId;
          if (first) roomLog.jumpTo(first);
        }}
        onSeen={(seen) => {
          const message = log.messages.find(({ id }) => id === seen.messageId);
          if (message) readMark.seen(message);
          linked.seen(seen.messageId, roomLog);
        }}
        onJump={(quoted) => roomLog.jumpTo(quoted.messageId)}
      />
      {room.data ? (
        <RoomDialogs
          room={room.data}
          dialog={isRoomDialog(dialog) ? dialog : undefined}
          onChange={openDialog}
          onChooseMember={() => show('members')}
          onLeft={() => void navigate(listPath, { replace: true })}
        />
      ) : null}
    </>
  );
}

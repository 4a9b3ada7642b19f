import { unwrap, type Schemas } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { usePatchQueries } from '@office/client/api/usePatchQueries.ts';
import { ChatRoom, type ChatRoomState, type OpenRoom } from '@office/ui/screens/chat';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useStore } from '@office/client/lib/useStore.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { callRequests } from '../../../office/people/callRequests.ts';
import { useMutateQueries } from '../../../platform/api/queries.ts';
import { office } from '../../../platform/api/client.ts';
import { useSubjectSeen } from '../../notification/index.ts';
import { useMayCreate } from '../../organization/index.ts';
import { meetingChatsPath } from '../models/roomPaths.ts';
import { toOpenRoom } from '../models/lists/roomViews.ts';
import { addPeopleTarget } from './addPeopleTarget.ts';
import { isRoomDialog, RoomDialogs, type RoomDialog } from './RoomDialogs.tsx';
import { FormerRoomPage } from './FormerRoomPage.tsx';
import { MessageDialogs } from './MessageDialogs.tsx';
import { isGone } from './roomErrors.ts';
import { useConversation } from './useConversation.ts';
import { useListSections } from './useListSections.ts';

export interface RoomPageProps {
  roomId: string;
  type: Schemas['ChatRoomType'];
  listPath: string;
}

function useMuteRoom(roomId: string): (muted: boolean) => void {
  const renew = useMutateQueries();
  const patch = usePatchQueries();
  const change = async (muted: boolean) => {
    const params = { path: { roomId } };
    await unwrap(office.PATCH('/v1/user/chat-rooms/{roomId}/mute', { params, body: { muted } }));
    await patch('/v1/user/chat-rooms/heads', (list) => ({
      ...list,
      data: list.data.map((head) => (head.roomId === roomId ? { ...head, muted } : head)),
    }));
    await renew(['/v1/user/chat-rooms/{roomId}']);
  };
  return (muted) => void change(muted).catch(showError);
}

/** Must be keyed by room. */
export function RoomPage({ roomId, type, listPath }: RoomPageProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { model, room, show, context, shared, callbacks, messageDialog } = useConversation({
    roomId,
  });
  const conversation = useStore(model);
  const mute = useMuteRoom(roomId);
  const { sections } = useListSections(type);
  const mayTalk = useMayCreate('voice') ?? false;
  const mayCreate = useMayCreate('chat') ?? true;
  useSubjectSeen('CHAT_ROOM', room.data?.id ?? null);

  const openView = (view: string) => void navigate(`?view=${view}`);
  const dialog = search.get('dialog');
  const threadRootId = search.get('thread');
  const [openedWithThread] = useState(threadRootId !== null);
  const openDialog = (next: RoomDialog | undefined) => {
    const rest = new URLSearchParams({
      ...(threadRootId ? { thread: threadRootId } : {}),
      ...(next ? { dialog: next } : {}),
    });
    void navigate({ search: `${rest}` }, { replace: dialog !== null });
  };

  const shown = useMemo(() => room.data && toOpenRoom(room.data), [room.data]);
  const state = (): ChatRoomState => {
    if (conversation.status === 'FAILED' || (room.error && !room.data)) return { status: 'error' };
    if (conversation.status !== 'READY' || !shown) return { status: 'loading' };
    const autoFocus = shared.autoFocus && !openedWithThread;
    return {
      ...shared,
      autoFocus,
      status: 'ready',
      room: shown,
      flow: show(conversation, context).flow,
    };
  };

  const isMeeting = room.data?.type === 'MEETING';
  const toList = () => void navigate(isMeeting ? meetingChatsPath : listPath);
  const hide = useHiddenRoom(room, toList);
  if (isGone(room.error) || conversation.status === 'GONE')
    return <FormerRoomPage type={type} roomId={roomId} onBack={toList} />;
  return (
    <>
      <ChatRoom
        {...callbacks}
        state={state()}
        onRetry={() => {
          void room.mutate();
          model.retry();
        }}
        onBack={toList}
        onOpenMembers={() => openView('members')}
        onOpenPins={() => openView('pins')}
        onOpenSearch={() => openView('search')}
        onEditRoom={() => (room.data?.directUsers ? openDialog('rename') : openView('edit'))}
        onOpenInvite={() => openDialog('invite')}
        onOpenWebhooks={mayCreate ? () => openDialog('webhooks') : undefined}
        onLeaveRoom={() => openDialog('leave')}
        onDeleteRoom={() => openDialog('delete')}
        onMute={({ muted }) => mute(muted)}
        onHide={hide}
        onAddPeople={mayCreate ? () => void navigate(...addPeopleTarget(room.data)) : undefined}
        sections={isMeeting ? undefined : sections}
        onCall={
          mayTalk
            ? ({ userId }) => callRequests.request({ userId, floorId: null, ...toPerson(shown) })
            : undefined
        }
        onOpenThread={({ messageId }) => void navigate(`?thread=${messageId}`)}
      />
      <MessageDialogs {...messageDialog} />
      {room.data ? (
        <RoomDialogs
          room={room.data}
          dialog={isRoomDialog(dialog) ? dialog : undefined}
          onChange={openDialog}
          onChooseMember={() => openView('members')}
          onLeft={() => void navigate(listPath, { replace: true })}
        />
      ) : null}
    </>
  );
}

function toPerson(room: OpenRoom | undefined) {
  return { nameKanji: room?.name ?? '', avatarUrl: room?.logoUrl ?? null };
}

/** Shows a hidden direct room again when it is opened. Returns an action that hides it. */
function useHiddenRoom(
  { data: room, isValidating }: { data?: Schemas['ChatRoomSummary']; isValidating: boolean },
  onHidden: () => void,
): () => void {
  const { t } = useTranslation('chat');
  const renew = useMutateQueries();
  const roomId = room?.id ?? '';
  const patch = (hidden: boolean) => {
    const params = { path: { roomId } };
    return unwrap(
      office.PATCH('/v1/user/chat-rooms/{roomId}/hidden', { params, body: { hidden } }),
    );
  };
  const renewRooms = async () => {
    await renew(['/v1/user/chat-rooms/{roomId}']);
    await renew(['/v1/user/chat-rooms']);
    await renew(['/v1/user/chat-rooms/heads']);
  };
  const show = () => void patch(false).then(renewRooms).catch(showError);
  const isLoaded = room !== undefined && !isValidating;
  const wasLoaded = useRef(false);
  const showOpened = useEffectEvent(() => {
    if (room?.hidden) show();
  });
  useEffect(() => {
    // Later changes are not undone: the member hides the open room here or on another device.
    if (!isLoaded || wasLoaded.current) return;
    wasLoaded.current = true;
    showOpened();
  }, [isLoaded]);
  const hide = async () => {
    await patch(true);
    onHidden();
    toasts.show({
      type: 'INFO',
      title: t('room.hidden', { name: room?.name ?? '' }),
      description: t('room.hiddenHint'),
      actions: [{ id: 'undo', label: t('room.undoHide') }],
      onAction: show,
    });
    await renewRooms();
  };
  return () => void hide().catch(showError);
}

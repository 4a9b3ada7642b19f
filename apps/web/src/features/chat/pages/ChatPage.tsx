import type { Schemas } from '@office/api';
import { usePageName } from '@office/client/navigation/pageName.ts';
import { RoomWithThread } from '@office/ui/screens/chat';
import { use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useStore } from '@office/client/lib/useStore.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { MemberEmoji } from '../../../platform/emoji/MemberEmoji.tsx';
import { PanelAsideContext } from '../../../platform/workplace/panelAside.ts';
import { useMayCreate } from '../../organization/index.ts';
import { useChat } from '../models/chatContext.ts';
import { ChatListPage } from './ChatListPage.tsx';
import { DirectPickerPage, GroupPickerPage } from './DirectPickerPage.tsx';
import { FormerRoomPage } from './FormerRoomPage.tsx';
import { AddMembersPage, MembersPage } from './MembersPages.tsx';
import { PinsPage } from './PinsPage.tsx';
import { CreateRoomPage, EditRoomPage } from './RoomFormPages.tsx';
import { RoomPage } from './RoomPage.tsx';
import { SavedPage } from './SavedPage.tsx';
import { ScheduledPage } from './ScheduledPage.tsx';
import { SearchPage } from './SearchPage.tsx';
import { ThreadPage } from './ThreadPage.tsx';
import { ThreadsPage } from './ThreadsPage.tsx';
import { UnsentPage } from './UnsentPage.tsx';
import { pageNameKey, type ChatLocation } from './pageNameKey.ts';

export function ChatRoomPage() {
  return (
    <MemberEmoji>
      <ChatPage type="CHANNEL" listPath="/chat-room" />
    </MemberEmoji>
  );
}

export function DirectMessagePage() {
  return (
    <MemberEmoji>
      <ChatPage type="DIRECT" listPath="/direct-message" />
    </MemberEmoji>
  );
}

interface ChatPageProps {
  type: Schemas['ChatRoomType'];
  listPath: string;
}

function useChatPageName(shown: ChatLocation): void {
  const { t } = useTranslation('chat');
  const { roomId = '' } = shown;
  const params = { path: { roomId } };
  const room = useQuery('/v1/user/chat-rooms/{roomId}', roomId ? { params } : null);
  const key = pageNameKey(shown);
  usePageName(key && t(key), room.data?.name);
}

/** Focuses the panel when the focused element was unmounted with its view. */
function useViewFocus(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement !== document.body) return;
    document.getElementById('office-content')?.focus();
  }, [view]);
}

function ChatPage({ type, listPath }: ChatPageProps) {
  const { roomId } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = search.get('view');
  const threadRootId = search.get('thread');
  const asideFits = use(PanelAsideContext);
  const { formerRooms } = useChat();
  const mayCreate = useMayCreate('chat') ?? true;
  const isFormer = useStore(formerRooms, (rooms) => roomId !== undefined && rooms.has(roomId));
  const path = roomId ? `${listPath}/${roomId}` : listPath;
  useChatPageName({ type, roomId: isFormer ? undefined : roomId, view, threadRootId });
  useViewFocus(`${path} ${view ?? ''} ${threadRootId ?? ''}`);
  const back = () => void navigate(path);

  if (view === 'search')
    return <SearchPage key={path} onBack={back} {...(roomId ? { roomId } : {})} />;
  if (!roomId) {
    if (view === 'threads') return <ThreadsPage onBack={back} />;
    if (view === 'saved') return <SavedPage onBack={back} />;
    if (view === 'scheduled') return <ScheduledPage onBack={back} />;
    if (view === 'unsent') return <UnsentPage onBack={back} />;
    if (view === 'meetings' && type === 'CHANNEL')
      return <ChatListPage key="MEETING" type="MEETING" onBack={back} />;
    if (view === 'group' && type === 'DIRECT' && mayCreate) return <GroupPickerPage />;
    if (view !== 'new' || !mayCreate) return <ChatListPage key={type} type={type} />;
    return type === 'DIRECT' ? <DirectPickerPage /> : <CreateRoomPage />;
  }
  const closeThread = () => void navigate(path, { replace: true });
  const toList = () => void navigate(listPath);
  if (isFormer) return <FormerRoomPage key={roomId} type={type} roomId={roomId} onBack={toList} />;
  if (threadRootId && !asideFits)
    return <ThreadPage key={threadRootId} roomId={roomId} threadRootId={threadRootId} />;
  switch (view) {
    case 'members':
      return (
        <MembersPage
          key={roomId}
          roomId={roomId}
          onLeave={() => void navigate(`${path}?dialog=leave`)}
        />
      );
    case 'add':
      return <AddMembersPage key={roomId} roomId={roomId} />;
    case 'pins':
      return <PinsPage key={roomId} roomId={roomId} type={type} onBack={back} onLeave={toList} />;
    case 'edit':
      return <EditRoomPage key={roomId} roomId={roomId} />;
    default:
      return (
        <RoomWithThread
          key={roomId}
          room={<RoomPage roomId={roomId} type={type} listPath={listPath} />}
          thread={
            threadRootId ? (
              <ThreadPage
                key={threadRootId}
                roomId={roomId}
                threadRootId={threadRootId}
                onClose={closeThread}
              />
            ) : null
          }
          onCloseThread={closeThread}
        />
      );
  }
}

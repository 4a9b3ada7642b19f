import type { Schemas } from '@office/api';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ChatListPage } from './ChatListPage.tsx';
import { DirectPickerPage } from './DirectPickerPage.tsx';
import { AddMembersPage, MembersPage } from './MembersPages.tsx';
import { CreateRoomPage, EditRoomPage } from './RoomFormPages.tsx';
import { RoomPage } from './RoomPage.tsx';
import { SearchPage } from './SearchPage.tsx';

/** Group rooms: the list of them, or one of them. */
export function ChatRoomPage() {
  return <ChatPage type="CHANNEL" listPath="/chat-room" />;
}

/** Direct messages: the people one writes with, or one of them. */
export function DirectMessagePage() {
  return <ChatPage type="DIRECT" listPath="/direct-message" />;
}

interface ChatPageProps {
  type: Schemas['ChatRoomType'];
  listPath: string;
}

/** What the address says: a room or the list, and of either what `view` names. */
function ChatPage({ type, listPath }: ChatPageProps) {
  const { roomId } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = search.get('view');
  const path = roomId ? `${listPath}/${roomId}` : listPath;
  const back = () => void navigate(path);

  if (view === 'search')
    return <SearchPage key={path} onBack={back} {...(roomId ? { roomId } : {})} />;
  if (!roomId) {
    if (view !== 'new') return <ChatListPage key={type} type={type} />;
    return type === 'DIRECT' ? <DirectPickerPage /> : <CreateRoomPage />;
  }
  switch (view) {
    case 'members':
      return (
        <MembersPage
          key={roomId}
          roomId={roomId}
          onLeave={() => void navigate(path, { state: { dialog: 'leave' } })}
        />
      );
    case 'add':
      return <AddMembersPage key={roomId} roomId={roomId} />;
    case 'edit':
      return <EditRoomPage key={roomId} roomId={roomId} />;
    default:
      return <RoomPage key={roomId} roomId={roomId} listPath={listPath} />;
  }
}

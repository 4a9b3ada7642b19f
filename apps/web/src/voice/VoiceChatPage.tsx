import { useParams, useSearchParams } from 'react-router-dom';
import { InvitePage } from './InvitePage.tsx';
import { RoomListPage } from './RoomListPage.tsx';
import { RoomPage } from './RoomPage.tsx';
import { CreateVoiceRoomPage, EditVoiceRoomPage } from './VoiceRoomFormPages.tsx';

/** What the address says: the rooms, one of them, and of either what `view` names. */
export function VoiceChatPage() {
  const { roomId } = useParams();
  const [search] = useSearchParams();
  const view = search.get('view');
  if (!roomId) {
    if (view !== 'new') return <RoomListPage />;
    return <CreateVoiceRoomPage kind={search.get('kind') === 'ADMIN' ? 'ADMIN' : 'OWN'} />;
  }
  switch (view) {
    case 'edit':
      return <EditVoiceRoomPage key={roomId} roomId={roomId} />;
    case 'invite':
      return <InvitePage key={roomId} roomId={roomId} />;
    default:
      return <RoomPage key={roomId} roomId={roomId} />;
  }
}

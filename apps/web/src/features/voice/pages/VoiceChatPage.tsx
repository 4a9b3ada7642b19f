import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { usePageName } from '@office/client/navigation/pageName.ts';
import { InvitePage } from './InvitePage.tsx';
import { RoomListPage } from './RoomListPage.tsx';
import { RoomPage } from './RoomPage.tsx';
import { roomName } from './viewModels.ts';
import { CreateVoiceRoomPage, EditVoiceRoomPage } from './VoiceRoomFormPages.tsx';

export function VoiceChatPage() {
  const { roomId } = useParams();
  const [search] = useSearchParams();
  const view = search.get('view');
  useVoicePageName(roomId, view);
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
      return <RoomPage key={roomId} roomId={roomId} sharing={view === 'share'} />;
  }
}

function useVoicePageName(roomId: string | undefined, view: string | null): void {
  const { t } = useTranslation('voice');
  const params = { path: { id: roomId ?? '' } };
  const room = useQuery('/v1/voice-chat/rooms/{id}', roomId ? { params } : null);
  const viewName = () => {
    if (!roomId) return view === 'new' ? t('form.createOwn') : undefined;
    if (view === 'edit') return t('form.edit');
    return view === 'invite' ? t('invite.title') : undefined;
  };
  usePageName(viewName(), room.data && roomName(room.data));
}

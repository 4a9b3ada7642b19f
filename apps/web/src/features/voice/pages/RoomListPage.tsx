import { unwrap, type Schemas } from '@office/api';
import {
  DeleteVoiceRoom,
  VoiceChat,
  type VoiceChatState,
  type VoiceRoomPage,
} from '@office/ui/screens/voice';
import { voiceAdminPageSize, voiceAreaPageSize } from '@office/vocabulary';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { useFloors } from '../../../office/floors/useFloors.ts';
import { useMayCreate } from '../../organization/index.ts';
import { useSettings } from '../../settings/index.ts';
import { areDevicesTested } from '../../../platform/device/devicesTested.ts';
import { useCalls, useVoice } from '../models/voiceContext.ts';
import { joinsAsListener } from '../models/call/joinsAsListener.ts';
import { roomName, toListedRoom } from './viewModels.ts';

const JoinPreview = lazyPage(async () => (await import('./JoinPreview.tsx')).JoinPreview);

type RoomList = Schemas['VoiceRoomList'];

export function RoomListPage() {
  const navigate = useNavigate();
  const { calls, zones } = useVoice();
  const { call } = useCalls();
  const mayCreate = useMayCreate('voice') ?? false;
  const { data: permission } = useQuery('/v1/auth/user/permission');
  const [pages, setPages] = useState({ own: 1, admin: 1 });
  const { areas, own, admin, all } = useRooms(pages);
  const [deleting, setDeleting] = useState<Schemas['VoiceRoom']>();
  const { settings } = useSettings();
  const [previewing, setPreviewing] = useState<Schemas['VoiceRoom']>();

  const joinedRoomId = call?.room.id;
  const toPage = (list: RoomList, page: number): VoiceRoomPage => ({
    rooms: list.data.map((room) => toListedRoom(room, joinedRoomId)),
    page,
    pageSize: voiceAdminPageSize,
    total: list.metadata.total,
  });

  const state = (): VoiceChatState => {
    if (!own.data || !admin.data || !areas.data) {
      const failed = own.error ?? admin.error ?? areas.error;
      return { status: failed ? 'error' : 'loading' };
    }
    if (all.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      areas: areas.data.data.map((room) => toListedRoom(room, joinedRoomId)),
      own: toPage(own.data, pages.own),
      admin: toPage(admin.data, pages.admin),
    };
  };

  const isAdmin = permission?.role === 'ORGANIZATION_ADMIN' || permission?.role === 'SYSTEM_ADMIN';
  return (
    <>
      <VoiceChat
        state={state()}
        creates={mayCreate ? (isAdmin ? ['OWN', 'ADMIN'] : ['OWN']) : []}
        joiningRoomId={call?.phase === 'joining' ? joinedRoomId : undefined}
        onJoin={({ roomId }) => {
          const room = all.find(({ id }) => id === roomId);
          const previews =
            room &&
            !joinsAsListener(room) &&
            (!areDevicesTested() || settings.video?.cameraEnabled);
          if (previews) setPreviewing(room);
          else if (room) calls.join(room);
        }}
        onWait={({ roomId }) => {
          const room = all.find(({ id }) => id === roomId);
          if (room) zones.waitFor(room);
        }}
        onOpen={({ roomId }) => void navigate(`/voice-chat/${roomId}`)}
        onCreate={({ kind }) => void navigate(`/voice-chat?view=new&kind=${kind}`)}
        onEdit={({ roomId }) => void navigate(`/voice-chat/${roomId}?view=edit`)}
        onDelete={({ roomId }) => setDeleting(all.find(({ id }) => id === roomId))}
        onPageChange={({ list, page }) => setPages({ ...pages, [list]: page })}
        onRetry={() => {
          for (const query of [areas, own, admin]) void query.mutate();
        }}
      />
      {previewing && (
        <Suspense>
          <JoinPreview room={previewing} onClose={() => setPreviewing(undefined)} />
        </Suspense>
      )}
      {deleting && <Deleting room={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

function useRooms(pages: { own: number; admin: number }) {
  const { currentFloor } = useFloors();
  const floorId = currentFloor?.floor.id;
  const kept = { keepPreviousData: true };
  const areas = useQuery(
    '/v1/voice-chat/area-rooms',
    floorId ? { params: { query: { floorId, limit: voiceAreaPageSize } } } : null,
    kept,
  );
  const query = (page: number) => ({ params: { query: { page, limit: voiceAdminPageSize } } });
  const own = useQuery('/v1/voice-chat/rooms', query(pages.own), kept);
  const admin = useQuery('/v1/voice-chat/admin-rooms', query(pages.admin), kept);
  const all = [areas, own, admin].flatMap(({ data }) => data?.data ?? []);
  return { areas, own, admin, all };
}

function Deleting({ room, onClose }: { room: Schemas['VoiceRoom']; onClose(): void }) {
  const renew = useMutateQueries();
  const [error, setError] = useState<{ text: string }>();
  const [remove, submitting] = useAction(async () => {
    setError(undefined);
    try {
      const params = { path: { id: room.id } };
      await unwrap(office.DELETE('/v1/voice-chat/rooms/{id}', { params }));
      onClose();
      void renew(['/v1/voice-chat/rooms']);
      void renew(['/v1/voice-chat/admin-rooms']);
    } catch (refused) {
      setError({ text: errorText(refused) });
    }
  });
  return (
    <DeleteVoiceRoom
      open
      name={roomName(room)}
      inside={room.participants.length + room.listeners}
      submitting={submitting}
      error={error}
      onDelete={remove}
      onCancel={onClose}
    />
  );
}

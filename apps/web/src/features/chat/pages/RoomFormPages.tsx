import { unwrap } from '@office/api';
import { RoomForm, type RoomFormProps } from '@office/ui/screens/chat';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { uploadPicture } from '../../../platform/files/uploadPicture.ts';
import { pathOfRoom } from '../models/roomPaths.ts';
import { useRoomLimit } from './useRoomLimit.ts';
import { useColleagueSearch } from './candidateSearch.ts';

type Submitted = Parameters<RoomFormProps['onSubmit']>[0];

export function CreateRoomPage() {
  const navigate = useNavigate();
  const renew = useMutateQueries();
  const search = useColleagueSearch();
  const limit = useRoomLimit();
  const [error, setError] = useState<{ text: string }>();
  const [submit, submitting] = useAction(async ({ values, logo, userIds }: Submitted) => {
    setError(undefined);
    try {
      const logoKey = logo ? await uploadPicture('chat_room_logo', logo) : null;
      const body = { type: 'CHANNEL', name: values.name, logoKey, userIds } as const;
      const room = await unwrap(office.POST('/v1/user/chat-rooms', { body }));
      void renew(['/v1/user/chat-rooms']);
      void renew(['/v1/user/chat-rooms/created']);
      void renew(['/v1/user/chat-rooms/heads']);
      void navigate(pathOfRoom(room), { replace: true });
    } catch (refused) {
      setError({ text: errorText(refused) });
    }
  });
  return (
    <RoomForm
      state={limit === undefined ? { status: 'create' } : { status: 'limit', limit }}
      search={search}
      submitting={submitting}
      error={error}
      onSubmit={submit}
      onBack={() => void navigate('/chat-room')}
      onRetry={search.onRetryCandidates}
    />
  );
}

export function EditRoomPage({ roomId }: { roomId: string }) {
  const navigate = useNavigate();
  const search = useColleagueSearch();
  const params = { path: { roomId } };
  const room = useQuery('/v1/user/chat-rooms/{roomId}', { params });
  const [error, setError] = useState<{ text: string }>();
  const back = () => void navigate(`/chat-room/${roomId}`);
  const [submit, submitting] = useAction(async ({ values, logo }: Submitted) => {
    setError(undefined);
    try {
      const logoKey = logo ? await uploadPicture('chat_room_logo', logo) : logo;
      const body = { name: values.name, ...(logoKey === undefined ? {} : { logoKey }) };
      await unwrap(office.PATCH('/v1/user/chat-rooms/{roomId}', { params, body }));
      await room.mutate();
      back();
    } catch (refused) {
      setError({ text: errorText(refused) });
    }
  });
  return (
    <RoomForm
      state={
        room.data
          ? { status: 'edit', name: room.data.name, logoUrl: room.data.logo }
          : { status: room.error ? 'error' : 'loading' }
      }
      search={search}
      submitting={submitting}
      error={error}
      onSubmit={submit}
      onBack={back}
      onRetry={() => void room.mutate()}
    />
  );
}

import { unwrap, type Schemas } from '@office/api';
import {
  VoiceRoomForm,
  type VoiceRoomFormProps,
  type VoiceRoomFormState,
} from '@office/ui/screens/voice';
import type { CreatableVoiceRoomKind } from '@office/vocabulary';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { displayNames } from '@office/client/people/displayName.ts';
import { useFloors } from '../../../office/floors/useFloors.ts';
import { useVoice } from '../models/voiceContext.ts';
import { useMembersByEmail } from './useMembersByEmail.ts';

type Submitted = Parameters<VoiceRoomFormProps['onSubmit']>[0];

/** The API identifies permitted members by email. */
const emailsOf = ({ people }: Submitted) => people.map(({ userId }) => userId);

function useSaveRoom(
  save: (submitted: Submitted) => Promise<Schemas['VoiceRoom']>,
  done: (room: Schemas['VoiceRoom'], submitted: Submitted) => void,
) {
  const renew = useMutateQueries();
  const [error, setError] = useState<{ text: string }>();
  const [submit, submitting] = useAction(async (submitted: Submitted) => {
    setError(undefined);
    try {
      const room = await save(submitted);
      void renew(['/v1/voice-chat/rooms']);
      void renew(['/v1/voice-chat/admin-rooms']);
      void renew(['/v1/voice-chat/rooms/{id}']);
      done(room, submitted);
    } catch (refused) {
      setError({ text: errorText(refused) });
    }
  });
  return { submit, submitting, error };
}

export function CreateVoiceRoomPage({ kind }: { kind: CreatableVoiceRoomKind }) {
  const navigate = useNavigate();
  const { currentFloor } = useFloors();
  const search = useMembersByEmail(kind);
  const { calls } = useVoice();
  const back = () => void navigate('/voice-chat');
  const enter = (room: Schemas['VoiceRoom']) => {
    calls.join(room);
    void navigate(`/voice-chat/${room.id}`);
  };
  const { submit, submitting, error } = useSaveRoom(
    (submitted) => {
      const floor = currentFloor ? { floorId: currentFloor.floor.id } : {};
      const body = { kind, name: submitted.name, emails: emailsOf(submitted), ...floor };
      return unwrap(office.POST('/v1/voice-chat/rooms', { body }));
    },
    (room, { join }) => (join ? enter(room) : back()),
  );
  return (
    <VoiceRoomForm
      kind={kind}
      state={{ status: 'create' }}
      search={search}
      submitting={submitting}
      error={error}
      onSubmit={submit}
      onBack={back}
      onRetry={search.onRetryCandidates}
    />
  );
}

export function EditVoiceRoomPage({ roomId }: { roomId: string }) {
  const navigate = useNavigate();
  const params = { path: { id: roomId } };
  const { data, error: failed, mutate } = useQuery('/v1/voice-chat/rooms/{id}', { params });
  const kind = data?.kind === 'ADMIN' ? 'ADMIN' : 'OWN';
  const search = useMembersByEmail(kind);
  const back = () => void navigate('/voice-chat');
  const { submit, submitting, error } = useSaveRoom((submitted) => {
    const body = { name: submitted.name, emails: emailsOf(submitted) };
    return unwrap(office.PATCH('/v1/voice-chat/rooms/{id}', { params, body }));
  }, back);
  return (
    <VoiceRoomForm
      kind={kind}
      state={stateOf(data, failed !== undefined)}
      search={search}
      submitting={submitting}
      error={error}
      onSubmit={submit}
      onBack={back}
      onRetry={() => void mutate()}
    />
  );
}

function stateOf(room: Schemas['VoiceRoom'] | undefined, failed: boolean): VoiceRoomFormState {
  if (failed || (room && !room.canEdit)) return { status: 'error' };
  if (!room) return { status: 'loading' };
  const people = (room.people ?? []).map(({ email, ...person }) => ({
    userId: email,
    ...displayNames(person),
    avatarUrl: person.avatarUrl,
  }));
  return { status: 'edit', name: room.name, people };
}

import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { displayName } from '@office/client/people/displayName.ts';
import {
  AdminVoiceRooms,
  type AdminVoiceRoomsState,
  type VoiceRoomValues,
} from '@office/ui/screens/admin/rooms';
import { maxVoiceRoomsCreated } from '@office/vocabulary';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useMemberSearch } from '../../../platform/audience/useMemberSearch.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';
import { useSettingsPart } from '../../organization/index.ts';

const query = { page: 1, limit: maxVoiceRoomsCreated.ADMIN };

export function VoiceRoomsPage() {
  const breadcrumbs = usePageTrail();
  const [editedId, setEditedId] = useState<string | null>(null);
  const { data, error, mutate } = useQuery('/v1/admin/rooms/voice-rooms', { params: { query } });
  const edited = data?.data.find(({ id }) => id === editedId);
  const { part, on } = useSettingsPart<VoiceRoomValues>({
    form: 'admin-voice-room',
    target: editedId ?? 'none',
    stored: {
      name: edited?.name ?? '',
      nameKatakana: edited?.nameKatakana ?? '',
      guests:
        edited?.members.map((member) => ({
          userId: member.id,
          name: displayName(member),
          email: member.email,
        })) ?? [],
      allHands: edited?.allHands ?? false,
    },
    version: edited?.version ?? 0,
    reload: () => mutate(),
    onSaved: () => setEditedId(null),
    async save(values, version) {
      const emails = values.guests.map(({ email }) => email);
      const { nameKatakana, allHands } = values;
      const name = values.name.trim();
      const body = { name, ...(nameKatakana && { nameKatakana }), emails, allHands };
      if (!edited) {
        await unwrap(office.POST('/v1/admin/rooms/voice-rooms', { body }));
        return;
      }
      await unwrap(
        office.PATCH('/v1/admin/rooms/voice-rooms/{roomId}', {
          params: { path: { roomId: edited.id } },
          body: { version, ...body },
        }),
      );
    },
  });
  const search = useMemberSearch({ role: 'GUEST' });
  const [closingId, setClosingId] = useState<string>();
  const [close] = useAction(async ({ id }: { id: string }) => {
    setClosingId(id);
    try {
      await unwrap(
        office.DELETE('/v1/admin/rooms/voice-rooms/{roomId}', { params: { path: { roomId: id } } }),
      );
    } catch (failure) {
      showError(failure);
    }
    await mutate();
    setClosingId(undefined);
  });

  const state = (): AdminVoiceRoomsState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    if (data.data.length === 0) return { status: 'empty' };
    const rooms = data.data.map(({ id, name, members, allHands, participantCount }) => ({
      id,
      name,
      allHands,
      participantCount,
      guests: members.map((member) => displayName(member)),
    }));
    return { status: 'ready', rooms };
  };
  return (
    <AdminVoiceRooms
      state={state()}
      breadcrumbs={breadcrumbs}
      edited={editedId === null ? null : { id: editedId, ...part }}
      candidates={
        search.found?.map((member) => ({
          userId: member.userId,
          name: displayName(member),
          email: member.email,
        })) ?? null
      }
      allHandsAvailable={data?.allHandsAvailable ?? false}
      closingId={closingId}
      onEdit={({ id }) => setEditedId(id)}
      onEditChange={on.onChange}
      onEditSave={on.onSave}
      onEditClose={() => setEditedId(null)}
      onSearch={search.onSearch}
      onTakeTheirs={on.onTakeTheirs}
      onCloseRoom={close}
      onRetry={() => void mutate()}
    />
  );
}

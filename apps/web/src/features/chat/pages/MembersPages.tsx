import { unwrap, type Schemas } from '@office/api';
import { AddMembers, RoomMembers, type RoomMembersState } from '@office/ui/screens/chat';
import { memberSearchSize } from '@office/vocabulary';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { pathOfRoom } from '../models/roomPaths.ts';
import { toCandidateSearch, usePeopleQuery } from './candidateSearch.ts';
import { searchConfig } from '@office/client/swr/freshSearches.ts';
import { unmarkedNames } from '@office/client/people/displayName.ts';

const roomPath = '/v1/user/chat-rooms/{roomId}';
const usersPath = '/v1/user/chat-rooms/{roomId}/users';

function useMemberChange(done?: () => void) {
  const renew = useMutateQueries();
  const [error, setError] = useState<{ text: string }>();
  const [start, submitting] = useAction(async (call: () => Promise<unknown>) => {
    setError(undefined);
    try {
      await call();
      void renew([roomPath]);
      void renew([`${roomPath}/users-out-side`]);
      await renew([usersPath]);
      done?.();
    } catch (refused) {
      setError({ text: errorText(refused) });
    }
  });
  return { start, submitting, error };
}

export function MembersPage({ roomId, onLeave }: { roomId: string; onLeave(): void }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const { query, onPageChange } = usePeopleQuery();
  const path = { roomId };
  const room = useQuery(roomPath, { params: { path } });
  const users = useQuery(usersPath, { params: { path, query } }, { keepPreviousData: true });
  const { start, submitting, error } = useMemberChange();

  const changeRole = (body: Schemas['UpdateChatRoomRoleRequest']) =>
    start(() => unwrap(office.PATCH(`${roomPath}/role`, { params: { path }, body })));
  const state = (): RoomMembersState => {
    if (!room.data || !users.data)
      return { status: room.error || users.error ? 'error' : 'loading' };
    const { ownerId, createdBy, type } = room.data;
    // The members follow the meeting.
    const role = type === 'MEETING' ? 'USER' : room.data.role;
    return {
      status: 'ready',
      members: users.data.data.map((member) => ({
        ...member,
        ...unmarkedNames(member),
        isMe: member.userId === user?.id,
        isOwner: member.userId === ownerId,
        isCreator: member.userId === createdBy,
      })),
      page: query.page,
      total: users.data.metadata.total,
      pageSize: memberSearchSize,
      role,
    };
  };
  return (
    <RoomMembers
      state={state()}
      submitting={submitting}
      error={error}
      onAdd={() => void navigate('?view=add')}
      onRemove={({ userId }) =>
        start(() =>
          unwrap(
            office.DELETE(`${roomPath}/user/{userId}`, { params: { path: { roomId, userId } } }),
          ),
        )
      }
      onChangeRole={changeRole}
      onHandOver={({ userId }) => changeRole({ userId, role: 'ADMIN', handOver: true })}
      onLeave={room.data?.type === 'CHANNEL' ? onLeave : undefined}
      onOpenProfile={({ userId }) => void navigate(`/people/${userId}`)}
      onPageChange={onPageChange}
      onBack={() => void navigate(pathOfRoom(room.data ?? { id: roomId, type: 'CHANNEL' }))}
      onRetry={() => {
        void room.mutate();
        void users.mutate();
      }}
    />
  );
}

export function AddMembersPage({ roomId }: { roomId: string }) {
  const navigate = useNavigate();
  const back = () => void navigate('?view=members');
  const search = usePeopleQuery();
  const path = { roomId };
  const params = { path, query: search.query };
  const people = useQuery(`${roomPath}/users-out-side`, { params }, searchConfig);
  const { start, submitting, error } = useMemberChange(back);
  return (
    <AddMembers
      {...toCandidateSearch(search, people)}
      submitting={submitting}
      error={error}
      onSubmit={(body) => start(() => unwrap(office.POST(roomPath, { params: { path }, body })))}
      onBack={back}
    />
  );
}

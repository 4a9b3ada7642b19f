import { InviteToVoice, type InviteToVoiceState } from '@office/ui/screens/voice';
import { memberSearchSize } from '@office/vocabulary';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useStore } from '@office/client/lib/useStore.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { invitationOutcomes } from '../models/calls/invitationOutcomes.ts';
import { useCalls, useVoice } from '../models/voiceContext.ts';
import { toVoicePerson } from './viewModels.ts';
import { searchConfig } from '@office/client/swr/freshSearches.ts';

export function InvitePage({ roomId }: { roomId: string }) {
  const navigate = useNavigate();
  const { calls } = useVoice();
  const { call } = useCalls();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [askingIds, setAskingIds] = useState<readonly string[]>([]);
  const states = useStore(calls.sent);
  const watched = useStore(calls.freeMembers);
  const trimmed = keyword.trim();
  const query = { roomId, page, limit: memberSearchSize, ...(trimmed ? { keyword: trimmed } : {}) };
  const { data, error, mutate } = useQuery(
    '/v1/voice-chat/users-not-in',
    { params: { query } },
    searchConfig,
  );
  const back = `/voice-chat/${roomId}`;
  if (call?.room.id !== roomId) return <Navigate to={back} replace />;

  const state = (): InviteToVoiceState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    if (data.data.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      people: data.data.map(({ status, workingStatus, online, inVoiceChat, ...person }) => ({
        ...toVoicePerson(person),
        status,
        workingStatus,
        online,
        busy: inVoiceChat,
      })),
      page,
      pageSize: memberSearchSize,
      total: data.metadata.total,
    };
  };

  const personOf = (userId: string) => {
    const found = data?.data.find((each) => each.userId === userId);
    return { userId, name: found ? displayName(found) : '', avatarUrl: found?.avatarUrl ?? null };
  };
  const limit = calls.room?.limit ?? 0;
  const presentIds = call.participants.map(({ userId }) => userId);
  const { invitedIds, outcomes } = invitationOutcomes(states, presentIds);
  return (
    <InviteToVoice
      state={state()}
      keyword={keyword}
      invitedIds={[...invitedIds, ...askingIds]}
      outcomes={outcomes}
      full={call.participants.length + 1 >= limit}
      onInvite={({ userId }) => {
        setAskingIds((asking) => [...asking, userId]);
        void calls
          .inviteToRoom(personOf(userId))
          .finally(() => setAskingIds((asking) => asking.filter((id) => id !== userId)));
      }}
      watchedIds={watched.map(({ userId }) => userId)}
      onNotifyWhenFree={({ userId }) => calls.notifyWhenFree(personOf(userId))}
      onCancelNotify={({ userId }) => calls.cancelNotifyWhenFree({ userId })}
      onSearch={(event) => {
        setKeyword(event.keyword);
        setPage(1);
      }}
      onPageChange={(event) => setPage(event.page)}
      onBack={() => void navigate(back)}
      onRetry={() => void mutate()}
    />
  );
}

import { VoiceRoom, type VoiceParticipant, type VoiceRoomState } from '@office/ui';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { ownPicture } from '../../../office/people/portraits.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useCalls, useVoice } from '../models/voiceContext.ts';
import { callName, roomName, toParticipant, toVoicePerson } from './viewModels.ts';

/** A room: from inside as the call has it, from outside as the server says. */
export function RoomPage({ roomId }: { roomId: string }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const { calls } = useVoice();
  const { call } = useCalls();
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const params = { path: { id: roomId } };
  const { data, error, mutate } = useQuery('/v1/voice-chat/rooms/{id}', { params });

  const state = (): VoiceRoomState => {
    const room = data ?? (calls.room?.id === roomId ? calls.room : undefined);
    if (call && call.room.id === roomId && room) {
      const { phase, muted, speaking } = call;
      const me: VoiceParticipant = {
        userId: user?.id ?? '',
        name: profile?.nameKanji ?? '',
        avatarUrl: profile ? ownPicture(profile) : null,
        muted,
        speaking,
      };
      return {
        status: 'inside',
        name: callName(call),
        phase,
        muted,
        participants: [me, ...call.participants.map(toParticipant)],
        limit: room.limit,
        canInvite: room.canInvite,
      };
    }
    if (error) return { status: isGone(error) ? 'gone' : 'error' };
    if (!data) return { status: 'loading' };
    if (data.kind === 'DIRECT' && data.participants.length === 0) return { status: 'over' };
    return {
      status: 'outside',
      name: roomName(data),
      participants: data.participants.map((person) => ({
        ...toVoicePerson(person),
        muted: person.muted,
      })),
      limit: data.limit,
    };
  };

  return (
    <VoiceRoom
      state={state()}
      myUserId={user?.id}
      onJoin={() => data && calls.join(data)}
      onMute={({ muted }) => void calls.call?.setMuted(muted)}
      onInvite={() => void navigate(`/voice-chat/${roomId}?view=invite`)}
      onLeave={() => {
        const isDirect = call?.room.kind === 'DIRECT';
        calls.leave();
        // The room of two is gone with them.
        if (isDirect) void navigate('/voice-chat');
      }}
      onBack={() => void navigate('/voice-chat')}
      onRetry={() => void mutate()}
    />
  );
}

/** Not there, or not for the member; an id that is none at all counts as well. */
function isGone({ statusCode = 0 }: { statusCode?: number }): boolean {
  return [400, 403, 404, 422].includes(statusCode);
}

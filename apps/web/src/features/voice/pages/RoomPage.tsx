import { breakpoints } from '@office/ui';
import { useMedia } from '@office/ui/screens/shell';
import { VoiceRoom, type VoiceParticipant, type VoiceRoomState } from '@office/ui/screens/voice';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { useStore } from '@office/client/lib/useStore.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { ownPicture } from '../../../office/people/portraits.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { RoomDocument } from '../../sharing-document/index.ts';
import { shareHref } from '../models/shareHref.ts';
import { useDocumentPointer } from '../models/hooks/useDocumentPointer.ts';
import { useCalls, useIsStageOpen, useVoice } from '../models/voiceContext.ts';
import { callName } from '../models/call/callName.ts';
import { showCallNotice } from '../models/calls/showCallNotice.ts';
import { joinsAsListener } from '../models/call/joinsAsListener.ts';
import { roomName, toParticipant, toVoicePerson } from './viewModels.ts';

const JoinPreview = lazyPage(async () => (await import('./JoinPreview.tsx')).JoinPreview);

/** Shows the state of the call if the member is in the room, otherwise the state from the server. */
export function RoomPage({ roomId, sharing = false }: { roomId: string; sharing?: boolean }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const { calls, output, zones } = useVoice();
  const volumes = useStore(output.personVolumes);
  const [previewing, setPreviewing] = useState(false);
  const { call } = useCalls();
  const isWaiting = useStore(zones, (full) => full?.isWaiting === true && full.room.id === roomId);
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const params = { path: { id: roomId } };
  const { data, error, mutate } = useQuery('/v1/voice-chat/rooms/{id}', { params });

  const state = (): VoiceRoomState => {
    const room = data ?? (calls.room?.id === roomId ? calls.room : undefined);
    if (call && call.room.id === roomId && room) {
      const { phase, muted, speaking } = call;
      const me: VoiceParticipant = {
        userId: user?.id ?? '',
        name: profile ? displayName(profile) : '',
        avatarUrl: profile ? ownPicture(profile) : null,
        muted,
        speaking,
        camera: call.media.pictures.camera !== undefined,
        sharing: call.media.pictures.screen !== undefined,
        handRaised: call.media.handRaisedAt !== null,
        listener: call.isListener,
      };
      return {
        status: 'inside',
        name: callName(call),
        phase,
        muted,
        participants: [
          me,
          ...call.participants.map((participant) => ({
            ...toParticipant(participant),
            volume: Math.round((volumes.get(participant.userId) ?? 1) * 100),
          })),
        ],
        listeners: call.listeners + (call.isListener ? 1 : 0),
        isHost: room.allHands && room.canEdit,
        limit: room.limit,
        canInvite: room.canInvite,
      };
    }
    if (error) return { status: isUnavailable(error) ? 'gone' : 'error' };
    if (!data) return { status: 'loading' };
    if (data.kind === 'DIRECT' && data.participants.length === 0) return { status: 'over' };
    return {
      status: 'outside',
      name: roomName(data),
      participants: data.participants.map((person) => ({
        ...toVoicePerson(person),
        muted: person.muted,
      })),
      listeners: data.listeners,
      limit: data.limit,
    };
  };

  const join = () => {
    if (data && joinsAsListener(data)) calls.join(data);
    else setPreviewing(true);
  };

  const pointer = useDocumentPointer();
  // On a phone the panel covers the stage.
  const isStageVisible = !useMedia(`(max-width: ${breakpoints.tablet - 0.02}px)`);
  const isStageOpen = useIsStageOpen() && isStageVisible;
  const inTalk = call?.room.id === roomId && call.phase !== 'joining' && !call.isListener;
  const other = call?.room.id === roomId && call.room.kind === 'DIRECT' && call.participants[0];
  const partner = other ? { userId: other.userId, name: displayName(other) } : null;
  const shown = state();
  const isThere = shown.status === 'inside' || shown.status === 'outside';

  return (
    <>
      <VoiceRoom
        state={shown}
        myUserId={user?.id}
        document={
          isThere && (
            <RoomDocument
              roomId={roomId}
              inTalk={inTalk}
              partner={partner}
              sharing={sharing}
              isOnStage={isStageOpen && call?.room.id === roomId}
              pointer={pointer}
              onPoint={(position) => calls.call?.pointer.move(position)}
              onShare={() => void navigate(shareHref(roomId))}
              onShared={() => void navigate(`/voice-chat/${roomId}`, { replace: true })}
              onJoin={join}
            />
          )
        }
        onJoin={join}
        onSpeakerChange={({ userId: speakerId, speaker }) => {
          void calls.call?.setSpeaker(speakerId, speaker).then((answer) => {
            if (!answer.ok) showCallNotice({ kind: 'failed', error: answer.error });
          });
        }}
        onWait={
          data && data.kind !== 'DIRECT' && !isWaiting ? () => zones.waitFor(data) : undefined
        }
        onVolumeChange={({ userId, volume }) => output.personVolumes.change(userId, volume / 100)}
        onInvite={() => void navigate(`/voice-chat/${roomId}?view=invite`)}
        onBack={() => void navigate('/voice-chat')}
        onRetry={() => void mutate()}
      />
      {previewing && data && (
        <Suspense>
          <JoinPreview room={data} onClose={() => setPreviewing(false)} />
        </Suspense>
      )}
    </>
  );
}

function isUnavailable({ statusCode = 0 }: { statusCode?: number }): boolean {
  return [400, 403, 404, 422].includes(statusCode);
}

import { CallStage, type StagePerson } from '@office/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { ownPicture } from '../../../office/people/portraits.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useSettings } from '../../settings/index.ts';
import type { ActiveCallState } from '../models/callState.ts';
import { callName } from '../models/callName.ts';
import { useVideos } from '../models/useVideos.ts';
import { useCalls, useVoice } from '../models/voiceContext.ts';
import { toParticipant } from './viewModels.ts';

/** The pictures of the call, over the office. */
export function CallStagePanel() {
  const { call } = useCalls();
  return call ? <Pictures call={call} /> : null;
}

function Pictures({ call }: { call: ActiveCallState }) {
  const { calls, stage } = useVoice();
  const { layout, pinned } = useStore(stage);
  const { settings } = useSettings();
  const people = useStagePeople(call);
  const fullscreen = useSyncExternalStore(onFullscreen, () => document.fullscreenElement !== null);
  // A stage that is closed leaves the window as it was.
  useEffect(() => leaveFullscreen, []);
  return (
    <CallStage
      roomName={callName(call)}
      phase={call.phase}
      people={people}
      layout={layout}
      pinned={pinned}
      mirrored={settings.video?.mirror ?? true}
      fullscreen={fullscreen}
      onLayoutChange={(event) => stage.choose(event)}
      onPin={({ id }) => stage.choose({ pinned: id })}
      onFullscreen={
        document.fullscreenEnabled
          ? ({ fullscreen: wanted }) => {
              if (wanted) void document.documentElement.requestFullscreen();
              else leaveFullscreen();
            }
          : undefined
      }
      onStopSharing={() => void calls.call?.setScreen(false)}
      onClose={() => stage.show(false)}
    />
  );
}

/** Everyone in the call, the member first, with what they send. */
function useStagePeople({ participants, media, muted, speaking }: ActiveCallState): StagePerson[] {
  const { user } = useSession();
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const videos = useVideos();
  const { camera, screen } = media.pictures;
  const me: StagePerson = {
    userId: user?.id ?? '',
    name: profile?.nameKanji ?? '',
    avatarUrl: profile ? ownPicture(profile) : null,
    isMe: true,
    muted,
    speaking,
    camera: camera !== undefined,
    sharing: screen !== undefined,
    handRaised: media.handRaisedAt !== null,
    cameraPicture: camera ?? null,
    screenPicture: screen ?? null,
  };
  return [
    me,
    ...participants.map((participant) => {
      const pictures = videos.get(participant.participantId);
      return {
        ...toParticipant(participant),
        cameraPicture: pictures?.camera ?? null,
        screenPicture: pictures?.screen ?? null,
      };
    }),
  ];
}

function onFullscreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

function leaveFullscreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
}

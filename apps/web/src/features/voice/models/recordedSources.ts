import type { CallParticipant } from '../rtc/PeerMesh.ts';
import type { ParticipantVideos } from '../rtc/RemoteVideos.ts';
import type { RecordedSources } from './CallRecording.ts';

interface RecordingInput {
  ownId: string | null;
  ownSounds: readonly (MediaStreamTrack | null)[];
  ownScreen: MediaStream | undefined;
  participants: readonly Pick<CallParticipant, 'participantId' | 'screen'>[];
  sounds: ReadonlyMap<string, readonly MediaStreamTrack[]>;
  videos: ReadonlyMap<string, ParticipantVideos>;
}

export function recordedSources({
  ownId,
  ownSounds,
  ownScreen,
  participants,
  sounds,
  videos,
}: RecordingInput): RecordedSources {
  const all = new Map(sounds);
  if (ownId !== null)
    all.set(
      ownId,
      ownSounds.filter((each) => each !== null),
    );
  const sharer = participants.find(({ screen }) => screen);
  const sharedScreen = sharer && videos.get(sharer.participantId)?.screen;
  const participantId = ownScreen ? ownId : sharer?.participantId;
  const [track] = (ownScreen ?? sharedScreen)?.getVideoTracks() ?? [];
  return { sounds: all, picture: track && participantId ? { participantId, track } : null };
}

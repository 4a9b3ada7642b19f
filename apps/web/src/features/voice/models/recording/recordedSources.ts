import type { VoiceRoomParticipant } from '@office/api/realtime';
import type { CallParticipant } from '../../rtc/participants.ts';
import type { ParticipantVideos } from '../../rtc/RemoteVideos.ts';
import { participantName } from '../participantName.ts';
import type { RecordedSources } from './CallRecording.ts';

type Identity = Pick<
  VoiceRoomParticipant,
  'participantId' | 'nameKanji' | 'nameLatin' | 'avatarUrl' | 'guest'
>;

interface RecordingInput {
  own: Identity | null;
  ownSounds: readonly (MediaStreamTrack | null)[];
  ownPictures: ParticipantVideos;
  participants: readonly (Identity & Pick<CallParticipant, 'camera' | 'screen' | 'connection'>)[];
  sounds: ReadonlyMap<string, readonly MediaStreamTrack[]>;
  videos: ReadonlyMap<string, ParticipantVideos>;
}

export function recordedSources(input: RecordingInput): RecordedSources {
  const { own, ownSounds, ownPictures, participants, videos } = input;
  const sounds = new Map(input.sounds);
  if (own)
    sounds.set(
      own.participantId,
      ownSounds.filter((each) => each !== null),
    );
  const sharer = participants.find(({ screen }) => screen);
  const ownScreen = trackOf(ownPictures.screen);
  const screen = ownScreen ?? trackOf(sharer && videos.get(sharer.participantId)?.screen);
  const screenOf = ownScreen ? own?.participantId : sharer?.participantId;
  return {
    sounds,
    people: [
      ...(own ? [personOf(own, trackOf(ownPictures.camera))] : []),
      ...participants.map((each) => {
        // A lost connection has no new frames.
        const isSeen = each.camera && each.connection !== 'lost';
        return personOf(each, isSeen ? trackOf(videos.get(each.participantId)?.camera) : null);
      }),
    ],
    screen: screen && screenOf ? { participantId: screenOf, track: screen } : null,
  };
}

function personOf(
  { participantId, avatarUrl, ...names }: Identity,
  camera: MediaStreamTrack | null,
): RecordedSources['people'][number] {
  return { id: participantId, name: participantName(names), portrait: avatarUrl, camera };
}

function trackOf(stream: MediaStream | undefined): MediaStreamTrack | null {
  return stream?.getVideoTracks()[0] ?? null;
}

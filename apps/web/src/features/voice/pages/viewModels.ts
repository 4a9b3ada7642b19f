import type { Schemas } from '@office/api';
import type {
  ListedVoiceRoom,
  StagePerson,
  VoiceParticipant,
  VoicePerson,
} from '@office/ui/screens/voice';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { participantName } from '../models/participantName.ts';
import type { CallParticipant } from '../rtc/participants.ts';
import type { ParticipantVideos } from '../rtc/RemoteVideos.ts';

type Person = Pick<
  Schemas['VoiceParticipant'],
  'userId' | 'nameKanji' | 'nameLatin' | 'avatarUrl' | 'guest'
>;

export function toVoicePerson({ userId, avatarUrl, ...names }: Person): VoicePerson {
  return { userId, name: participantName(names), avatarUrl };
}

export function toParticipant(participant: CallParticipant): VoiceParticipant {
  const { muted, speaking, connection, network, camera, screen, handRaisedAt } = participant;
  const { listener = false } = participant;
  return {
    ...toVoicePerson(participant),
    muted,
    speaking,
    connection,
    network: network ?? null,
    camera,
    sharing: screen,
    handRaised: handRaisedAt !== null,
    ...(listener && { listener }),
  };
}

export function toStagePerson(
  participant: CallParticipant,
  videos: ReadonlyMap<string, ParticipantVideos>,
): StagePerson {
  const pictures = videos.get(participant.participantId);
  return {
    ...toParticipant(participant),
    cameraPicture: pictures?.camera ?? null,
    screenPicture: pictures?.screen ?? null,
  };
}

export function roomName({ name, names }: Pick<Schemas['VoiceRoom'], 'name' | 'names'>): string {
  return names?.[currentLanguage()] ?? name;
}

export function toListedRoom(
  room: Schemas['VoiceRoom'],
  joinedRoomId: string | undefined,
): ListedVoiceRoom {
  const { id, kind, participants, listeners, limit, canEdit } = room;
  return {
    roomId: id,
    kind,
    name: roomName(room),
    participants: participants.map(toVoicePerson),
    listeners,
    limit,
    canEdit,
    joined: id === joinedRoomId,
  };
}

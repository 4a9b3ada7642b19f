import type { Schemas } from '@office/api';
import type { ListedVoiceRoom, VoiceParticipant, VoicePerson } from '@office/ui/screens/voice';
import i18next from 'i18next';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { displayName } from '@office/client/people/displayName.ts';
import type { CallParticipant } from '../rtc/PeerMesh.ts';

type Person = Pick<
  Schemas['VoiceParticipant'],
  'userId' | 'nameKanji' | 'nameLatin' | 'avatarUrl' | 'guest'
>;

export function toVoicePerson({ userId, avatarUrl, guest, ...names }: Person): VoicePerson {
  const name = displayName(names);
  return { userId, name: guest ? guestName(name) : name, avatarUrl };
}

/** Marks the name of a guest, which is not verified. */
export function guestName(name: string): string {
  return i18next.t('web:voice.guestName', { name });
}

export function toParticipant(participant: CallParticipant): VoiceParticipant {
  const { muted, speaking, connection, network, camera, screen, handRaisedAt } = participant;
  return {
    ...toVoicePerson(participant),
    muted,
    speaking,
    connection,
    network: network ?? null,
    camera,
    sharing: screen,
    handRaised: handRaisedAt !== null,
  };
}

export function roomName({ name, names }: Pick<Schemas['VoiceRoom'], 'name' | 'names'>): string {
  return names?.[currentLanguage()] ?? name;
}

export function toListedRoom(
  room: Schemas['VoiceRoom'],
  joinedRoomId: string | undefined,
): ListedVoiceRoom {
  const { id, kind, participants, limit, canEdit } = room;
  return {
    roomId: id,
    kind,
    name: roomName(room),
    participants: participants.map(toVoicePerson),
    limit,
    canEdit,
    joined: id === joinedRoomId,
  };
}

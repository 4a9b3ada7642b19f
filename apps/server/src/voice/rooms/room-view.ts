import type { Schemas } from '@office/api';
import type { Language } from '@office/vocabulary';
import { withPictureUrl } from '../../people/avatar-url.ts';
import { findPeople } from '../../people/member-directory.ts';
import { listParticipants } from '../store/participant-store.ts';
import { findRoomMembers } from '../store/room-store.ts';
import { participantLimit } from './participant-limit.ts';
import { mayEdit, mayInvite, type Room, type Viewer, type VoiceDeps } from './room-access.ts';

export interface Reader {
  viewer: Viewer;
  language: Language;
}

export async function toRooms(
  deps: VoiceDeps,
  { viewer, language }: Reader,
  rooms: readonly Room[],
): Promise<Schemas['VoiceRoom'][]> {
  const ids = rooms.map(({ row }) => row.id);
  const participants = await participantsOf(deps, ids);
  const editable = rooms.filter(({ row }) => mayEdit(viewer, row)).map(({ row }) => row.id);
  const people = await findListedMembers(deps, editable);
  return rooms.map(({ row, zoneRoom }) => ({
    id: row.id,
    kind: row.kind,
    name: zoneRoom ? zoneRoom.names[language] : row.name,
    names: zoneRoom?.names ?? null,
    floorId: row.floorId,
    zoneId: row.zoneId,
    meetingRoomId: zoneRoom?.meetingRoomId ?? null,
    ownerId: row.ownerId,
    canEdit: mayEdit(viewer, row),
    canInvite: mayInvite(viewer, row),
    ...(editable.includes(row.id) && withEmails(people.get(row.id))),
    participants: participants.get(row.id)?.speakers ?? [],
    listeners: participants.get(row.id)?.listeners ?? 0,
    limit: participantLimit(deps, row),
    allHands: row.allHands,
  }));
}

const withEmails = (people: Schemas['VoiceRoomPerson'][] = []) => ({
  emails: people.map(({ email }) => email),
  people,
});

export async function toRoom(
  deps: VoiceDeps,
  reader: Reader,
  room: Room,
): Promise<Schemas['VoiceRoom']> {
  const [shown] = await toRooms(deps, reader, [room]);
  return shown!;
}

export interface ListedParticipants {
  speakers: Schemas['VoiceParticipant'][];
  listeners: number;
}

export async function participantsOf(
  deps: VoiceDeps,
  roomIds: readonly string[],
): Promise<Map<string, ListedParticipants>> {
  const byRoom = new Map<string, ListedParticipants>();
  for (const row of await listParticipants(deps.db, roomIds)) {
    const room = byRoom.get(row.roomId) ?? { speakers: [], listeners: 0 };
    byRoom.set(row.roomId, room);
    if (row.listener) room.listeners += 1;
    else {
      const { userId, guestId, nameKanji, nameLatin, muted, avatarUrl } = await withPictureUrl(
        deps,
        row,
      );
      room.speakers.push({
        userId,
        nameKanji,
        ...(nameLatin && { nameLatin }),
        avatarUrl,
        muted,
        ...(guestId && { guest: true }),
      });
    }
  }
  return byRoom;
}

export async function findListedMembers(
  deps: Pick<VoiceDeps, 'db' | 'files'>,
  roomIds: readonly string[],
): Promise<Map<string, Schemas['VoiceRoomPerson'][]>> {
  const members = await findRoomMembers(deps.db, roomIds);
  const people = await findPeople(deps.db, [...new Set(members.map(({ userId }) => userId))]);
  const byRoom = new Map<string, Schemas['VoiceRoomPerson'][]>();
  for (const { roomId, userId, email } of members) {
    const person = { ...(await withPictureUrl(deps, people.get(userId)!)), email };
    byRoom.set(roomId, [...(byRoom.get(roomId) ?? []), person]);
  }
  return byRoom;
}

import type { VoiceEndReason } from '@office/api/realtime';
import type { VoiceRecordingEndReason } from '@office/vocabulary';
import { notifyOnCommit } from '../../database/bus.ts';
import type { Queryable, Transaction } from '../../database/database.ts';
import { personRef } from '../../people/person-ref.ts';
import type { Target } from '../../realtime/realtime.ts';
import { findConnectedMembers } from '../../people/member-directory.ts';
import type { ParticipantRow } from '../store/participant-store.ts';
import type { VoiceDeps } from './room-access.ts';
import { findMeetingPeople } from '../../meeting/meeting-call.ts';
import { participantsOf, type ListedParticipants } from './room-view.ts';
import { findRoomMembers, findRoom, type VoiceRoomRow } from '../store/room-store.ts';

export const voiceRoomsTopic = 'voice';

export type VoiceRoomEvent =
  | { kind: 'changed'; roomId: string }
  | { kind: 'participantLeft'; roomId: string; participantId: string; byMessage: boolean }
  | { kind: 'placeFree'; roomId: string; connectionIds: readonly string[]; reservedUntil: string }
  | { kind: 'screenTaken'; roomId: string; connectionIds: readonly string[]; participantId: string }
  | {
      kind: 'recordingEnded';
      roomId: string;
      recordingId: string;
      participantId: string;
      reason: VoiceRecordingEndReason;
    }
  | { kind: 'ended'; roomId: string; places: readonly EndedParticipant[]; reason: VoiceEndReason };

/** With the participant id, because the connection may have rejoined before the event arrives. */
type EndedParticipant = Pick<ParticipantRow, 'connectionId' | 'participantId'>;

/** Sends the event to all processes when the transaction commits, even if this process crashes afterwards. */
export async function notifyRoomOnCommit(tx: Transaction, event: VoiceRoomEvent): Promise<void> {
  await notifyOnCommit(tx, voiceRoomsTopic, event);
}

const nobody: ListedParticipants = { speakers: [], listeners: 0 };

interface Audience {
  organizationId: string;
  userIds?: readonly string[];
}

export function mergeAudiences(one: Audience, other: Audience): Target {
  const { organizationId, userIds } = one;
  if (!userIds || !other.userIds) return { organizationId };
  return { organizationId, userIds: [...new Set([...userIds, ...other.userIds])] };
}

export async function audienceOf(
  tx: Queryable,
  { id, kind, organizationId, ownerId }: VoiceRoomRow,
): Promise<{ organizationId: string } | { organizationId: string; userIds: string[] }> {
  if (kind === 'AREA' || kind === 'MEETING_AREA') return { organizationId };
  if (kind === 'MEETING') {
    return {
      organizationId,
      userIds: await findMeetingPeople(tx, { organizationId, meetingId: id }),
    };
  }
  const memberIds = (await findRoomMembers(tx, [id])).map(({ userId }) => userId);
  const others = kind === 'ADMIN' ? await findConnectedMembers(tx, organizationId) : [];
  const userIds = new Set([...(ownerId ? [ownerId] : []), ...memberIds, ...others]);
  return { organizationId, userIds: [...userIds] };
}

export async function publishParticipants(
  deps: VoiceDeps,
  where: { organizationId: string; roomId: string },
): Promise<void> {
  const row = await findRoom(deps.db, where);
  if (!row) return;
  const listed = (await participantsOf(deps, [row.id])).get(row.id) ?? nobody;
  await publishRoomChange(deps, row, listed, await audienceOf(deps.db, row));
}

export async function publishCallEnded(
  deps: VoiceDeps,
  row: VoiceRoomRow,
  audience: Target,
): Promise<void> {
  await publishRoomChange(deps, row, nobody, audience);
}

export async function publishRoom(
  deps: VoiceDeps,
  row: VoiceRoomRow,
  audience: Target,
): Promise<void> {
  await publishRoomChange(deps, row, null, audience);
}

/** `deletedBy` is null if the room ended automatically. */
export async function publishRoomDeleted(
  deps: VoiceDeps,
  { id: roomId, kind, name }: VoiceRoomRow,
  audience: Target,
  deletedBy: string | null,
): Promise<void> {
  const person = deletedBy === null ? null : await personRef(deps, deletedBy);
  const message = { roomId, name, kind, deletedBy: person };
  await deps.realtime.publish('deleteRoom', audience, message);
}

async function publishRoomChange(
  deps: VoiceDeps,
  { id: roomId, kind, floorId, zoneId }: VoiceRoomRow,
  listed: ListedParticipants | null,
  audience: Target,
): Promise<void> {
  const participants = listed?.speakers ?? null;
  const listeners = listed?.listeners ?? 0;
  const message = { roomId, kind, floorId, zoneId, participants, listeners };
  await deps.realtime.publish('voiceRoomChanged', audience, message);
}

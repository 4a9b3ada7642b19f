import { requireCreator, requireMember } from '../../people/current-member.ts';
import { isAdminRole } from '../../people/role-permissions.ts';
import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireOpenFloor } from '../../map/floors.ts';
import { findRoomMeeting, mayJoinMeetingCall } from '../../meeting/meeting-call.ts';
import { meetingRoomId } from '../../organization/meeting-rooms.ts';
import { findZoneRooms, type ZoneRoom } from './zone-rooms.ts';
import { listParticipants } from '../store/participant-store.ts';
import { ensureRoom, findRoom, isRoomMember, type VoiceRoomRow } from '../store/room-store.ts';

export type VoiceDeps = Pick<Platform, 'config' | 'db' | 'now' | 'files' | 'realtime'>;

export interface Viewer {
  organizationId: string;
  userId: string;
  isAdmin: boolean;
  isGuest: boolean;
}

export interface Room {
  row: VoiceRoomRow;
  zoneRoom: ZoneRoom | null;
}

export async function requireViewer(context: Pick<Platform, 'db'> & WithViewer): Promise<Viewer> {
  return toViewer(await requireMember(context));
}

/** @throws {ApiError} 403 `organizationNotSelected`; `forbidden` for guests */
export async function requireVoiceCreator(
  context: Pick<Platform, 'db'> & WithViewer,
): Promise<Viewer> {
  return toViewer(await requireCreator(context, 'voice'));
}

function toViewer(member: Awaited<ReturnType<typeof requireMember>>): Viewer {
  const { organizationId, userId, role } = member;
  return {
    organizationId,
    userId,
    isAdmin: isAdminRole(role),
    isGuest: role === 'GUEST',
  };
}

/**
 * A zone room is open while its floor is open and the plan contains the zone.
 * @throws {ApiError} 404 `voiceChatRoomInvalid`, `floorInvalid`; 403 `floorBlocked`,
 *   `contractBlocked`
 */
export async function findOpenRoom(
  tx: Queryable,
  { organizationId, roomId }: { organizationId: string; roomId: string },
): Promise<Room> {
  const row = await findRoom(tx, { organizationId, roomId });
  if (row && !isZoneRoom(row)) return { row, zoneRoom: null };
  const floorId = row?.floorId;
  if (floorId) await requireOpenFloor(tx, { floorId, organizationId });
  const zoneRooms = await findZoneRooms(tx, { organizationId, ...(floorId && { floorId }) });
  const zoneRoom = zoneRooms.find(({ id }) => id === roomId);
  // Rooms of meeting areas are created explicitly by `openMeetingAreaRoom`.
  if (!zoneRoom || (!row && zoneRoom.kind === 'MEETING_AREA')) throw roomInvalid();
  return { row: row ?? (await ensureZoneRoom(tx, organizationId, zoneRoom)), zoneRoom };
}

export function ensureZoneRoom(
  tx: Queryable,
  organizationId: string,
  { id, kind, floorId, zoneId }: ZoneRoom,
): Promise<VoiceRoomRow> {
  return ensureRoom(tx, { id, organizationId, kind, floorId, zoneId });
}

/** @throws {ApiError} as {@link findOpenRoom}; 404 for a room that the caller may not enter */
export async function requireRoom(
  { db, now }: Pick<VoiceDeps, 'db' | 'now'>,
  viewer: Viewer,
  roomId: string,
): Promise<Room> {
  const room = await findOpenRoom(db, { organizationId: viewer.organizationId, roomId });
  if (!(await mayEnter(db, viewer, room.row, now()))) throw roomInvalid();
  return room;
}

export function roomInvalid(): ApiError {
  return new ApiError('voiceChatRoomInvalid');
}

/**
 * Access rules:
 * - area rooms: all users; admin rooms: all members
 * - own rooms and direct calls: the listed members
 * - the call of a meeting: its participants
 * - guests: only if listed, or in a zone room with other people
 * - meeting rooms during a private meeting: its participants
 */
export async function mayEnter(
  tx: Queryable,
  viewer: Viewer,
  row: VoiceRoomRow,
  now: Date,
): Promise<boolean> {
  const { userId, isGuest } = viewer;
  const { id, kind } = row;
  if (kind === 'AREA') return true;
  const isEmpty = async () => (await listParticipants(tx, [id])).length === 0;
  if (kind === 'MEETING') {
    return mayJoinMeetingCall(tx, viewer, { meetingId: id, isEmpty: await isEmpty(), now });
  }
  if (kind === 'MEETING_AREA') {
    const meetingRoomId = meetingRoomOf(row);
    const talk = meetingRoomId && (await findRoomMeeting(tx, viewer, { meetingRoomId, now }));
    if (talk && (talk.takesPart || talk.isPrivate)) return talk.takesPart;
    return !isGuest || !(await isEmpty());
  }
  if (kind === 'ADMIN' && !isGuest) return true;
  return row.ownerId === userId || isRoomMember(tx, id, userId);
}

export function meetingRoomOf({
  kind,
  floorId,
  zoneId,
}: Pick<VoiceRoomRow, 'kind' | 'floorId' | 'zoneId'>): string | null {
  return kind === 'MEETING_AREA' && floorId && zoneId ? meetingRoomId(floorId, zoneId) : null;
}

export function mayEdit({ userId, isAdmin }: Viewer, { kind, ownerId }: VoiceRoomRow): boolean {
  return (kind === 'OWN' && ownerId === userId) || (kind === 'ADMIN' && isAdmin);
}

/** Assumes that the viewer may enter the room. A meeting's organiser invites its participants instead. */
export function mayInvite({ isAdmin, isGuest }: Viewer, { kind }: VoiceRoomRow): boolean {
  if (kind === 'MEETING') return false;
  return kind === 'ADMIN' ? isAdmin : !isGuest;
}

export function isZoneRoom({ kind }: Pick<VoiceRoomRow, 'kind'>): boolean {
  return kind === 'AREA' || kind === 'MEETING_AREA';
}

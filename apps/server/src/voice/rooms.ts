import type { Schemas } from '@office/api';
import type { Language } from '@office/vocabulary';
import { maxVoiceRoomsCreated } from '@office/vocabulary';
import type { Transaction } from '../database/database.ts';
import { lockOrganization } from '../database/organization-lock.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { pageOfList, toPage, type Page, type PageRequest } from '../http/page.ts';
import { requireMeetingCall } from '../meeting/meeting-call.ts';
import type { Platform } from '../platform/platform.ts';
import { findActiveMembersByEmail, lockMember } from '../people/member-directory.ts';
import { requireOpenFloor } from '../map/floors.ts';
import { publishRoom, audienceOf, mergeAudiences } from './rooms/room-events.ts';
import { publishRemovals, removeDisallowed } from './participants/leave.ts';
import { removeRoom } from './participants/room-removal.ts';
import { findZoneRooms } from './rooms/zone-rooms.ts';
import { ensureZoneRoom, mayEdit, mayEnter, requireRoom } from './rooms/room-access.ts';
import { requireVoiceCreator, requireViewer, roomInvalid } from './rooms/room-access.ts';
import type { Viewer, VoiceDeps } from './rooms/room-access.ts';
import * as store from './store/room-store.ts';
import { toRoom, toRooms } from './rooms/room-view.ts';

type RoomPage = Promise<Page<Schemas['VoiceRoom']>>;
type ListRooms = (
  context: VoiceDeps & WithViewer,
  language: Language,
  page: PageRequest,
) => RoomPage;

const listWith =
  (find: typeof store.listAdminRooms): ListRooms =>
  async (context, language, page) => {
    const viewer = await requireViewer(context);
    const { rows, total } = await find(context.db, viewer, page);
    const rooms = rows.map((row) => ({ row, zoneRoom: null }));
    return toPage(await toRooms(context, { viewer, language }, rooms), total, page);
  };

export const listOwnRooms = listWith(store.listOwnRooms);
export const listAdminRooms = listWith(store.listAdminRooms);

export async function listAreaRooms(
  context: VoiceDeps & WithViewer,
  language: Language,
  { floorId, ...page }: PageRequest & { floorId?: string },
): Promise<Page<Schemas['VoiceRoom']>> {
  const viewer = await requireViewer(context);
  const { organizationId } = viewer;
  if (floorId) await requireOpenFloor(context.db, { floorId, organizationId });
  const zoneRooms = await findZoneRooms(context.db, {
    organizationId,
    ...(floorId && { floorId }),
  });
  const areas = zoneRooms.filter(({ kind }) => kind === 'AREA');
  const { data, metadata } = pageOfList(areas, page);
  const now = context.now();
  // Database rows are created when the first member joins.
  const rooms = data.map((zoneRoom) => {
    const { id, kind, zoneId } = zoneRoom;
    const at = { id, organizationId, kind, floorId: zoneRoom.floorId, zoneId };
    const row = {
      ...at,
      name: '',
      nameKatakana: '',
      ownerId: null,
      mediaNode: null,
      allHands: false,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    return { row, zoneRoom };
  });
  return { data: await toRooms(context, { viewer, language }, rooms), metadata };
}

export async function getRoom(
  context: VoiceDeps & WithViewer,
  language: Language,
  roomId: string,
): Promise<Schemas['VoiceRoom']> {
  const viewer = await requireViewer(context);
  return toRoom(context, { viewer, language }, await requireRoom(context, viewer, roomId));
}

/** @throws {ApiError} 404 `voiceChatRoomInvalid` for a guest who would be alone */
export async function openMeetingAreaRoom(
  context: VoiceDeps & WithViewer,
  language: Language,
  meetingRoomId: string,
): Promise<Schemas['VoiceRoom']> {
  const viewer = await requireViewer(context);
  const { organizationId } = viewer;
  const zoneRooms = await findZoneRooms(context.db, { organizationId });
  const zoneRoom = zoneRooms.find((candidate) => candidate.meetingRoomId === meetingRoomId);
  if (!zoneRoom) throw new ApiError('meetingRoomNotFound');
  const row = viewer.isGuest
    ? await store.findRoom(context.db, { organizationId, roomId: zoneRoom.id })
    : await ensureZoneRoom(context.db, organizationId, zoneRoom);
  if (!row || !(await mayEnter(context.db, viewer, row, context.now()))) throw roomInvalid();
  return toRoom(context, { viewer, language }, { row, zoneRoom });
}

/**
 * Returns the voice room of a meeting: the room of its meeting room, or a separate room.
 * @throws {ApiError} 404 `voiceChatRoomInvalid` if its meeting room was deleted, or for a guest who
 *   would be alone; 422 `meetingTimeInvalid` before it can be joined and after its end
 */
export async function openMeetingRoom(
  context: VoiceDeps & Pick<Platform, 'config'> & WithViewer,
  language: Language,
  meetingId: string,
): Promise<Schemas['VoiceRoom']> {
  const meetingCall = await requireMeetingCall(context, meetingId);
  if (meetingCall.meetingRoomId) {
    return openMeetingAreaRoom(context, language, meetingCall.meetingRoomId);
  }
  const viewer = await requireViewer(context);
  const { organizationId } = viewer;
  const room = { id: meetingId, organizationId, kind: 'MEETING', name: meetingCall.title } as const;
  const row = await store.ensureRoom(context.db, room);
  return toRoom(context, { viewer, language }, { row, zoneRoom: null });
}

/** @throws {ApiError} 403 `forbidden` for guests, and for admin rooms unless the caller is an admin */
export async function createRoom(
  context: VoiceDeps & WithViewer,
  language: Language,
  request: Schemas['CreateVoiceRoomRequest'],
): Promise<Schemas['VoiceRoom']> {
  const viewer = await requireVoiceCreator(context);
  if (request.kind === 'ADMIN' && !viewer.isAdmin) throw new ApiError('forbidden');
  const row = await makeRoom(context, viewer, request);
  return toRoom(context, { viewer, language }, { row, zoneRoom: null });
}

type AlsoWrite = (tx: Transaction, row: store.VoiceRoomRow) => Promise<void>;

/** Does not check permissions. */
export async function makeRoom(
  deps: VoiceDeps,
  creator: Pick<Viewer, 'organizationId' | 'userId'>,
  {
    kind,
    name,
    nameKatakana = '',
    floorId,
    emails = [],
    allHands = false,
  }: Schemas['CreateVoiceRoomRequest'] & { nameKatakana?: string; allHands?: boolean },
  alsoWrite?: AlsoWrite,
): Promise<store.VoiceRoomRow> {
  const { organizationId, userId } = creator;
  if (floorId) await requireOpenFloor(deps.db, { floorId, organizationId });
  const row = await deps.db.transaction(async (tx) => {
    await lockMember(tx, creator);
    // The limit for admin rooms is shared by all admins of the organisation.
    if (kind === 'ADMIN') await lockOrganization(tx, organizationId);
    const owner = kind === 'OWN' ? { ownerId: userId } : {};
    if (
      (await store.countRooms(tx, { organizationId, kind, ...owner })) >= maxVoiceRoomsCreated[kind]
    ) {
      throw new ApiError('voiceChatRoomLimitReached');
    }
    const memberIds = await requireEmails(tx, creator, emails);
    const now = deps.now();
    const inserted = await store.insertRoom(tx, {
      organizationId,
      kind,
      name: name.trim(),
      nameKatakana,
      floorId: floorId ?? null,
      ownerId: userId,
      allHands,
      createdAt: now,
      updatedAt: now,
    });
    await store.addRoomMembers(tx, { organizationId, roomId: inserted.id }, memberIds);
    await alsoWrite?.(tx, inserted);
    return inserted;
  });
  await publishRoom(deps, row, await audienceOf(deps.db, row));
  return row;
}

/**
 * Changes the name or the members of a room. Participants without access to the changed room are
 * removed from it.
 * @throws {ApiError} 403 `forbidden` for members who may enter but not edit it, and for guests who
 *   add members
 */
export async function updateRoom(
  context: VoiceDeps & WithViewer,
  language: Language,
  roomId: string,
  { name, emails }: Schemas['UpdateVoiceRoomRequest'],
): Promise<Schemas['VoiceRoom']> {
  const viewer = await requireViewer(context);
  await requireEditor(context, viewer, roomId);
  // A room owner demoted to guest cannot add members.
  if (emails && viewer.isGuest) throw new ApiError('forbidden');
  const row = await changeRoom(context, viewer, roomId, { name, emails });
  return toRoom(context, { viewer, language }, { row, zoneRoom: null });
}

interface RoomChange {
  name: string | undefined;
  nameKatakana?: string;
  emails: readonly string[] | undefined;
  /** Changes the participants of the next call. */
  allHands?: boolean;
}

/** Does not check permissions. Calls `alsoWrite` with the previous row before the update. */
export async function changeRoom(
  deps: VoiceDeps,
  editor: Pick<Viewer, 'organizationId' | 'userId'>,
  roomId: string,
  { name, nameKatakana, emails, allHands }: RoomChange,
  alsoWrite?: AlsoWrite,
): Promise<store.VoiceRoomRow> {
  const where = { organizationId: editor.organizationId, roomId };
  const { row, before, gone } = await deps.db.transaction(async (tx) => {
    const room = await store.lockRoom(tx, where);
    if (!room) throw roomInvalid();
    await alsoWrite?.(tx, room);
    const before = await audienceOf(tx, room);
    const version = room.version + 1;
    const change = {
      name: name?.trim() ?? room.name,
      nameKatakana: nameKatakana ?? room.nameKatakana,
      allHands: allHands ?? room.allHands,
      version,
      updatedAt: deps.now(),
    };
    await store.renameRoom(tx, roomId, change);
    if (emails) await store.replaceRoomMembers(tx, where, await requireEmails(tx, editor, emails));
    const removed = emails ? await removeDisallowed(tx, room) : [];
    return { row: { ...room, ...change }, before, gone: removed };
  });
  await publishRemovals(deps, gone);
  await publishRoom(deps, row, mergeAudiences(before, await audienceOf(deps.db, row)));
  return row;
}

async function requireEditor(deps: VoiceDeps, viewer: Viewer, roomId: string): Promise<void> {
  const { row } = await requireRoom(deps, viewer, roomId);
  if (!mayEdit(viewer, row)) throw new ApiError('forbidden');
}

/** @throws {ApiError} 422 `emailNotFound` if an address does not belong to a member of the organisation */
async function requireEmails(
  tx: Transaction,
  { organizationId, userId }: Pick<Viewer, 'organizationId' | 'userId'>,
  emails: readonly string[],
): Promise<string[]> {
  const addresses = new Set(emails.map((email) => email.toLowerCase()));
  const found = await findActiveMembersByEmail(tx, organizationId, [...addresses]);
  if (found.length < addresses.size) throw new ApiError('emailNotFound');
  return found.map((member) => member.userId).filter((member) => member !== userId);
}

/**
 * Deletes an own room, an admin room or the room of a call, removes its participants and cancels
 * pending invitations.
 * @throws {ApiError} 403 `forbidden` for members who may enter but not delete it
 */
export async function deleteRoom(
  context: VoiceDeps & Pick<Platform, 'audit' | 'notifications'> & WithViewer,
  roomId: string,
): Promise<void> {
  const viewer = await requireViewer(context);
  const { row } = await requireRoom(context, viewer, roomId);
  const isOwnCall = row.kind === 'DIRECT' && row.ownerId === viewer.userId;
  if (!isOwnCall && !mayEdit(viewer, row)) throw new ApiError('forbidden');
  const removed = await removeRoom(context, row, viewer.userId, (tx, { id, name }) =>
    context.audit(tx, { action: 'ROOM_DELETED', target: { kind: 'VOICE_ROOM', id, name } }),
  );
  if (!removed) throw roomInvalid();
}

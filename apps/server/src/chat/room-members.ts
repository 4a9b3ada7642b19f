import type { Schemas } from '@office/api';
import { requireCreator, requireMember } from '../people/current-member.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/claims.ts';
import { toPage, type Page } from '../http/page.ts';
import { withPicture } from '../people/avatar-url.ts';
import { countActiveMembers, findRoles } from '../people/member-directory.ts';
import { personRef } from '../people/person-ref.ts';
import {
  publishMembersAdded,
  publishRoomUpdated,
  notifyMembershipOnCommit,
} from './room-events.ts';
import { noteAdded } from './room-invitation.ts';
import {
  countMembers,
  deleteMembers,
  findRoomMember,
  findNextAdmin,
  insertMembers,
  listMembers,
  listMembersById,
  listOutsideDirect,
  listOutsideRoom,
  updateMember,
} from './room-member-store.ts';
import { changeRoom, requireRoom, type ChatDeps, type RoomChange } from './room-access.ts';
import type { Platform } from '../platform/platform.ts';
import { updateRoom, type ChatRoom } from './room-store.ts';
import { toMember } from './room-view.ts';
import { getRoom } from './rooms.ts';

interface PageQuery {
  keyword: string;
  page: number;
  limit: number;
}

/** @throws {ApiError} 404 `chatRoomNotFound` */
export async function listRoomUsers(
  deps: ChatDeps,
  claims: Claims,
  roomId: string,
  query: PageQuery,
): Promise<Page<Schemas['ChatMember']>> {
  await requireRoom(deps, claims, roomId);
  const { role } = await requireMember(deps, claims);
  const { rows, total } = await listMembers(deps.db, roomId, { ...query, role });
  return toPage(await Promise.all(rows.map((row) => toMember(deps, row))), total, query);
}

/**
 * @throws {ApiError} 403 `forbidden` unless the caller is an admin of the room and not a guest; 404
 * `chatRoomNotFound`
 */
export async function listUsersOutSide(
  deps: ChatDeps,
  claims: Claims,
  roomId: string,
  query: PageQuery,
): Promise<Page<Schemas['ChatCandidate']>> {
  const { viewer, room } = await requireRoom(deps, claims, roomId);
  if (room.role !== 'ADMIN') throw new ApiError('forbidden');
  await requireCreator(deps, claims, 'chat');
  const { rows, total } = await listOutsideRoom(deps.db, viewer, roomId, query);
  return toPage(await Promise.all(rows.map((row) => withPicture(deps, row))), total, query);
}

/** @throws {ApiError} 403 `forbidden` for guests, as they cannot open direct rooms */
export async function listUsersOutsideDirect(
  deps: ChatDeps,
  claims: Claims,
  query: PageQuery,
): Promise<Page<Schemas['ChatCandidate']>> {
  const { organizationId, userId } = await requireCreator(deps, claims, 'chat');
  const { rows, total } = await listOutsideDirect(deps.db, { organizationId, userId }, query);
  return toPage(await Promise.all(rows.map((row) => withPicture(deps, row))), total, query);
}

/**
 * Adds members of the organisation to a channel.
 *
 * @throws {ApiError} 403 `forbidden` unless the caller is its admin and not a guest; 404 `chatRoomNotFound`,
 * `userNotFound`
 */
export async function addUsers(
  deps: ChatDeps & Pick<Platform, 'notifications'>,
  claims: Claims,
  roomId: string,
  userIds: readonly string[],
): Promise<Schemas['ChatRoomSummary']> {
  const options = { roomId, seqs: 1, admin: true, maker: true };
  const added = await changeRoom(deps, claims, options, async (change) => {
    const addable = await countActiveMembers(change.tx, change.viewer.organizationId, userIds);
    if (addable < userIds.length) throw new ApiError('userNotFound');
    const joined = await join(change, userIds, claims.userId);
    const who = { userIds: joined.userIds, addedBy: claims.userId };
    await noteAdded(change.tx, deps, joined.room, who);
    return joined;
  });
  if (added.userIds.length > 0) {
    await publishMembersAdded(deps, added.room, { userIds: added.userIds, addedBy: claims.userId });
  } else {
    // All of them were members already. Publishes an event for the sequence number that was used.
    await publishRoomUpdated(deps, added.room);
  }
  return getRoom(deps, claims, roomId);
}

/** Adds members to a room as part of a room change. Earlier messages count as read. */
export async function join(
  { tx, room, now }: Pick<RoomChange, 'tx' | 'room' | 'now'>,
  userIds: readonly string[],
  addedBy: string | null,
): Promise<{ room: ChatRoom; userIds: string[] }> {
  const { id: roomId, organizationId } = room;
  const joined = await insertMembers(
    tx,
    userIds.map((userId) => ({
      roomId,
      organizationId,
      userId,
      lastReadMessageId: room.lastMessageId,
      lastReadSeq: room.lastSeq,
      lastReadOrdinal: room.messageCount,
      addedBy,
      joinedAt: now,
    })),
  );
  await updateRoom(tx, roomId, { infoSeq: room.lastSeq });
  if (joined.length > 0) {
    await notifyMembershipOnCommit(tx, { organizationId, roomId, userIds: joined, joined: true });
  }
  return { room, userIds: joined };
}

/**
 * Removes a member, who immediately loses access to the room, its files and its search results.
 *
 * @throws {ApiError} 403 `forbidden` unless the caller is the room's admin, and for the owner or the caller
 * as target; 404 `chatRoomNotFound`, `chatRoomUserNotFound`
 */
export async function removeUser(
  deps: ChatDeps & Pick<Platform, 'audit'>,
  claims: Claims,
  roomId: string,
  userId: string,
): Promise<void> {
  const { room, memberCount } = await changeRoom(
    deps,
    claims,
    { roomId, seqs: 1, admin: true },
    async (change) => {
      if (!(await findRoomMember(change.tx, roomId, userId))) {
        throw new ApiError('chatRoomUserNotFound');
      }
      if (userId === claims.userId || userId === change.room.ownerId) {
        throw new ApiError('forbidden');
      }
      await deps.audit(change.tx, {
        action: 'ROOM_MEMBER_REMOVED',
        target: { kind: 'CHAT_ROOM', id: roomId, name: change.room.name },
        before: { userId },
      });
      return takeOut(change, userId);
    },
  );
  const { organizationId, lastSeq: seq, name } = room;
  const removedBy = await personRef(deps, claims.userId);
  await deps.realtime.publish(
    'removeUserFromChatRoom',
    { organizationId, userId },
    { roomId, name, removedBy },
  );
  await deps.realtime.publish(
    'removeUserByRoom',
    { organizationId, chatRoomId: roomId, except: [userId] },
    { roomId, seq, userId, removedBy, memberCount },
  );
}

/**
 * Leaves a channel.
 *
 * @throws {ApiError} 403 `forbidden` for a direct room; 404 `chatRoomNotFound`; 422
 * `chatRoomAdminCannotLeave`
 */
export async function leaveRoom(deps: ChatDeps, claims: Claims, roomId: string): Promise<void> {
  const { userId } = claims;
  const { room, memberCount } = await changeRoom(
    deps,
    claims,
    { roomId, seqs: 1 },
    async (change) => {
      if (change.room.type === 'DIRECT') throw new ApiError('forbidden');
      if (change.member.role === 'ADMIN') throw new ApiError('chatRoomAdminCannotLeave');
      return takeOut(change, userId);
    },
  );
  const { organizationId, lastSeq: seq } = room;
  await deps.realtime.publish(
    'userLeaveRoom',
    { organizationId, chatRoomId: roomId, also: [userId] },
    { roomId, seq, userId, memberCount },
  );
}

async function takeOut({ tx, room }: RoomChange, userId: string) {
  const { id: roomId, organizationId } = room;
  await deleteMembers(tx, roomId, userId);
  await updateRoom(tx, roomId, { infoSeq: room.lastSeq });
  await notifyMembershipOnCommit(tx, { organizationId, roomId, userIds: [userId], joined: false });
  return { room, memberCount: await countMembers(tx, roomId) };
}

/**
 * Changes a member's role. With `handOver` the member replaces the caller as admin and owner.
 *
 * @throws {ApiError} 400 for an invalid handover; 403 `forbidden` unless the caller is the room's admin, and
 * if the target is an owner other than the caller; 404 `chatRoomNotFound`, `chatRoomUserNotFound`; 422
 * `chatRoomNeedsAdmin`, `chatGuestCannotBeAdmin`
 */
export async function updateRole(
  deps: ChatDeps & Pick<Platform, 'audit'>,
  claims: Claims,
  roomId: string,
  request: Schemas['UpdateChatRoomRoleRequest'],
): Promise<Schemas['ChatMember']> {
  const { userId, role, handOver = false } = request;
  if (handOver && (role !== 'ADMIN' || userId === claims.userId)) {
    throw new ApiError({ handOver: 'invalid' });
  }
  const { room, roles } = await changeRoom(
    deps,
    claims,
    { roomId, seqs: 1, admin: true },
    async (change) => {
      const target = await findRoomMember(change.tx, roomId, userId);
      if (!target) throw new ApiError('chatRoomUserNotFound');
      const roles = await findRoles(change.tx, target.organizationId, [userId]);
      if (role === 'ADMIN' && roles.get(userId) === 'GUEST') {
        throw new ApiError('chatGuestCannotBeAdmin');
      }
      const isSelf = userId === claims.userId;
      if (userId === change.room.ownerId && !isSelf) throw new ApiError('forbidden');
      const ownerId = await nextOwner(change, request);
      const changes = [
        { userId, role },
        ...(handOver ? [{ userId: claims.userId, role: 'USER' as const }] : []),
      ];
      for (const next of changes) {
        await updateMember(change.tx, { roomId, userId: next.userId }, { role: next.role });
      }
      await updateRoom(change.tx, roomId, { ownerId, infoSeq: change.room.lastSeq });
      await deps.audit(change.tx, {
        action: 'ROOM_ROLE_CHANGED',
        target: { kind: 'CHAT_ROOM', id: roomId, name: change.room.name },
        before: { userId, role: target.role, ownerId: change.room.ownerId },
        after: { userId, role, ownerId },
      });
      return { room: { ...change.room, ownerId }, roles: changes };
    },
  );
  await publishRoomUpdated(deps, room, roles);
  const [member] = await listMembersById(deps.db, roomId, [userId]);
  if (!member) throw new ApiError('chatRoomUserNotFound');
  return toMember(deps, member);
}

async function nextOwner(
  { tx, room, viewer }: RoomChange,
  { userId, role, handOver }: Schemas['UpdateChatRoomRoleRequest'],
): Promise<string | null> {
  if (handOver) {
    return room.ownerId === viewer.userId || room.ownerId === null ? userId : room.ownerId;
  }
  if (role === 'ADMIN') return room.ownerId ?? userId;
  const successor = await findNextAdmin(tx, room.id, userId);
  if (!successor) throw new ApiError('chatRoomNeedsAdmin');
  return room.ownerId === userId ? successor : room.ownerId;
}

import type { CallContext } from '../../http/call-context.ts';
import type { Schemas } from '@office/api';
import { requireCreator, requireMember } from '../../people/current-member.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toPage, type Page } from '../../http/page.ts';
import { withPictureUrl } from '../../people/avatar-url.ts';
import { countActiveMembers, findRoles } from '../../people/member-directory.ts';
import { personRef } from '../../people/person-ref.ts';
import {
  publishMembersAdded,
  publishRoomUpdated,
  notifyMembershipOnCommit,
} from './room-events.ts';
import { notifyAddedMembers } from './room-invitation.ts';
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
} from '../store/room-member-store.ts';
import { changeRoom, requireRoom, type ChatDeps, type RoomChange } from './room-access.ts';
import { isGroupKey, keyAfterLeaving } from './direct-key.ts';
import type { Platform } from '../../platform/platform.ts';
import { updateRoom, type ChatRoom } from '../store/room-store.ts';
import { insertSystemLine } from '../system-lines/line-store.ts';
import { toMember } from '../views/room-view.ts';
import { getRoom } from './rooms.ts';

interface PageQuery {
  keyword: string;
  page: number;
  limit: number;
}

/** Lists are sorted by name in the language of the caller. */
type ListContext = ChatDeps & WithViewer & Pick<CallContext, 'language'>;

export async function listRoomUsers(
  context: ListContext,
  roomId: string,
  query: PageQuery,
): Promise<Page<Schemas['ChatMember']>> {
  await requireRoom(context, roomId);
  const { role } = await requireMember(context);
  const { rows, total } = await listMembers(context.db, roomId, {
    ...query,
    role,
    language: context.language,
  });
  return toPage(await Promise.all(rows.map((row) => toMember(context, row))), total, query);
}

/** @throws {ApiError} 403 `forbidden` unless the caller is an admin of the room and not a guest */
export async function listNonMembers(
  context: ListContext,
  roomId: string,
  query: PageQuery,
): Promise<Page<Schemas['ChatCandidate']>> {
  const { viewer, room } = await requireRoom(context, roomId);
  if (room.role !== 'ADMIN') throw new ApiError('forbidden');
  await requireCreator(context, 'chat');
  const { rows, total } = await listOutsideRoom(context.db, viewer, roomId, {
    ...query,
    language: context.language,
  });
  return toPage(await Promise.all(rows.map((row) => withPictureUrl(context, row))), total, query);
}

/** @throws {ApiError} 403 `forbidden` for guests, as they cannot open direct rooms */
export async function listUsersOutsideDirect(
  context: ListContext,
  query: PageQuery,
): Promise<Page<Schemas['ChatCandidate']>> {
  const { organizationId, userId } = await requireCreator(context, 'chat');
  const viewer = { organizationId, userId };
  const { rows, total } = await listOutsideDirect(context.db, viewer, {
    ...query,
    language: context.language,
  });
  return toPage(await Promise.all(rows.map((row) => withPictureUrl(context, row))), total, query);
}

/** @throws {ApiError} 403 `forbidden` unless the caller is the channel's admin and not a guest */
export async function addUsers(
  context: ChatDeps & Pick<Platform, 'notifications'> & WithViewer,
  roomId: string,
  userIds: readonly string[],
): Promise<Schemas['ChatRoomSummary']> {
  const options = { roomId, seqs: 1, adminOnly: true, creatorOnly: true };
  const added = await changeRoom(context, options, async (change) => {
    const addable = await countActiveMembers(change.tx, change.viewer.organizationId, userIds);
    if (addable < userIds.length) throw new ApiError('userNotFound');
    const joined = await join(change, userIds, context.viewer.userId);
    const who = { userIds: joined.userIds, addedBy: context.viewer.userId };
    await notifyAddedMembers(change.tx, context, joined.room, who);
    return joined;
  });
  if (added.userIds.length > 0) {
    await publishMembersAdded(context, added.room, {
      userIds: added.userIds,
      addedBy: context.viewer.userId,
    });
  } else {
    // All of them were members already. Publishes an event for the sequence number that was used.
    await publishRoomUpdated(context, added.room);
  }
  return getRoom(context, roomId);
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
    await insertSystemLine(
      tx,
      { room, now },
      { kind: 'JOINED', actorId: addedBy, userIds: joined },
    );
    await notifyMembershipOnCommit(tx, { organizationId, roomId, userIds: joined, joined: true });
  }
  return { room, userIds: joined };
}

/**
 * Removes a member, who immediately loses access to the room, its files and its search results.
 * @throws {ApiError} 403 `forbidden` unless the caller is the room's admin, and for the owner or
 *   the caller as target
 */
export async function removeUser(
  context: ChatDeps & Pick<Platform, 'audit'> & WithViewer,
  roomId: string,
  userId: string,
): Promise<void> {
  const { room, memberCount } = await changeRoom(
    context,
    { roomId, seqs: 1, adminOnly: true },
    async (change) => {
      if (!(await findRoomMember(change.tx, roomId, userId))) {
        throw new ApiError('chatRoomUserNotFound');
      }
      if (userId === context.viewer.userId || userId === change.room.ownerId) {
        throw new ApiError('forbidden');
      }
      await context.audit(change.tx, {
        action: 'ROOM_MEMBER_REMOVED',
        target: { kind: 'CHAT_ROOM', id: roomId, name: change.room.name },
        before: { userId },
      });
      const line = { kind: 'REMOVED', actorId: context.viewer.userId, userIds: [userId] } as const;
      await insertSystemLine(change.tx, change, line);
      return removeMember(change, userId);
    },
  );
  const { organizationId, lastSeq: seq, name } = room;
  const removedBy = await personRef(context, context.viewer.userId);
  await context.realtime.publish(
    'removeUserFromChatRoom',
    { organizationId, userId },
    { roomId, name, removedBy },
  );
  await context.realtime.publish(
    'removeUserByRoom',
    { organizationId, chatRoomId: roomId, except: [userId] },
    { roomId, seq, userId, removedBy, memberCount },
  );
}

/**
 * Leaves a channel or a group direct room. The remaining members keep a left group, and opening a direct
 * room with the same people creates a new one.
 * @throws {ApiError} 403 `forbidden` for a direct room of two
 */
export async function leaveRoom(context: ChatDeps & WithViewer, roomId: string): Promise<void> {
  const { userId } = context.viewer;
  const { room, memberCount } = await changeRoom(context, { roomId, seqs: 1 }, async (change) => {
    const { id, type, directKey } = change.room;
    if (type === 'DIRECT' && !isGroupKey(directKey)) throw new ApiError('forbidden');
    if (type === 'MEETING') throw new ApiError('chatRoomFollowsMeeting');
    if (change.member.role === 'ADMIN') throw new ApiError('chatRoomAdminCannotLeave');
    if (isGroupKey(directKey)) {
      await updateRoom(change.tx, id, { directKey: keyAfterLeaving({ id, directKey }, userId) });
    }
    await insertSystemLine(change.tx, change, { kind: 'LEFT', userIds: [userId] });
    return removeMember(change, userId);
  });
  const { organizationId, lastSeq: seq } = room;
  await context.realtime.publish(
    'userLeaveRoom',
    { organizationId, chatRoomId: roomId, also: [userId] },
    { roomId, seq, userId, memberCount },
  );
}

async function removeMember({ tx, room }: RoomChange, userId: string) {
  const { id: roomId, organizationId } = room;
  await deleteMembers(tx, roomId, userId);
  await updateRoom(tx, roomId, { infoSeq: room.lastSeq });
  await notifyMembershipOnCommit(tx, { organizationId, roomId, userIds: [userId], joined: false });
  return { room, memberCount: await countMembers(tx, roomId) };
}

/**
 * Changes a member's role. With `handOver` the member replaces the caller as admin and owner.
 * @throws {ApiError} 400 for an invalid handover; 403 `forbidden` unless the caller is the room's
 *   admin, and if the target is an owner other than the caller
 */
export async function updateRole(
  context: ChatDeps & Pick<Platform, 'audit'> & WithViewer,
  roomId: string,
  request: Schemas['UpdateChatRoomRoleRequest'],
): Promise<Schemas['ChatMember']> {
  const { userId, role, handOver = false } = request;
  if (handOver && (role !== 'ADMIN' || userId === context.viewer.userId)) {
    throw new ApiError({ handOver: 'invalid' });
  }
  const { room, roles } = await changeRoom(
    context,
    { roomId, seqs: 1, adminOnly: true },
    async (change) => {
      const target = await findRoomMember(change.tx, roomId, userId);
      if (!target) throw new ApiError('chatRoomUserNotFound');
      const roles = await findRoles(change.tx, target.organizationId, [userId]);
      if (role === 'ADMIN' && roles.get(userId) === 'GUEST') {
        throw new ApiError('chatGuestCannotBeAdmin');
      }
      const isSelf = userId === context.viewer.userId;
      if (userId === change.room.ownerId && !isSelf) throw new ApiError('forbidden');
      const ownerId = await nextOwner(change, request);
      const changes = [
        { userId, role },
        ...(handOver ? [{ userId: context.viewer.userId, role: 'USER' as const }] : []),
      ];
      for (const next of changes) {
        await updateMember(change.tx, { roomId, userId: next.userId }, { role: next.role });
      }
      await updateRoom(change.tx, roomId, { ownerId, infoSeq: change.room.lastSeq });
      await context.audit(change.tx, {
        action: 'ROOM_ROLE_CHANGED',
        target: { kind: 'CHAT_ROOM', id: roomId, name: change.room.name },
        before: { userId, role: target.role, ownerId: change.room.ownerId },
        after: { userId, role, ownerId },
      });
      return { room: { ...change.room, ownerId }, roles: changes };
    },
  );
  await publishRoomUpdated(context, room, roles);
  const [member] = await listMembersById(context.db, roomId, [userId]);
  if (!member) throw new ApiError('chatRoomUserNotFound');
  return toMember(context, member);
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

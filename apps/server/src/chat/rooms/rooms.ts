import type { Schemas } from '@office/api';
import { maxChatRoomsCreated, maxDirectMembers } from '@office/vocabulary';
import { requireCreator } from '../../people/current-member.ts';
import { requireUpload } from '../../files/uploads.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toPage, type Page } from '../../http/page.ts';
import { countActiveMembers, lockMember } from '../../people/member-directory.ts';
import { personRef } from '../../people/person-ref.ts';
import { publishRoomAdded, publishRoomUpdated, notifyMembershipOnCommit } from './room-events.ts';
import { openDirectRoom } from './direct-room.ts';
import { notifyAddedMembers } from './room-invitation.ts';
import {
  deleteMembers,
  insertMembers,
  listMemberIds,
  setHidden,
} from '../store/room-member-store.ts';
import { changeRoom, requireRoom, type ChatDeps } from './room-access.ts';
import { countCreatedRooms, insertRoom, listRoomsOf, updateRoom } from '../store/room-store.ts';
import type { Viewer } from '../../http/claims.ts';
import { insertSystemLine } from '../system-lines/line-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { toRoom, toRooms } from '../views/room-view.ts';

export async function listRooms(
  context: ChatDeps & WithViewer,
  query: { type?: Schemas['ChatRoomType']; keyword: string; page: number; limit: number },
): Promise<Page<Schemas['ChatRoomSummary']>> {
  const { viewer } = context;
  const { rows, total } = await listRoomsOf(context.db, viewer, query);
  return toPage(await toRooms(context, rows), total, query);
}

export async function getRoom(
  context: ChatDeps & WithViewer,
  roomId: string,
): Promise<Schemas['ChatRoomSummary']> {
  const { room } = await requireRoom(context, roomId);
  return toRoom(context, room);
}

/** Creates a channel, or opens the direct room with other members (creates it if there is none). */
export async function createRoom(
  context: ChatDeps & Pick<Platform, 'notifications'> & WithViewer,
  request: Schemas['CreateChatRoomRequest'],
): Promise<Schemas['ChatRoomSummary']> {
  const { organizationId, userId } = await requireCreator(context, 'chat');
  const viewer = { organizationId, userId };
  const { roomId, addedUserIds, addedBy } =
    request.type === 'DIRECT'
      ? await openDirect(context, viewer, request)
      : await createChannel(context, viewer, request);
  const adder = addedBy === null ? null : await personRef(context, addedBy);
  for (const member of addedUserIds) {
    const recipient = { organizationId, userId: member };
    await publishRoomAdded(context, recipient, roomId, member === userId ? null : adder);
  }
  return getRoom(context, roomId);
}

interface Opened {
  roomId: string;
  addedUserIds: string[];
  addedBy: string | null;
}

async function createChannel(
  deps: ChatDeps & Pick<Platform, 'notifications'>,
  viewer: Viewer,
  { name, logoKey, userIds = [] }: Schemas['CreateChatRoomRequest'],
): Promise<Opened> {
  const { organizationId, userId } = viewer;
  if (name === undefined) throw new ApiError({ name: 'required' });
  if (logoKey) await requireUpload(deps, logoOf(viewer, logoKey));
  const others = userIds.filter((other) => other !== userId);
  return deps.db.transaction(async (tx) => {
    await lockMember(tx, viewer);
    if ((await countCreatedRooms(tx, viewer)) >= maxChatRoomsCreated) {
      throw new ApiError('chatRoomLimitReached');
    }
    if ((await countActiveMembers(tx, organizationId, others)) < others.length) {
      throw new ApiError('userNotFound');
    }
    const now = deps.now();
    const roomId = await insertRoom(tx, {
      organizationId,
      type: 'CHANNEL',
      name: name.trim(),
      logoKey: logoKey ?? null,
      createdBy: userId,
      ownerId: userId,
      createdAt: now,
      lastMessageAt: now,
    });
    const members = [userId, ...others].map((member) => ({
      roomId: roomId!,
      organizationId,
      userId: member,
      role: member === userId ? ('ADMIN' as const) : ('USER' as const),
      addedBy: member === userId ? null : userId,
      joinedAt: now,
    }));
    const addedUserIds = await insertMembers(tx, members);
    await notifyMembershipOnCommit(tx, {
      organizationId,
      roomId: roomId!,
      userIds: addedUserIds,
      joined: true,
    });
    const room = { id: roomId!, organizationId, name: name.trim() };
    const addedIds = addedUserIds.filter((id) => id !== userId);
    if (addedIds.length > 0) {
      const line = { kind: 'JOINED', actorId: userId, userIds: addedIds } as const;
      await insertSystemLine(tx, { room: { id: room.id, lastSeq: 0 }, now }, line);
    }
    await notifyAddedMembers(tx, deps, room, { userIds: addedUserIds, addedBy: userId });
    return { roomId: roomId!, addedUserIds, addedBy: userId };
  });
}

async function openDirect(
  deps: ChatDeps,
  viewer: Viewer,
  { name, logoKey, userIds }: Schemas['CreateChatRoomRequest'],
): Promise<Opened> {
  const others = [...new Set(userIds?.map((each) => each.toLowerCase()))];
  if (name !== undefined) throw new ApiError({ name: 'invalid' });
  if (logoKey) throw new ApiError({ logoKey: 'invalid' });
  if (others.length === 0) throw new ApiError({ userIds: 'required' });
  if (others.length >= maxDirectMembers) throw new ApiError({ userIds: 'tooLong' });
  if (others.includes(viewer.userId)) throw new ApiError({ userIds: 'invalid' });
  const { roomId, isNew } = await openDirectRoom(deps, viewer, others);
  return { roomId, addedUserIds: isNew ? [viewer.userId] : [], addedBy: null };
}

/**
 * Each member of a group direct room can change or remove its name.
 * @throws {ApiError} 403 `forbidden` for a direct room of two, and unless the caller is the channel's admin
 */
export async function updateRoomInfo(
  context: ChatDeps & WithViewer,
  roomId: string,
  { name, logoKey }: Schemas['UpdateChatRoomRequest'],
): Promise<Schemas['ChatRoomSummary']> {
  const { viewer, room: before } = await requireRoom(context, roomId);
  if (before.role !== 'ADMIN' && !before.isGroup) throw new ApiError('forbidden');
  if (!before.isGroup && name === null) throw new ApiError({ name: 'required' });
  if (before.isGroup && logoKey !== undefined) throw new ApiError({ logoKey: 'invalid' });
  if (logoKey) await requireUpload(context, logoOf(viewer, logoKey));
  const changed = await changeRoom(
    context,
    { roomId, seqs: 1, adminOnly: !before.isGroup },
    async (change) => {
      const info = {
        ...(name !== undefined && { name: name?.trim() ?? '' }),
        ...(logoKey !== undefined && { logoKey }),
      };
      await updateRoom(change.tx, roomId, { ...info, infoSeq: change.room.lastSeq });
      const { name: oldName } = change.room;
      if (info.name !== undefined && info.name !== oldName) {
        const line = {
          kind: 'RENAMED',
          actorId: viewer.userId,
          oldName: oldName || null,
          newName: info.name || null,
        } as const;
        await insertSystemLine(change.tx, change, line);
      }
      return { ...change.room, ...info };
    },
  );
  await publishRoomUpdated(context, changed);
  return getRoom(context, roomId);
}

/** Hides a direct room in the caller's list until its next message, or shows it again. */
export async function hideRoom(
  context: ChatDeps & WithViewer,
  roomId: string,
  hidden: boolean,
): Promise<Schemas['ChatHiddenState']> {
  const { viewer, room } = await requireRoom(context, roomId);
  if (room.type !== 'DIRECT') throw new ApiError('forbidden');
  await setHidden(context.db, { roomId, userId: viewer.userId }, hidden);
  await context.realtime.publish('chatRoomHidden', viewer, { roomId, hidden });
  return { roomId, hidden };
}

export async function getCreatedRooms(
  context: ChatDeps & WithViewer,
): Promise<Schemas['ChatRoomsCreated']> {
  const created = await countCreatedRooms(context.db, context.viewer);
  return { created, limit: maxChatRoomsCreated };
}

function logoOf({ userId, organizationId }: Viewer, key: string) {
  return { key, ownerId: userId, organizationId, directory: 'chat_room_logo' };
}

/** Members lose access to the messages and files of the channel immediately. */
export async function deleteRoom(
  context: ChatDeps & Pick<Platform, 'audit'> & WithViewer,
  roomId: string,
  typedName: string,
): Promise<void> {
  const removed = await changeRoom(
    context,
    { roomId, seqs: 1, adminOnly: true },
    async ({ tx, viewer, room, now }) => {
      if (typedName !== room.name) throw new ApiError('chatRoomNameMismatch');
      const memberIds = await listMemberIds(tx, roomId);
      await updateRoom(tx, roomId, { deletedAt: now, inviteCode: null });
      await deleteMembers(tx, roomId);
      await context.audit(tx, {
        action: 'ROOM_DELETED',
        target: { kind: 'CHAT_ROOM', id: roomId, name: room.name },
        before: { name: room.name, members: memberIds.length },
      });
      const { organizationId } = viewer;
      await notifyMembershipOnCommit(tx, { organizationId, roomId, userIds: null, joined: false });
      return { viewer, name: room.name, memberIds };
    },
  );
  const { organizationId, userId } = removed.viewer;
  const { name } = removed;
  const deletedBy = await personRef(context, userId);
  await context.realtime.publish(
    'deleteRoom',
    { organizationId, userIds: removed.memberIds },
    { roomId, name, kind: null, deletedBy },
  );
  await context.realtime.publish(
    'deleteChatRoom',
    { organizationId, userIds: removed.memberIds },
    { roomId, name, deletedBy },
  );
}

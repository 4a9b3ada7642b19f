import type { MemberRef } from '../database/membership.ts';
import type { Platform } from '../platform/platform.ts';
import {
  findRoomIds,
  findRoomsWithMessagesOf,
  listMessagesNaming,
  listMessagesOf,
  replaceIdInMessage,
} from './erasure-store.ts';
import { removeDetachedFiles } from './messages/file-detachment.ts';
import { deletedMessage } from './messages/message-changes.ts';
import type { ChatDeps } from './rooms/room-access.ts';
import { publishMessageById } from './rooms/room-events.ts';
import { detachPreviews } from './store/link-preview-store.ts';
import { detachFiles, updateMessage } from './store/message-store.ts';
import { lockRoom } from './store/room-store.ts';
import { deleteMentionsIn } from './store/thread-store.ts';
import { deleteVersionsOf } from './versions/version-store.ts';

const batchSize = 100;

/** Deletes all messages that a person sent in an organisation. They stay in the list as deleted. */
export async function deleteMessagesOf(
  deps: ChatDeps & Pick<Platform, 'files'>,
  member: MemberRef,
): Promise<void> {
  for (const roomId of await findRoomsWithMessagesOf(deps.db, member)) {
    while ((await deleteSome(deps, member, roomId)) > 0);
  }
}

async function deleteSome(
  deps: ChatDeps & Pick<Platform, 'files'>,
  member: MemberRef,
  roomId: string,
): Promise<number> {
  const { room, ids, keys } = await deps.db.transaction(async (tx) => {
    const found = await listMessagesOf(tx, { roomId, userId: member.userId, limit: batchSize });
    // Null if the room was deleted.
    const locked = found.length > 0 ? await lockRoom(tx, member, roomId, found.length) : null;
    const detached = await detachFiles(tx, found);
    for (const [index, id] of found.entries()) {
      await detachPreviews(tx, id);
      await deleteMentionsIn(tx, id);
      await deleteVersionsOf(tx, id);
      const changeSeq = locked && locked.lastSeq - found.length + index + 1;
      await updateMessage(tx, id, {
        ...deletedMessage,
        deletedAt: deps.now(),
        ...(changeSeq && { changeSeq }),
      });
    }
    return { room: locked, ids: found, keys: detached };
  });
  await removeDetachedFiles(deps, keys);
  if (room) for (const id of ids) await publishMessageById(deps, room, id);
  return ids.length;
}

/**
 * Replaces the id of a person in messages of others by a pseudonym: in mentions, replies, reactions, pins and forwards.
 * @param change.keepsForwards false: also removes the texts of the person from forwards
 */
export async function replaceIdInMessages(
  deps: ChatDeps,
  member: MemberRef,
  change: { pseudonym: string; keepsForwards: boolean },
): Promise<void> {
  for (const roomId of await findRoomIds(deps.db, member)) {
    while ((await replaceSome(deps, member, { roomId, ...change })) > 0);
  }
}

async function replaceSome(
  deps: ChatDeps,
  member: MemberRef,
  { roomId, ...change }: { roomId: string; pseudonym: string; keepsForwards: boolean },
): Promise<number> {
  const { userId } = member;
  const { room, ids } = await deps.db.transaction(async (tx) => {
    const found = await listMessagesNaming(tx, { roomId, userId, limit: batchSize });
    // Null if the room was deleted.
    const locked = found.length > 0 ? await lockRoom(tx, member, roomId, found.length) : null;
    for (const [index, id] of found.entries()) {
      const changeSeq = locked && locked.lastSeq - found.length + index + 1;
      await replaceIdInMessage(tx, id, { ...change, userId, changeSeq });
    }
    return { room: locked, ids: found };
  });
  if (room) for (const id of ids) await publishMessageById(deps, room, id);
  return ids.length;
}

import type { Transaction } from '../database/database.ts';
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
import { deletedMessage, deletePartsOf } from './messages/message-changes.ts';
import type { ChatDeps } from './rooms/room-access.ts';
import { publishMessageById } from './rooms/room-events.ts';
import { detachFiles, updateMessage } from './store/message-store.ts';
import { lockRoom } from './store/room-store.ts';

const batchSize = 100;

/** Deletes all messages that a person sent in an organisation. They stay in the list as deleted. */
export async function deleteMessagesOf(
  deps: ChatDeps & Pick<Platform, 'files'>,
  member: MemberRef,
): Promise<void> {
  const { userId } = member;
  for (const roomId of await findRoomsWithMessagesOf(deps.db, member)) {
    let keys: string[] = [];
    await changeMessages(deps, member, roomId, {
      find: (tx) => listMessagesOf(tx, { roomId, userId, limit: batchSize }),
      change: async (tx, messages) => {
        keys = await detachFiles(
          tx,
          messages.map(({ id }) => id),
          'DELETED',
        );
        for (const { id, changeSeq } of messages) {
          await deletePartsOf(tx, id);
          await updateMessage(tx, id, {
            ...deletedMessage,
            deletedAt: deps.now(),
            ...(changeSeq && { changeSeq }),
          });
        }
      },
      onCommit: () => removeDetachedFiles(deps, keys),
    });
  }
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
  const { userId } = member;
  for (const roomId of await findRoomIds(deps.db, member)) {
    await changeMessages(deps, member, roomId, {
      find: (tx) => listMessagesNaming(tx, { roomId, userId, limit: batchSize }),
      change: async (tx, messages) => {
        for (const { id, changeSeq } of messages) {
          await replaceIdInMessage(tx, id, { ...change, userId, changeSeq });
        }
      },
    });
  }
}

interface ChangedMessage {
  id: string;
  /** Null in a deleted room, whose members receive no changes. */
  changeSeq: number | null;
}

interface MessageChange {
  /** Returns the next messages to change. They must not be found again. */
  find(tx: Transaction): Promise<string[]>;
  change(tx: Transaction, messages: readonly ChangedMessage[]): Promise<void>;
  onCommit?(): Promise<void>;
}

/** Changes messages of a room in batches with their own transactions, and publishes them. */
async function changeMessages(
  deps: ChatDeps,
  member: MemberRef,
  roomId: string,
  { find, change, onCommit }: MessageChange,
): Promise<void> {
  for (;;) {
    const { room, ids } = await deps.db.transaction(async (tx) => {
      const found = await find(tx);
      if (found.length === 0) return { room: null, ids: found };
      // Null if the room was deleted.
      const locked = await lockRoom(tx, member, roomId, found.length);
      const messages = found.map((id, index) => {
        const changeSeq = locked && locked.lastSeq - found.length + index + 1;
        return { id, changeSeq };
      });
      await change(tx, messages);
      return { room: locked, ids: found };
    });
    if (ids.length === 0) return;
    await onCommit?.();
    if (room) for (const id of ids) await publishMessageById(deps, room, id);
  }
}

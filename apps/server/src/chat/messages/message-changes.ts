import type { Schemas } from '@office/api';
import { findPreviewUrls, maxMessageReactions } from '@office/vocabulary';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Viewer, WithClaims, WithViewer } from '../../http/claims.ts';
import { removeDetachedFiles } from './file-detachment.ts';
import { detachPreviews } from '../store/link-preview-store.ts';
import { publishMessageById } from '../rooms/room-events.ts';
import { requireGroupMention } from './group-mentions.ts';
import { checkEmoji, requireEmoji } from '../../emoji/reaction-emoji.ts';
import { checkContent, checkMentions } from './message-content.ts';
import {
  detachFiles,
  findMessage,
  updateMessage,
  type MessageRow,
} from '../store/message-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { getMessage } from './messages.ts';
import { deleteMentionsIn, replaceMentions } from '../store/thread-store.ts';
import { deleteVersionsOf, storeVersion } from '../versions/version-store.ts';
import { insertSystemLine } from '../system-lines/line-store.ts';
import { changeRoom, requireRoom, type ChatDeps, type RoomChange } from '../rooms/room-access.ts';

export interface MessageRef {
  roomId: string;
  messageId: string;
}

/** Thrown when a change has no effect, so that the rollback releases its sequence number. */
export class Unchanged extends Error {}

/** Edits one of the caller's messages. */
export async function editMessage(
  context: ChatDeps & Pick<Platform, 'config' | 'linkPreviews'> & WithViewer,
  ref: MessageRef,
  { content, mentionedUserIds = [], mentionedGroup }: Schemas['EditChatMessageRequest'],
): Promise<Schemas['ChatMessage']> {
  if (mentionedGroup) await requireAddedGroup(context, ref);
  const ownOrigin = new URL(context.config.publicUrl).origin;
  const edited = await changeMessage(context, ref, async ({ tx, now }, message) => {
    requireOwn(message, context.viewer);
    if (message.type === 'MISSED_CALL') throw new ApiError('forbidden');
    checkContent(message.type, content);
    await checkMentions(tx, ref.roomId, mentionedUserIds);
    // A group mention keeps the recipients from the time it was sent.
    const addedGroup = message.mentionedGroup ? null : (mentionedGroup ?? null);
    await replaceMentions(tx, message, { userIds: mentionedUserIds, addedGroup });
    await detachPreviews(tx, ref.messageId, findPreviewUrls(content, ownOrigin));
    if (content !== message.content) await storeVersion(tx, message);
    return {
      content,
      mentionedUserIds,
      ...(addedGroup && { mentionedGroup: addedGroup }),
      editedAt: now,
    };
  });
  const { organizationId } = context.viewer;
  context.linkPreviews.request({ organizationId, ...ref, content });
  return edited;
}

/** Allows an edit to send the group mention that the message already has, even if it is no longer allowed. */
async function requireAddedGroup(
  context: ChatDeps & WithViewer,
  { roomId, messageId }: MessageRef,
): Promise<void> {
  const { room } = await requireRoom(context, roomId);
  const message = await findMessage(context.db, roomId, messageId);
  if (!message?.mentionedGroup) await requireGroupMention(context, room);
}

/** Deletes what other tables have of a deleted message, except its files. */
export async function deletePartsOf(tx: Transaction, messageId: string): Promise<void> {
  await detachPreviews(tx, messageId);
  await deleteMentionsIn(tx, messageId);
  await deleteVersionsOf(tx, messageId);
}

/** Columns of a deleted message, without its time. */
export const deletedMessage = {
  content: '',
  fileNames: '',
  mentionedUserIds: [],
  reactions: [],
  pinnedAt: null,
  pinnedBy: null,
  forwardedId: null,
  forwardedSenderId: null,
  forwardedText: null,
  forwardedBotName: null,
};

/**
 * Deletes one of the caller's messages, or as a room admin a message of another member. The message stays in
 * the list as deleted; its text and files are removed.
 * @throws {ApiError} 403 `forbidden` for messages of others, unless the caller is a room admin in a session
 */
export async function deleteMessage(
  context: ChatDeps & Pick<Platform, 'audit'> & WithClaims & WithViewer,
  ref: MessageRef,
): Promise<Schemas['ChatMessage']> {
  let keys: string[] = [];
  const message = await changeMessage(context, ref, async ({ tx, room, member, now }, found) => {
    const isOwn = found.senderId === context.viewer.userId;
    const isModerator = member.role === 'ADMIN' && !context.claims.scopes;
    if (!isOwn && !isModerator) throw new ApiError('forbidden');
    keys = await detachFiles(tx, [found.id], 'DELETED');
    if (!isOwn) {
      const userIds = found.senderId ? [found.senderId] : [];
      const line = { kind: 'MESSAGE_DELETED', actorId: context.viewer.userId, userIds } as const;
      await insertSystemLine(tx, { room, now }, line);
    }
    await deletePartsOf(tx, found.id);
    await context.audit(tx, {
      action: isOwn ? 'MESSAGE_DELETED' : 'MESSAGE_DELETED_BY_ADMIN',
      target: { kind: 'CHAT_ROOM', id: ref.roomId, name: room.name },
      before: {
        messageId: found.id,
        files: keys.length,
        ...(!isOwn && { senderId: found.senderId }),
        ...(found.botName !== null && { webhook: found.botName }),
      },
    });
    return { ...deletedMessage, deletedAt: now, deletedByAdmin: !isOwn };
  });
  await removeDetachedFiles(context, keys);
  return message;
}

/** @throws {ApiError} 400 unless `emoji` is a single emoji, or `:name:` of one of the organisation */
export async function react(
  context: ChatDeps & WithViewer,
  ref: MessageRef,
  emoji: string,
): Promise<Schemas['ChatMessage']> {
  checkEmoji(emoji);
  const { userId, organizationId } = context.viewer;
  return changeMessage(context, ref, async ({ tx }, { reactions }) => {
    const existing = reactions.find((reaction) => reaction.emoji === emoji);
    if (existing?.userIds.includes(userId)) throw new Unchanged();
    if (existing) {
      const more = { emoji, userIds: [...existing.userIds, userId] };
      return { reactions: reactions.map((one) => (one === existing ? more : one)) };
    }
    if (reactions.length >= maxMessageReactions) {
      throw new ApiError('chatReactionLimitReached');
    }
    await requireEmoji(tx, organizationId, emoji);
    return { reactions: [...reactions, { emoji, userIds: [userId] }] };
  });
}

/** Removes the caller's reaction. Has no effect if there is none. */
export async function unreact(
  context: ChatDeps & WithViewer,
  ref: MessageRef,
  emoji: string,
): Promise<Schemas['ChatMessage']> {
  const { userId } = context.viewer;
  return changeMessage(context, ref, async (_change, { reactions }) => {
    const existing = reactions.find((reaction) => reaction.emoji === emoji);
    if (!existing?.userIds.includes(userId)) throw new Unchanged();
    const less = { emoji, userIds: existing.userIds.filter((id) => id !== userId) };
    return {
      reactions: reactions
        .map((one) => (one === existing ? less : one))
        .filter(({ userIds }) => userIds.length > 0),
    };
  });
}

function requireOwn(message: MessageRow, viewer: Viewer): void {
  if (message.senderId !== viewer.userId) throw new ApiError('forbidden');
}

type Columns = Parameters<typeof updateMessage>[2];

export async function changeMessage(
  context: ChatDeps & WithViewer,
  { roomId, messageId }: MessageRef,
  work: (change: RoomChange, message: MessageRow) => Promise<Columns>,
): Promise<Schemas['ChatMessage']> {
  try {
    const room = await changeRoom(context, { roomId, seqs: 1 }, async (change) => {
      const message = await findMessage(change.tx, roomId, messageId);
      if (!message || message.deletedAt) throw new ApiError('chatMessageNotFound');
      const columns = await work(change, message);
      await updateMessage(change.tx, messageId, { ...columns, changeSeq: change.room.lastSeq });
      return change.room;
    });
    const changed = await publishMessageById(context, room, messageId);
    if (!changed) throw new ApiError('chatMessageNotFound');
    return changed;
  } catch (error) {
    if (error instanceof Unchanged) return getMessage(context, { roomId, messageId });
    throw error;
  }
}

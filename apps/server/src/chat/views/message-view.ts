import type { Schemas } from '@office/api';
import type { Queryable } from '../../database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { withPictureUrl } from '../../people/avatar-url.ts';
import { findPeople } from '../../people/member-directory.ts';
import { findPreviews } from './link-preview-view.ts';
import { findMessages, listAttachments, type MessageRow } from '../store/message-store.ts';

const namedRepliers = 5;

type Deps = Pick<Platform, 'files'> & { db: Queryable };

export async function toMessages(
  deps: Deps,
  rows: readonly MessageRow[],
): Promise<Schemas['ChatMessage'][]> {
  const withFiles = rows.filter(({ type, deletedAt }) => type === 'FILE' && !deletedAt);
  const attachments = await findAttachments(
    deps,
    withFiles.map(({ id }) => id),
  );
  const quotes = await findQuotes(deps, rows);
  const forwarded = await findForwarded(deps, rows);
  const previews = await findPreviews(deps, rows);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      clientId: row.clientId,
      roomId: row.roomId,
      seq: row.seq,
      changeSeq: row.changeSeq,
      type: row.type,
      content: row.content,
      attachments: attachments.get(row.id) ?? [],
      sender: await senderOf(deps, row),
      mentionedUserIds: row.mentionedUserIds,
      mentionedGroup: row.mentionedGroup,
      reactions: row.reactions,
      replyTo: (row.replyToId && quotes.get(row.replyToId)) || null,
      threadRootId: row.threadRootId,
      thread: threadOf(row),
      createdAt: row.createdAt.toISOString(),
      editedAt: row.editedAt?.toISOString() ?? null,
      deletedAt: row.deletedAt?.toISOString() ?? null,
      ...(row.deletedByAdmin && { deletedByAdmin: true }),
      ...(row.pinnedAt &&
        row.pinnedBy && {
          pin: { pinnedAt: row.pinnedAt.toISOString(), pinnedBy: row.pinnedBy },
        }),
      ...forwarded(row),
      ...previews.get(row.id),
    })),
  );
}

export async function toMessage(deps: Deps, row: MessageRow): Promise<Schemas['ChatMessage']> {
  const [message] = await toMessages(deps, [row]);
  return message!;
}

async function findAttachments(
  deps: Deps,
  messageIds: readonly string[],
): Promise<Map<string, Schemas['ChatAttachment'][]>> {
  const attachments = new Map<string, Schemas['ChatAttachment'][]>();
  for (const { messageId, ...file } of await listAttachments(deps.db, messageIds)) {
    attachments.set(messageId, [...(attachments.get(messageId) ?? []), file]);
  }
  return attachments;
}

async function findQuotes(
  deps: Deps,
  rows: readonly MessageRow[],
): Promise<Map<string, Schemas['ChatQuote']>> {
  const messageIds = [...new Set(rows.flatMap(({ replyToId }) => replyToId ?? []))];
  const quoted = await findMessages(deps.db, messageIds);
  const quotes = quoted.map(async (row): Promise<[string, Schemas['ChatQuote']]> => [
    row.id,
    {
      id: row.id,
      seq: row.seq,
      type: row.type,
      content: row.content || (row.forwardedText ?? ''),
      sender: await senderOf(deps, row),
      deletedAt: row.deletedAt?.toISOString() ?? null,
    },
  ]);
  return new Map(await Promise.all(quotes));
}

type Forwarded = Pick<Schemas['ChatMessage'], 'forwarded'>;

/** Returns a function for the original author and text of forwarded messages. */
async function findForwarded(
  deps: Deps,
  rows: readonly MessageRow[],
): Promise<(row: MessageRow) => Forwarded> {
  const senderIds = new Set(rows.flatMap(({ forwardedSenderId }) => forwardedSenderId ?? []));
  const found = await findPeople(deps.db, [...senderIds]);
  const senders = new Map<string, Schemas['PersonRef']>();
  for (const [id, person] of found) senders.set(id, await withPictureUrl(deps, person));
  return ({ forwardedText, forwardedSenderId, forwardedBotName }) => {
    if (forwardedText === null) return {};
    const known = forwardedSenderId && senders.get(forwardedSenderId);
    const sender = known || webhookRef(forwardedSenderId, forwardedBotName);
    return { forwarded: { sender, content: forwardedText } };
  };
}

const webhookRef = (id: string | null, name: string | null): Schemas['PersonRef'] | null =>
  id && name ? { id, nameKanji: name, avatarUrl: null, bot: true, webhook: true } : null;

async function senderOf(deps: Deps, row: MessageRow): Promise<Schemas['PersonRef'] | null> {
  if (!row.senderId) return webhookRef(row.webhookId, row.botName);
  const { senderId, senderName, senderNameLatin: nameLatin, senderPicture } = row;
  return withPictureUrl(deps, {
    id: senderId,
    nameKanji: senderName ?? '',
    nameLatin,
    picture: senderPicture,
  });
}

function threadOf({
  replyCount,
  lastReplyAt,
  replyUserIds,
}: MessageRow): Schemas['ChatThread'] | null {
  return lastReplyAt
    ? {
        replyCount,
        lastReplyAt: lastReplyAt.toISOString(),
        userIds: replyUserIds.slice(0, namedRepliers),
      }
    : null;
}

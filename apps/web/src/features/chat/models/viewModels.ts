import type { Schemas } from '@office/api';
import type { ChatAttachment, ChatMessage, ChatPerson, ListedRoom, OpenRoom } from '@office/ui';
import type { PdfPreview } from '../../../platform/files/PdfPreviews.ts';
import type { FileLink } from './FileLinks.ts';
import { pathOfRoom } from '../pages/openRoom.ts';
import type { OutboxEntry } from '../compose/Outbox.ts';
import type { Upload } from '../compose/Uploads.ts';

/** What the member's own view of a room adds to its messages. */
export interface MessageView {
  myId: string;
  /** Who is in the room now. */
  members: readonly Schemas['ChatMember'][];
  /** Read receipts are told: the room is not too large for them. */
  hasReceipts: boolean;
  /** Its thread has replies that concern the member and that they have not seen. */
  hasNewReplies(message: Schemas['ChatMessage']): boolean;
}

/** Where files are at the moment. */
export interface FileView {
  /** What was uploaded here: its picture is shown until its address comes. */
  uploadOf?(fileKey: string): Upload | undefined;
  links: ReadonlyMap<string, FileLink>;
  pdfs: ReadonlyMap<string, PdfPreview>;
  isExpired(link: FileLink): boolean;
}

/**
 * Messages for the screen. One without files is made once and stays the same as long as it has not
 * changed, so that a long list tells at a glance what is new in it.
 */
export function messageViews(
  view: MessageView,
): (message: Schemas['ChatMessage'], files: FileView) => ChatMessage {
  const made = new WeakMap<Schemas['ChatMessage'], ChatMessage>();
  return (message, files) => {
    const known = made.get(message);
    if (known) return known;
    const shown = toChatMessage(message, view, files);
    if (message.attachments.length === 0) made.set(message, shown);
    return shown;
  };
}

function toChatMessage(
  message: Schemas['ChatMessage'],
  view: MessageView,
  files: FileView,
): ChatMessage {
  const { sender, replyTo, thread } = message;
  const isMine = sender?.id === view.myId;
  const nameOf = (userId: string) =>
    view.members.find((member) => member.userId === userId)?.nameKanji;
  return {
    key: message.clientId,
    messageId: message.id,
    sender: sender && toPerson({ ...sender, userId: sender.id }),
    isMine,
    text: message.content,
    mentions: message.mentionedUserIds.flatMap((userId) => {
      const name = nameOf(userId);
      return name ? [{ userId, name, isMe: userId === view.myId }] : [];
    }),
    attachments: message.attachments.map((file) => toAttachment(file, files)),
    reactions: message.reactions.map(({ emoji, userIds }) => ({
      emoji,
      names: userIds.flatMap((userId) => nameOf(userId) ?? []),
      count: userIds.length,
      isMine: userIds.includes(view.myId),
    })),
    createdAt: message.createdAt,
    edited: message.editedAt !== null,
    deleted: message.deletedAt !== null,
    delivery: { status: 'sent' },
    ...(replyTo
      ? {
          replyTo: {
            messageId: replyTo.id,
            senderName: replyTo.sender?.nameKanji ?? null,
            text: replyTo.content,
            hasFiles: replyTo.type === 'FILE',
            deleted: replyTo.deletedAt !== null,
          },
        }
      : {}),
    ...(thread
      ? {
          thread: {
            replyCount: thread.replyCount,
            lastReplyAt: thread.lastReplyAt,
            hasNew: view.hasNewReplies(message),
            people: thread.userIds.flatMap((userId) => {
              const member = view.members.find((one) => one.userId === userId);
              return member ? [toPerson(member)] : [];
            }),
          },
        }
      : {}),
    ...(isMine && view.hasReceipts ? { readBy: readersOf(message, view) } : {}),
  };
}

function readersOf({ seq }: Schemas['ChatMessage'], { members, myId }: MessageView) {
  const others = members.filter(({ userId }) => userId !== myId);
  const readers = others.filter(({ lastReadSeq }) => lastReadSeq >= seq);
  return { names: readers.map(({ nameKanji }) => nameKanji), of: others.length };
}

function toAttachment(
  { id, fileKey, fileName, fileSize, mimeType, width, height }: Schemas['ChatAttachment'],
  { links, pdfs, isExpired, uploadOf }: FileView,
): ChatAttachment {
  const link = links.get(fileKey);
  const previewUrl = link ? undefined : uploadOf?.(fileKey)?.previewUrl;
  const pages = pdfs.get(fileKey);
  return {
    id,
    fileName,
    fileSize,
    mimeType,
    width,
    height,
    ...(link ? { url: link.url, expiresAt: link.expiresAt, expired: isExpired(link) } : {}),
    ...(previewUrl ? { url: previewUrl } : {}),
    ...(pages ? { pages } : {}),
  };
}

/** What waits in the outbox, as the message that it will be. */
export function toPendingMessage(
  { request, writtenAt, state }: OutboxEntry,
  me: ChatPerson,
  parts: {
    offline: boolean;
    /** Why it was refused, in the member's language. */
    problem?: string;
    members: readonly Schemas['ChatMember'][];
    uploadOf(fileKey: string): Upload | undefined;
    quoteOf(messageId: string): ChatMessage['replyTo'] | undefined;
  },
): ChatMessage {
  const { mentionedUserIds = [], fileKeys = [], replyToId } = request;
  const replyTo = replyToId ? parts.quoteOf(replyToId) : undefined;
  return {
    key: request.clientId,
    sender: me,
    isMine: true,
    text: request.content,
    mentions: parts.members.flatMap(({ userId, nameKanji }) =>
      mentionedUserIds.includes(userId) ? [{ userId, name: nameKanji }] : [],
    ),
    attachments: fileKeys.map((fileKey) => toPendingAttachment(fileKey, parts.uploadOf(fileKey))),
    reactions: [],
    createdAt: new Date(writtenAt).toISOString(),
    delivery:
      state === 'FAILED'
        ? { status: 'failed', ...(parts.problem ? { text: parts.problem } : {}) }
        : { status: 'sending', waiting: parts.offline },
    ...(replyTo ? { replyTo } : {}),
  };
}

/** After a reload nothing is known of a file but the name in its key. */
function toPendingAttachment(fileKey: string, upload: Upload | undefined): ChatAttachment {
  return {
    id: fileKey,
    fileName: upload?.file.name ?? fileKey.split('/').at(-1) ?? fileKey,
    fileSize: upload?.file.size ?? 0,
    mimeType: upload?.file.type ?? '',
    ...(upload?.previewUrl ? { url: upload.previewUrl } : {}),
  };
}

function toPerson(person: {
  userId: string;
  nameKanji: string;
  avatarUrl: string | null;
}): ChatPerson {
  return { userId: person.userId, name: person.nameKanji, avatarUrl: person.avatarUrl };
}

export function toOpenRoom(room: Schemas['ChatRoomSummary']): OpenRoom {
  const { id, type, name, directUser, memberCount, role, muted } = room;
  return {
    roomId: id,
    type,
    name,
    logoUrl: room.logo ?? directUser?.avatarUrl ?? null,
    memberCount,
    role,
    muted,
    ...(directUser
      ? {
          person: {
            userId: directUser.userId,
            status: directUser.status,
            workingStatus: directUser.workingStatus,
          },
        }
      : {}),
  };
}

export function toListedRoom(
  room: Schemas['ChatRoomSummary'],
  { head, draft, myId }: { head: Schemas['ChatRoomHead'] | undefined; draft: string; myId: string },
): ListedRoom {
  const { id, name, directUser, lastMessage, updatedAt } = room;
  const preview = draft ? ({ kind: 'draft', text: draft } as const) : toPreview(lastMessage, myId);
  return {
    roomId: id,
    name,
    logoUrl: room.logo ?? directUser?.avatarUrl ?? null,
    unreadCount: head?.unreadCount ?? room.unreadCount,
    muted: head?.muted ?? room.muted,
    updatedAt,
    href: pathOfRoom(room),
    ...(preview ? { preview } : {}),
    ...(directUser
      ? { presence: { status: directUser.status, workingStatus: directUser.workingStatus } }
      : {}),
  };
}

function toPreview(
  message: Schemas['ChatMessage'] | null,
  myId: string,
): ListedRoom['preview'] | undefined {
  if (!message) return undefined;
  const { type, content, sender, deletedAt } = message;
  return {
    kind: deletedAt ? 'deleted' : type === 'FILE' && !content ? 'file' : 'text',
    text: content,
    isMine: sender?.id === myId,
    ...(sender ? { senderName: sender.nameKanji } : {}),
  };
}

import type { Schemas } from '@office/api';
import type {
  ChatAttachment,
  ChatFlow,
  ChatForwarded,
  ChatLinkPreview,
  ChatMessage,
  ChatPerson,
} from '@office/ui/screens/chat';
import { maxMembersWithReceipts } from '@office/vocabulary';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { displayName, type NamedPerson } from '@office/client/people/displayName.ts';
import { memoizeLast } from '../../../../lib/memoizeLast.ts';
import type { PdfPreview } from '../../../../platform/files/PdfPreviews.ts';
import type { OutboxEntry } from '../../compose/Outbox.ts';
import type { Upload } from '../../compose/Uploads.ts';
import type { ChatModels } from '../chatModels.ts';
import type { ConversationState } from '../conversation/ConversationModel.ts';
import type { FileLink } from '../FileLinks.ts';
import { toSystemLines } from './systemLines.ts';
import { toMention, toPendingMessage, type PendingContext } from './pendingViews.ts';

type Message = Schemas['ChatMessage'];

export interface ConversationContext extends PendingContext {
  /** Display language. */
  language: string;
  myId: string;
  memberCount: number;
  unreadThreads: MessageView['unreadThreads'];
  savedIds?: MessageView['savedIds'];
  sourcePaths?: MessageView['sourcePaths'];
  reminders?: MessageView['reminders'];
}

export interface MessageView {
  myId: string;
  members: readonly Schemas['ChatMember'][];
  hasReceipts: boolean;
  /** Root message ids of followed threads with unread replies. */
  unreadThreads: ReadonlySet<string>;
  /** Messages that the member saved for later. */
  savedIds?: ReadonlySet<string> | undefined;
  /** Paths of the readable originals, by the id of the forwarded message. */
  sourcePaths?: ReadonlyMap<string, string> | undefined;
  /** Times of the member's reminders by message id. */
  reminders?: ReadonlyMap<string, string> | undefined;
}

export interface FileView {
  uploadOf?(fileKey: string): Upload | undefined;
  links: ReadonlyMap<string, FileLink>;
  pdfs: ReadonlyMap<string, PdfPreview>;
  isExpired(link: FileLink): boolean;
}

export interface ShownConversation {
  flow: ChatFlow;
  root: ChatMessage | undefined;
}

/** Stored messages followed by pending ones. The list keeps its identity until a message changes. */
export function conversationViews({
  uploads,
  links,
}: Pick<ChatModels, 'uploads' | 'links'>): (
  state: ConversationState,
  context: ConversationContext,
) => ShownConversation {
  const uploadOf = (fileKey: string) => uploads.byKey(fileKey);
  const isExpired = (link: FileLink) => links.isExpired(link);
  const toMessageOf = memoizeLast(
    (
      myId: string,
      members: MessageView['members'],
      hasReceipts: boolean,
      unreadThreads: MessageView['unreadThreads'],
      savedIds: MessageView['savedIds'],
      sourcePaths: MessageView['sourcePaths'],
      reminders: MessageView['reminders'],
      // Cached messages contain names in the display language.
      _language: string,
    ) =>
      messageViews({
        ...{ myId, members, hasReceipts, unreadThreads },
        ...{ savedIds, sourcePaths, reminders },
      }),
  );
  const filesOf = memoizeLast((known: FileView['links'], pdfs: FileView['pdfs']) => ({
    links: known,
    pdfs,
    isExpired,
    uploadOf,
  }));
  type ToMessage = ReturnType<typeof messageViews>;
  const linesOf = memoizeLast(toSystemLines);
  const rootOf = memoizeLast((root: Message | null, toMessage: ToMessage, files: FileView) =>
    root ? toMessage(root, files) : undefined,
  );
  const storedOf = memoizeLast(
    (messages: readonly Message[], toMessage: ToMessage, files: FileView) =>
      messages.map((message) => toMessage(message, files)),
  );
  const allOf = memoizeLast(
    (
      stored: readonly ChatMessage[],
      entries: readonly OutboxEntry[],
      context: ConversationContext,
    ) => {
      if (entries.length === 0) return stored;
      const known = new Set(stored.map(({ key }) => key));
      const pending = entries.filter(({ request }) => !known.has(request.clientId));
      if (pending.length === 0) return stored;
      const shown = pending.map((entry) => toPendingMessage(entry, context, { stored, uploadOf }));
      return [...stored, ...shown];
    },
  );

  return (state, context) => {
    const { log, pending } = state;
    const hasReceipts = log.threadRootId === null && context.memberCount <= maxMembersWithReceipts;
    const { myId, members, unreadThreads, savedIds, sourcePaths, reminders, language } = context;
    const toMessage = toMessageOf(
      myId,
      members,
      hasReceipts,
      unreadThreads,
      savedIds,
      sourcePaths,
      reminders,
      language,
    );
    const files = filesOf(state.links, state.pdfs);
    const stored = storedOf(log.messages, toMessage, files);
    const flow = {
      messages: log.hasNewer ? stored : allOf(stored, pending, context),
      hasOlder: log.hasOlder,
      hasNewer: log.hasNewer,
      // Threads have no system lines.
      ...(log.threadRootId === null ? { systemLines: linesOf(log.systemLines, language) } : {}),
    };
    const root = rootOf(log.root, toMessage, files);
    if (state.status !== 'READY') return { flow, root };
    const { unread, target, slices } = state;
    const keyIn = (messageId: string | null | undefined) =>
      log.messages.find(({ id }) => id === messageId)?.clientId;
    const firstUnreadKey = keyIn(unread.firstUnreadMessageId);
    const targetKey = keyIn(target?.messageId);
    return {
      flow: {
        ...flow,
        loadingOlder: slices.older !== 'IDLE',
        unreadCount: unread.unreadCount,
        ...(firstUnreadKey ? { firstUnreadKey } : {}),
        ...(target && targetKey ? { target: { key: targetKey, request: target.request } } : {}),
      },
      root,
    };
  };
}

/** A message without files keeps its identity until it changes, to render only changed messages. */
export function messageViews(
  view: MessageView,
): (message: Message, files: FileView) => ChatMessage {
  const cachedViews = new WeakMap<Message, ChatMessage>();
  return (message, files) => {
    const known = cachedViews.get(message);
    if (known) return known;
    const shown = toChatMessage(message, view, files);
    if (message.attachments.length === 0) cachedViews.set(message, shown);
    return shown;
  };
}

function toChatMessage(message: Message, view: MessageView, files: FileView): ChatMessage {
  const { sender, replyTo, thread } = message;
  const isMine = sender?.id === view.myId;
  const memberOf = (userId: string) => view.members.find((member) => member.userId === userId);
  const nameOf = (userId: string) => {
    const member = memberOf(userId);
    return member && displayName(member);
  };
  return {
    key: message.clientId,
    messageId: message.id,
    sender: sender && senderOf(sender),
    isMine,
    text: message.content,
    ...(message.type === 'MISSED_CALL' ? { missedCall: true } : {}),
    mentions: message.mentionedUserIds.flatMap((userId) => {
      const member = memberOf(userId);
      return member ? [{ ...toMention(member), isMe: userId === view.myId }] : [];
    }),
    ...(message.mentionedGroup ? { mentionedGroup: message.mentionedGroup } : {}),
    attachments: message.attachments.map((file) => toAttachment(file, files)),
    reactions: message.reactions.map(({ emoji, userIds }) => ({
      emoji,
      names: userIds.flatMap((userId) => nameOf(userId) ?? []),
      count: userIds.length,
      mine: userIds.includes(view.myId),
    })),
    createdAt: message.createdAt,
    edited: message.editedAt !== null,
    deleted: message.deletedAt !== null,
    ...(message.deletedByAdmin ? { deletedByAdmin: true } : {}),
    ...(message.pin ? { pinned: pinOf(message.pin, nameOf) } : {}),
    ...(message.previews ? { previews: message.previews.map(toPreview) } : {}),
    ...(view.savedIds?.has(message.id) ? { saved: true } : {}),
    ...remindAtOf(message, view),
    delivery: { status: 'sent' },
    ...(message.forwarded ? { forwarded: forwardedOf(message, message.forwarded, view) } : {}),
    ...(replyTo
      ? {
          replyTo: {
            messageId: replyTo.id,
            senderName: replyTo.sender ? displayName(replyTo.sender) : null,
            text: replyTo.content,
            hasFiles: replyTo.type === 'FILE',
            missedCall: replyTo.type === 'MISSED_CALL',
            deleted: replyTo.deletedAt !== null,
          },
        }
      : {}),
    ...(thread
      ? {
          thread: {
            replyCount: thread.replyCount,
            lastReplyAt: thread.lastReplyAt,
            hasNew: view.unreadThreads.has(message.id),
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

function forwardedOf(
  { id }: Message,
  { sender, content }: Schemas['ChatForwarded'],
  { sourcePaths }: MessageView,
): ChatForwarded {
  const href = sourcePaths?.get(id);
  return {
    senderName: sender ? displayName(sender) : null,
    text: content,
    ...(href ? { href } : {}),
  };
}

function remindAtOf({ id }: Message, { reminders }: MessageView): { remindAt?: string } {
  const remindAt = reminders?.get(id);
  return remindAt ? { remindAt } : {};
}

function pinOf(
  { pinnedBy }: Schemas['ChatPin'],
  nameOf: (userId: string) => string | undefined,
): { by?: string } {
  const by = nameOf(pinnedBy);
  return by ? { by } : {};
}

function readersOf({ seq }: Message, { members, myId }: MessageView) {
  const others = members.filter(({ userId }) => userId !== myId);
  const readers = others.filter(({ lastReadSeq }) => lastReadSeq >= seq);
  return { names: readers.map((person) => displayName(person)), of: others.length };
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

function toPreview({ picture, ...preview }: Schemas['ChatLinkPreview']): ChatLinkPreview {
  if (!picture) return preview;
  const { pictureUrl: url, width, height } = picture;
  return { ...preview, picture: { url, width, height } };
}

function toPerson({
  userId,
  avatarUrl,
  ...names
}: NamedPerson & { userId: string; avatarUrl: string | null }): ChatPerson {
  return { userId, name: displayName(names), avatarUrl };
}

/** Omits the mark in the name of a bot, because the message shows a badge. */
function senderOf({
  id,
  bot,
  webhook,
  ...person
}: Schemas['PersonRef']): NonNullable<ChatMessage['sender']> {
  return { ...toPerson({ ...person, userId: id }), ...dropEmpty({ bot, webhook }) };
}

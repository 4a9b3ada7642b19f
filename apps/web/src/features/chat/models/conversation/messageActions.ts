import { OfficeError, type Schemas } from '@office/api';
import type { ConversationCallbacks } from '@office/ui/screens/chat';
import { keyOf, type ConversationRef } from '../../sync/conversationRef.ts';
import type { RoomLog } from '../../sync/roomLog.ts';
import type { ChatModels, ConversationDeps } from '../chatModels.ts';

export type MessageActions = Required<
  Pick<
    ConversationCallbacks,
    | 'onSend'
    | 'onEdit'
    | 'onDelete'
    | 'onReact'
    | 'onPin'
    | 'onRemovePreview'
    | 'onResend'
    | 'onDiscard'
    | 'onDraftChange'
    | 'onTyping'
    | 'onAddFiles'
    | 'onRemoveFile'
    | 'onRetryFile'
    | 'onWantPages'
    | 'onRenewFile'
  >
> & { onEdit(event: Parameters<ConversationCallbacks['onEdit']>[0]): Promise<void> };

interface Conversation {
  ref: ConversationRef;
  parts: ChatModels;
  deps: Pick<ConversationDeps, 'userId' | 'api' | 'showError'>;
  log(): RoomLog;
  jumpToLatest(): void;
}

/** Callbacks that send, change and react to messages of a conversation, and that add files to its draft. */
export function messageActions(conversation: Conversation): MessageActions {
  const { ref, parts, log } = conversation;
  const { api, userId, showError } = conversation.deps;
  const { rooms, outbox, uploads, typing, drafts, links, pdfs } = parts;
  const { roomId, threadRootId } = ref;
  const key = keyOf(ref);

  const receive = (call: Promise<Schemas['ChatMessage']>) => {
    call.then((message) => rooms.receive({ roomId, seq: message.changeSeq, message }), showError);
  };
  const fileKeyOf = (messageId: string, attachmentId: string) =>
    findMessage(log(), messageId)?.attachments.find(({ id }) => id === attachmentId)?.fileKey;

  return {
    onSend({ text, mentionedUserIds, mentionedGroup, fileIds, replyToId, notifyPaused }) {
      const fileKeys = uploads.take(key, fileIds);
      outbox.add(roomId, {
        type: fileKeys.length > 0 ? 'FILE' : 'TEXT',
        content: text,
        ...(fileKeys.length > 0 ? { fileKeys } : {}),
        ...(replyToId ? { replyToId } : {}),
        ...(threadRootId ? { threadRootId } : {}),
        ...(mentionedUserIds.length > 0 ? { mentionedUserIds } : {}),
        ...(mentionedGroup ? { mentionedGroup } : {}),
        ...(notifyPaused ? { notifyPaused } : {}),
      });
      typing.sent(key);
      // Sending from an older position scrolls to the end, where the new message appears.
      if (log().hasNewer) conversation.jumpToLatest();
    },
    async onEdit({ messageId, text, mentionedUserIds, mentionedGroup }) {
      const call = api.editMessage(
        { roomId, messageId },
        { content: text, mentionedUserIds, ...(mentionedGroup ? { mentionedGroup } : {}) },
      );
      receive(call);
      await call.catch((error: unknown) => {
        // A deleted message cannot be edited again.
        if (!(error instanceof OfficeError && error.status === 404)) throw error;
      });
    },
    onDelete: ({ messageId }) => receive(api.deleteMessage({ roomId, messageId })),
    onReact({ messageId, emoji }) {
      const reactions = findMessage(log(), messageId)?.reactions;
      if (!reactions) return;
      const isMine = reactions.some((one) => one.emoji === emoji && one.userIds.includes(userId));
      const path = { roomId, messageId };
      receive(isMine ? api.withdrawReaction(path, emoji) : api.react(path, emoji));
    },
    onPin({ messageId, pinned }) {
      const path = { roomId, messageId };
      receive(pinned ? api.pinMessage(path) : api.unpinMessage(path));
    },
    onRemovePreview: ({ messageId, previewId }) =>
      receive(api.removePreview({ roomId, messageId, previewId })),
    onResend: (event) => outbox.retry(event.key),
    onDiscard: (event) => outbox.discard(event.key),
    onDraftChange: ({ text }) => drafts.set(key, text),
    onTyping: () => typing.typed(key),
    onAddFiles: ({ files }) => uploads.add(key, files),
    onRemoveFile: ({ fileId }) => uploads.remove(key, fileId),
    onRetryFile: ({ fileId }) => uploads.retry(key, fileId),
    onWantPages({ messageId, attachmentId }) {
      const fileKey = fileKeyOf(messageId, attachmentId);
      const link = fileKey && links.getSnapshot().get(fileKey);
      if (link) pdfs.request(link.fileKey, link.url);
    },
    onRenewFile({ messageId, attachmentId }) {
      const fileKey = fileKeyOf(messageId, attachmentId);
      if (fileKey) links.renew(fileKey);
    },
  };
}

export function findMessage(
  { root, messages }: RoomLog,
  messageId: string,
): Schemas['ChatMessage'] | undefined {
  return root?.id === messageId ? root : messages.find(({ id }) => id === messageId);
}

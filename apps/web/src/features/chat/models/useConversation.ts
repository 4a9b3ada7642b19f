import type { Schemas } from '@office/api';
import type { ComposerFile, ConversationCallbacks, ConversationState } from '@office/ui';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useStore } from '../../../lib/useStore.ts';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../platform/errors/errorText.ts';
import { recovery } from '../../../platform/recovery/serverRecovery.ts';
import { useChat } from './chatContext.ts';
import { keyOf, type ConversationRef } from './conversationRef.ts';
import type { RoomLog } from '../sync/roomLog.ts';
import type { Upload } from '../compose/Uploads.ts';
import { useMessageCalls } from '../pages/useMessageCalls.ts';

interface ConversationParts {
  place: ConversationRef;
  log: RoomLog;
  members: readonly Schemas['ChatMember'][];
  myId: string;
  /** One's own message goes to the end: it has to be shown. */
  onSent?(): void;
}

type Kept = Pick<ConversationState, 'draft' | 'files' | 'members' | 'typing'>;
type Raised = Omit<
  ConversationCallbacks,
  | 'onLoadOlder'
  | 'onLoadNewer'
  | 'onJumpToLatest'
  | 'onJumpToUnread'
  | 'onSeen'
  | 'onJump'
  | 'onOpenThread'
>;

/** What a room and a thread have in common: what is written there, and what is done with messages. */
export function useConversation(parts: ConversationParts): { kept: Kept; raised: Raised } {
  const { place, log, members, myId, onSent } = parts;
  const { roomId, threadRootId } = place;
  const { outbox, uploads, typing, drafts, links, pdfs } = useChat();
  const navigate = useNavigate();
  const key = keyOf(place);
  const calls = useMessageCalls(place, myId);
  const typingNames = useStore(typing, () => typing.in(key));
  const files = useStore(uploads, () => uploads.of(key));

  const wantLinks = useEffectEvent(() => {
    const shown = log.root ? [log.root, ...log.messages] : log.messages;
    links.want(shown.flatMap(({ attachments }) => attachments.map((file) => file.fileKey)));
  });
  useEffect(() => wantLinks(), [links, log.messages, log.root]);
  // Those that did not come are asked for once more.
  useEffect(() => recovery.onFound(() => wantLinks()), []);

  const messageOf = (messageId: string) =>
    log.root?.id === messageId ? log.root : log.messages.find(({ id }) => id === messageId);

  const attached = useMemo(() => files.map(toComposerFile), [files]);
  const named = useMemo(
    () =>
      members
        .filter(({ userId }) => userId !== myId)
        .map(({ userId, nameKanji, avatarUrl }) => ({ userId, name: nameKanji, avatarUrl })),
    [members, myId],
  );

  return {
    kept: { draft: drafts.get(key), files: attached, members: named, typing: typingNames },
    raised: {
      onOpenProfile: ({ userId }) => void navigate(`/people/${userId}`),
      onSend({ text, mentionedUserIds, fileIds, replyToId }) {
        const fileKeys = uploads.take(key, fileIds);
        outbox.add(roomId, {
          type: fileKeys.length > 0 ? 'FILE' : 'TEXT',
          content: text,
          ...(fileKeys.length > 0 ? { fileKeys } : {}),
          ...(replyToId ? { replyToId } : {}),
          ...(threadRootId ? { threadRootId } : {}),
          ...(mentionedUserIds.length > 0 ? { mentionedUserIds } : {}),
        });
        typing.sent(key);
        onSent?.();
      },
      onEdit: calls.edit,
      onDelete: calls.remove,
      onReact({ messageId, emoji }) {
        const message = messageOf(messageId);
        if (message) calls.react(message, emoji);
      },
      onCopyText: calls.copyText,
      onCopyLink: calls.copyLink,
      onWantPages({ messageId, attachmentId }) {
        const file = messageOf(messageId)?.attachments.find(({ id }) => id === attachmentId);
        const link = file && links.getSnapshot().get(file.fileKey);
        if (link) pdfs.want(link.fileKey, link.url);
      },
      onRenewFile({ messageId, attachmentId }) {
        const file = messageOf(messageId)?.attachments.find(({ id }) => id === attachmentId);
        if (file) links.renew(file.fileKey);
      },
      onResend: (event) => outbox.retry(event.key),
      onDiscard: (event) => outbox.discard(event.key),
      onDraftChange: ({ text }) => drafts.set(key, text),
      onTyping: () => typing.typed(key),
      onAddFiles: (event) => uploads.add(key, event.files),
      onRemoveFile: ({ fileId }) => uploads.remove(key, fileId),
      onRetryFile: ({ fileId }) => uploads.retry(key, fileId),
    },
  };
}

function toComposerFile({ id, file, previewUrl, state: upload }: Upload): ComposerFile {
  return {
    id,
    fileName: file.name,
    fileSize: file.size,
    ...(previewUrl ? { previewUrl } : {}),
    upload:
      upload.status === 'failed' ? { status: 'failed', text: errorText(upload.error) } : upload,
  };
}

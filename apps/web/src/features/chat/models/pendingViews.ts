import type { Schemas } from '@office/api';
import type { ChatAttachment, ChatMessage, ChatPerson } from '@office/ui';
import type { OutboxEntry } from '../compose/Outbox.ts';
import type { Upload } from '../compose/Uploads.ts';

/** The surroundings that a message on its way is shown in. */
export interface PendingContext {
  /** The member as others see them, so that nothing changes once the message is sent. */
  me: ChatPerson;
  members: readonly Schemas['ChatMember'][];
  offline: boolean;
  /** The text of an error, in the member's language. */
  translate(errorKey: string): string;
}

/** Maps an entry of the outbox to the message that it will be. */
export function toPendingMessage(
  { request, writtenAt, state, errorKey }: OutboxEntry,
  { me, members, offline, translate }: PendingContext,
  /** The messages above it, and the files that were uploaded here. */
  known: { stored: readonly ChatMessage[]; uploadOf(fileKey: string): Upload | undefined },
): ChatMessage {
  const { mentionedUserIds = [], mentionedGroup, fileKeys = [], replyToId } = request;
  const replyTo = replyToId ? quoteOf(replyToId, known.stored) : undefined;
  return {
    key: request.clientId,
    sender: me,
    isMine: true,
    text: request.content,
    mentions: members.flatMap(({ userId, nameKanji }) =>
      mentionedUserIds.includes(userId) ? [{ userId, name: nameKanji }] : [],
    ),
    attachments: fileKeys.map((fileKey) => toPendingAttachment(fileKey, known.uploadOf(fileKey))),
    reactions: [],
    createdAt: new Date(writtenAt).toISOString(),
    delivery:
      state === 'FAILED'
        ? { status: 'failed', ...(errorKey ? { text: translate(errorKey) } : {}) }
        : { status: 'sending', waiting: offline },
    ...(mentionedGroup ? { mentionedGroup } : {}),
    ...(replyTo ? { replyTo } : {}),
  };
}

function quoteOf(
  messageId: string,
  stored: readonly ChatMessage[],
): ChatMessage['replyTo'] | undefined {
  const quoted = stored.find((message) => message.messageId === messageId);
  return (
    quoted && {
      messageId,
      senderName: quoted.sender?.name ?? null,
      text: quoted.text,
      hasFiles: quoted.attachments.length > 0,
    }
  );
}

/** Knows only the name in the key after a reload. */
function toPendingAttachment(fileKey: string, upload: Upload | undefined): ChatAttachment {
  return {
    id: fileKey,
    fileName: upload?.file.name ?? fileKey.split('/').at(-1) ?? fileKey,
    fileSize: upload?.file.size ?? 0,
    mimeType: upload?.file.type ?? '',
    ...(upload?.previewUrl ? { url: upload.previewUrl } : {}),
  };
}

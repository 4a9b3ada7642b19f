import type { Schemas } from '@office/api';
import type { ChatAttachment, ChatMention, ChatMessage, ChatPerson } from '@office/ui/screens/chat';
import { displayName } from '@office/client/people/displayName.ts';
import type { OutboxEntry } from '../../compose/Outbox.ts';
import type { Upload } from '../../compose/Uploads.ts';

export interface PendingContext {
  /** The member as shown to others, so that the message does not change once it is sent. */
  me: ChatPerson;
  members: readonly Schemas['ChatMember'][];
  offline: boolean;
  translate(errorKey: string): string;
}

/** Texts contain the name that the member writes; English displays show the Latin name. */
export function toMention(
  member: Pick<Schemas['ChatMember'], 'userId' | 'nameKanji' | 'nameLatin'>,
): ChatMention {
  const { userId, nameKanji: name } = member;
  const shown = displayName(member);
  return { userId, name, ...(shown === name ? {} : { displayName: shown }) };
}

export function toPendingMessage(
  { request, writtenAt, state, errorKey }: OutboxEntry,
  { me, members, offline, translate }: PendingContext,
  known: { stored: readonly ChatMessage[]; uploadOf(fileKey: string): Upload | undefined },
): ChatMessage {
  const { mentionedUserIds = [], mentionedGroup, fileKeys = [], replyToId } = request;
  const replyTo = replyToId ? quoteOf(replyToId, known.stored) : undefined;
  return {
    key: request.clientId,
    sender: me,
    isMine: true,
    text: request.content,
    mentions: members
      .filter(({ userId }) => mentionedUserIds.includes(userId))
      .map((member) => toMention(member)),
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

/** After a reload only the file name in the key is known. */
function toPendingAttachment(fileKey: string, upload: Upload | undefined): ChatAttachment {
  return {
    id: fileKey,
    fileName: upload?.file.name ?? fileKey.split('/').at(-1) ?? fileKey,
    fileSize: upload?.file.size ?? 0,
    mimeType: upload?.file.type ?? '',
    ...(upload?.previewUrl ? { url: upload.previewUrl } : {}),
  };
}

import type { ChatAttachment, ChatMessage } from '../chat.ts';
import { visibleName } from '../fileName.ts';

export interface ViewerPicture {
  /** Stable while the message is stored, unlike the id of the file. */
  key: string;
  fileName: string;
  url: string;
  width?: number;
  height?: number;
}

export function isPicture({ mimeType, url, expired }: ChatAttachment): boolean {
  return mimeType.startsWith('image/') && url !== undefined && !expired;
}

export const pictureKey = (messageKey: string, index: number) => `${messageKey} ${index}`;

/** Pictures of the messages in display order. Skips deleted messages and expired files. */
export function picturesOf(messages: readonly ChatMessage[]): ViewerPicture[] {
  return messages.flatMap(({ key, attachments, deleted }) =>
    deleted ? [] : attachments.flatMap((attachment, index) => toPicture(attachment, key, index)),
  );
}

function toPicture(attachment: ChatAttachment, messageKey: string, index: number): ViewerPicture[] {
  const { url, width, height } = attachment;
  if (!isPicture(attachment) || !url) return [];
  return [
    {
      key: pictureKey(messageKey, index),
      fileName: visibleName(attachment.fileName),
      url,
      ...(width && height ? { width, height } : {}),
    },
  ];
}

import type { Schemas } from '@office/api';
import type { ListedMessageItem } from '@office/ui/screens/chat';
import { toNamedPerson } from '@office/client/people/displayName.ts';
import { textOf } from './forwarding.ts';
import { pathOfMessage } from '../roomPaths.ts';

/** Maps a message to a row that links to its room. A thread's first message is shown in the room. */
export function toListedMessage(
  message: Schemas['ChatMessage'],
  room: { id: string; type: Schemas['ChatRoomType'] },
): ListedMessageItem {
  const { id, roomId, sender, attachments, createdAt, deletedAt, threadRootId } = message;
  return {
    messageId: id,
    roomId,
    sender: sender && toNamedPerson(sender),
    text: textOf(message),
    fileNames: attachments.map(({ fileName }) => fileName),
    deleted: deletedAt !== null,
    createdAt,
    href: pathOfMessage({ room, id, threadRootId }),
  };
}
